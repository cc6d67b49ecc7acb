import type { IdleMatter } from '../../../core/dialogs/idle-matter.ts';

/** What author mode shows (EMB-11): nobody is signed out, and nothing counts. */
export const sampleIdle = (phase: IdleMatter['phase']): IdleMatter => ({
  phase,
  left: phase === 'notice' ? 60 : 15,
  stay: () => undefined,
});
