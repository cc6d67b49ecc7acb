import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { formStyles } from '../../kit/forms/forms.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import own from './quote.css?inline';
import { QuoteDialog, type QuoteDialogProps } from './QuoteDialog.tsx';

export const styles = [...formStyles, dialog, own];

/** Returns the dialog with its own texts in addition to the cart's. */
export const bind = (catalogue: Catalogue) => ({
  QuoteDialog: (props: QuoteDialogProps) => (
    <WithWords catalogue={catalogue}>
      <QuoteDialog {...props} />
    </WithWords>
  ),
});
