import { latePart } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

/** What a line says of its training, and the dialog's place, with their words and styles. Source: TRN-01. */
export const loadTraining = latePart(() => import('./training-part.tsx'), messages);

/**
 * The code of the dialog, and of the form in it that has the telephone plans of the world. They stand here, for a late part that loads
 * another one with whose code it shares something costs a file more, on other pages too.
 */
export const dialogCode = () => import('./dialog-part.tsx');
export const contactCode = () => import('./ContactForm.tsx');
