import type { ReactNode } from 'react';
import type { TrainingChange } from '../../../api/training/training-change.ts';
import type { DayBounds, TrainingPart } from '../../../api/training/training.rules.ts';
import type { OwnDraft } from '../drafts/own-draft.ts';
import type { TrainingEntry } from './useTrainingCart.ts';

/** The props that the dialog passes to the form of each part. */
export type PartFormProps = {
  line: TrainingEntry;
  seats: number;
  /** The days that may be requested. */
  days: DayBounds;
  draft: OwnDraft;
  /** Where what of a pasted list is not added lies. */
  restDraft: OwnDraft;
  /** What is asked for next; undefined where nothing else is missing. */
  next: TrainingPart | undefined;
  /**
   * Saves the part. If it is the last one, closes the dialog. Resolves with false if it was not saved; the reason is
   * then shown.
   */
  save: (change: TrainingChange, isLast: boolean) => Promise<boolean>;
  /** Called with the number of participants without an error. */
  onCount: (count: number) => void;
  /** Whether what stands in the fields differs from what is saved. */
  onChanged: (isChanged: boolean) => void;
  failure: ReactNode;
  /**
   * Set if the line left the cart, so that nothing can be saved: `line` if the page's cart shows it, `told` if the last
   * save found out.
   */
  gone: 'line' | 'told' | undefined;
};
