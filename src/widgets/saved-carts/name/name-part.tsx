import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { NameDialog, type NameDialogProps, savedCartStyles } from '../../parts/saved-carts/NameDialog.tsx';

export const styles = savedCartStyles;

/** Returns the dialog with the texts of its form. */
export const bind = (catalogue: Catalogue) => ({
  CartName: (props: Omit<NameDialogProps, 'part'>) => (
    <WithWords catalogue={catalogue}>
      <NameDialog part="dialog" {...props} />
    </WithWords>
  ),
});
