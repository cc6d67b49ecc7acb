import type { Advice } from '../registry/session-door.ts';
import { defineMatters } from './page-matters.ts';

/** A proof that `<assess-session>` has the shopper give, in a dialog (IDN-05). It ends with their sign-in (SES-13). */
export type StepUpMatter = {
  advice: Advice;
  /** Whether it was given. Once. */
  settle(proven: boolean): void;
  settled: Promise<boolean>;
};

/** What waits, oldest first: the first is shown. */
export const stepUpMatters = defineMatters<StepUpMatter>('step-ups');
