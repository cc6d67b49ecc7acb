import type { JourneyStep } from '../../../auth/journey/journey-step.ts';

const asked = ({ stage, callbacks }: JourneyStep): string =>
  JSON.stringify([
    stage,
    callbacks
      .map((one) => one.kind !== 'message' && [one.kind, 'prompt' in one && one.prompt])
      .filter(Boolean),
  ]);

/** Returns whether two steps ask the same, as after a wrong answer or a restart. */
export const asksAlike = (one: JourneyStep, other: JourneyStep): boolean => asked(one) === asked(other);
