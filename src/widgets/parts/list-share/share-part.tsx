import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import { ShareDialog, type ShareDialogProps } from './ShareDialog.tsx';

export const styles = [dialog];

/** Returns the dialog that shares a list, with its own messages. */
export const bind = (catalogue: Catalogue) => ({
  ShareDialog: (props: ShareDialogProps) => (
    <WithWords catalogue={catalogue}>
      <ShareDialog {...props} />
    </WithWords>
  ),
});
