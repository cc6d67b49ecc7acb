import type { Advice } from '../registry/session-door.ts';
import { defineMatters } from './page-matters.ts';

/**
 * A request for a proof of identity, which `<assess-session>` shows as a dialog (IDN-05). It ends when the visitor changes
 * (SES-13).
 */
export type StepUpMatter = {
  advice: Advice;
  /** Closes the dialog. `proven` says whether the shopper gave the proof. Call it once. */
  settle(proven: boolean): void;
  settled: Promise<boolean>;
};

/** The waiting requests, oldest first. Only the first is shown. */
export const stepUpMatters = defineMatters<StepUpMatter>('step-ups');
