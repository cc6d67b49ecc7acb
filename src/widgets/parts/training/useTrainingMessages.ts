import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

export type TrainingKey = keyof typeof en;

/** Returns the translator for trainings. */
export const useTrainingMessages = () => useMessages<TrainingKey>();
