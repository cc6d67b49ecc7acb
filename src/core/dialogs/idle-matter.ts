import { defineMatters } from './page-matters.ts';

/** The notice or warning that `<assess-session>` shows when the shopper has been inactive for long (SES-05, REL-08). */
export type IdleMatter = {
  /** `notice` is a quiet notice. `warning` comes later and interrupts. */
  phase: 'notice' | 'warning';
  /** Seconds until the automatic sign-out. */
  left: number;
  /** Keeps the session: the shopper has said that they are still there. */
  stay(): void;
};

/** Holds at most one matter, and none while the shopper is active. Each second's matter replaces the previous one. */
export const idleMatters = defineMatters<IdleMatter>('idle matters', () => true);
