import type { Clock } from '../backend/core/clock.ts';

/** The result of an answer. `waits`: it was not checked. */
export type Verdict = 'right' | 'wrong' | 'waits';

/**
 * Counts wrong answers by the secret that was guessed, over all journeys. After five of them, no answer is checked for
 * a while.
 */
export type WrongAnswers = {
  /** Checks an answer about `secret`, such as `password user-mara`, and counts it. A right answer resets the count. */
  judge(secret: string, isRight: () => boolean): Verdict;
  /** Returns the milliseconds until answers are checked again; 0 if they are checked now. */
  waitMs(secret: string): number;
  clear(): void;
};

const MOST_WRONG = 5;
/** How long a wrong answer counts. After the fifth, it is how long everyone waits. */
const COUNTS_MS = 5 * 60_000;

/** Creates the counter. Its time is the services' clock. */
export const createWrongAnswers = (clock: Clock): WrongAnswers => {
  const counts = new Map<string, { wrong: number; last: number }>();
  const leftOf = (last: number): number => Math.max(0, COUNTS_MS - Math.abs(clock.now() - last));
  const known = (secret: string) => {
    for (const [key, { last }] of counts) if (leftOf(last) === 0) counts.delete(key);
    return counts.get(secret) ?? { wrong: 0, last: clock.now() };
  };
  const waitMs = (secret: string): number => {
    const { wrong, last } = known(secret);
    return wrong < MOST_WRONG ? 0 : leftOf(last);
  };
  return {
    judge: (secret, isRight) => {
      if (waitMs(secret) > 0) return 'waits';
      if (isRight()) {
        counts.delete(secret);
        return 'right';
      }
      counts.set(secret, { wrong: known(secret).wrong + 1, last: clock.now() });
      return 'wrong';
    },
    waitMs,
    clear: () => counts.clear(),
  };
};
