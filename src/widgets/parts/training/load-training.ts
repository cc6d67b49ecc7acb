import { latePart } from '../../kit/element/late-part.ts';
import { createContext } from 'react';

/** Loads a line's training note and the place of the dialog, with their messages and styles. Source: TRN-01. */
export const loadTraining = latePart(() => import('./TrainingNote.tsx'));

/** The code of the cart whose trainings are shown and edited. Defaults to the current cart. */
export const TrainingCart = createContext('current');
