import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { formStyles } from '../../kit/forms/forms.ts';
import disclosure from '../../kit/styles/disclosure.css?inline';
import { WithWords } from '../../kit/element/WithWords.tsx';
import form from './training-form.css?inline';
import { TrainingDialog, type TrainingDialogProps } from './TrainingDialog.tsx';

export const styles = [...formStyles, disclosure, form];

/** Returns the dialog with the messages of the form components. */
export const bind = (catalogue: Catalogue) => ({
  TrainingDialog: (props: TrainingDialogProps) => (
    <WithWords catalogue={catalogue}>
      <TrainingDialog {...props} />
    </WithWords>
  ),
});
