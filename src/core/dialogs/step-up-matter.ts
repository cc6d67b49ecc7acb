import type { PageRegistry } from '../registry/registry.ts';
import type { Advice } from '../registry/session-door.ts';

/** A proof that `<assess-session>` has the shopper give, in a dialog (IDN-05). It ends with their sign-in (SES-13). */
export type StepUpMatter = {
  advice: Advice;
  /** Whether it was given. Once. */
  settle(proven: boolean): void;
  settled: Promise<boolean>;
};

export const STEP_UPS = 'step-ups';
const NONE: readonly StepUpMatter[] = [];

/** What waits, oldest first: the first is shown. The same array until it changes. */
export const stepUpMatters = (registry: PageRegistry): readonly StepUpMatter[] =>
  (registry.reading(STEP_UPS).data as readonly StepUpMatter[] | undefined) ?? NONE;
