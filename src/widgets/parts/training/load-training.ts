import { latePart } from '../../kit/element/late-part.ts';
import messages from './messages?languages';
import { createContext } from 'react';

/** Loads a line's training note and the place of the dialog, with their messages and styles. Source: TRN-01. */
export const loadTraining = latePart(() => import('./TrainingNote.tsx'), messages);

/** The code of the dialog, and that of the form below it. They are here so that neither shares a file with other pages. */
export const dialogCode = () => import('./TrainingDialog.tsx');
export const contactCode = () => import('./ContactForm.tsx');

/** The code of the cart whose trainings are shown and edited. Defaults to the current cart. */
export const TrainingCart = createContext('current');
