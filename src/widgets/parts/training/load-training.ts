import { latePart } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

/** Loads a line's training note and the place of the dialog, with their messages and styles. Source: TRN-01. */
export const loadTraining = latePart(() => import('./TrainingNote.tsx'), messages);

/**
 * Loads the code of the dialog, and below it that of its form with the world's telephone plans. Both are here because a
 * late part that loads another one which shares code with it would add a file, also on other pages.
 */
export const dialogCode = () => import('./TrainingDialog.tsx');
export const contactCode = () => import('./ContactForm.tsx');
