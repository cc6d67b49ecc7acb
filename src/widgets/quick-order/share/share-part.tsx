import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { bind as bindShare, styles } from '../../parts/list-share/ShareDialog.tsx';
import { sharedRows } from './shared-rows.ts';
import type { ShareRowsProps } from './ShareRowsPlace.tsx';

export { styles };

/** Returns the dialog that shares the rows, with its own texts. */
export const bind = (catalogue: Catalogue) => {
  const ShareDialog = bindShare(catalogue);
  return {
    ShareRowsDialog: ({ title, views, onClose }: ShareRowsProps) => (
      <ShareDialog part="dialog" title={title} name="" onClose={onClose} {...sharedRows(views)} />
    ),
  };
};
