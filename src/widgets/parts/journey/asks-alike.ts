import type { JourneyStep } from '../../../auth/journey/journey-step.ts';

const asked = ({ stage, callbacks }: JourneyStep): string =>
  JSON.stringify([
    stage,
    callbacks
      .map((one) => one.kind !== 'message' && [one.kind, 'prompt' in one && one.prompt])
      .filter(Boolean),
  ]);

/** Whether two steps ask the same: after a wrong answer, or a new start. */
export const asksAlike = (one: JourneyStep, other: JourneyStep): boolean => asked(one) === asked(other);
