import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import { DialogPlace } from './DialogPlace.tsx';
import { TrainingNote } from './TrainingNote.tsx';
import training from './training.css?inline';

export const styles = [dialog, training];

/** Returns a line's note and the place of the dialog, each with its own messages, which are added to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  TrainingNote: boundWords(TrainingNote)(catalogue),
  DialogPlace: boundWords(DialogPlace)(catalogue),
});
