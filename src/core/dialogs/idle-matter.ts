import { defineMatters } from './page-matters.ts';

/** Nobody has been there for long: what `<assess-session>` shows of it (SES-05, REL-08). */
export type IdleMatter = {
  /** A quiet notice first, then a warning that interrupts. */
  phase: 'notice' | 'warning';
  /** Seconds until the sign-out. */
  left: number;
  /** The shopper is there. */
  stay(): void;
};

/** Empty while somebody is there, else one: each second's replaces the one before. */
export const idleMatters = defineMatters<IdleMatter>('idle matters', () => true);
