import { OccError } from './occ-error.ts';
import type { Services } from './services.ts';

/** How many wrong tries are let pass within how many milliseconds. */
export type TriesAllowed = { most: number; withinMs: number };

type Needed = Pick<Services, 'repository' | 'clock'>;
type Tries = { at: readonly number[] };

/**
 * Counts wrong tries under a name of their own, each for somebody or something: a customer, a network address, a number.
 * Right ones between reset nothing.
 */
export const wrongTries = (name: string, { most, withinMs }: TriesAllowed, { repository, clock }: Needed) => {
  const kept = repository.collection<Tries>(name);
  const recent = (of: string): readonly number[] =>
    (kept.get(of)?.at ?? []).filter((at) => at > clock.now() - withinMs);
  return {
    /** Throws 429 with the seconds to wait, if there were too many. */
    check: (of: string): void => {
      const at = recent(of);
      if (at.length < most) return;
      const wait = Math.ceil((at.at(-most)! + withinMs - clock.now()) / 1000);
      throw new OccError(
        429,
        [{ type: 'TooManyAttemptsError', message: 'Too many wrong numbers. Wait a while.', reason: 'wait' }],
        { 'Retry-After': String(wait) },
      );
    },
    note: (of: string): void => kept.put(of, of, { at: [...recent(of), clock.now()] }),
  };
};
