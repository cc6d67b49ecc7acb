import type { IdleMatter } from '../../../core/dialogs/idle-matter.ts';

/** Returns the sample of author mode (EMB-11). Nobody is signed out, and nothing counts down. */
export const sampleIdle = (phase: IdleMatter['phase']): IdleMatter => ({
  phase,
  left: phase === 'notice' ? 60 : 15,
  stay: () => undefined,
});
