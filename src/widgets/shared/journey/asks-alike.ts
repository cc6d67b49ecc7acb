import type { JourneyStep } from '../../../auth/journey/journey-step.ts';

const asked = ({ stage, passkey, callbacks }: JourneyStep): string =>
  JSON.stringify([
    stage,
    passkey?.for,
    callbacks.map((one) => [one.kind, 'prompt' in one && one.prompt]).filter(([kind]) => kind !== 'message'),
  ]);

/** Whether two steps ask the same: after a wrong answer, or a new start. */
export const asksAlike = (one: JourneyStep, other: JourneyStep): boolean => asked(one) === asked(other);
