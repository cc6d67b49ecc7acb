import type { ReactNode } from 'react';
import type { TrainingChange } from '../../../api/training/training-change.ts';
import type { DayBounds, TrainingPart } from '../../../api/training/training.rules.ts';
import type { OwnDraft } from '../commerce/own-draft.ts';
import type { TrainingEntry } from './useTrainingCart.ts';

/** What the form of each part gets from the dialog. */
export type PartFormProps = {
  line: TrainingEntry;
  seats: number;
  /** The days that may be asked for. */
  days: DayBounds;
  draft: OwnDraft;
  /** What is asked for next; undefined where nothing else is missing. */
  next: TrainingPart | undefined;
  /** Saves it, then closes the dialog where it is the last; false when it was not saved, and why is on show. */
  save: (change: TrainingChange, isLast: boolean) => Promise<boolean>;
  /** How many participants are faultless. */
  onCount: (count: number) => void;
  failure: ReactNode;
  /** The line left the cart, by what the page knows (`line`), or by what the last save found (`told`): there is nothing to save to. */
  gone: 'line' | 'told' | undefined;
};
