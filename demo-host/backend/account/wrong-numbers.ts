import { OccError } from '../core/occ-error.ts';
import type { Repository } from '../core/repository.ts';
import type { Services } from '../core/services.ts';

/** The most wrong numbers of a customer in a quarter of an hour. Source: CHK-02 e. */
const MOST = 5;
const WITHIN_MS = 15 * 60_000;

type Tries = { at: readonly number[] };
type Needed = Pick<Services, 'repository' | 'clock'>;

/** Wrong numbers by customer. */
export const attemptsIn = (repository: Repository) => repository.collection<Tries>('wrong account numbers');

const recent = (user: string, services: Needed): readonly number[] =>
  (attemptsIn(services.repository).get(user)?.at ?? []).filter((at) => at > services.clock.now() - WITHIN_MS);

/** Throws 429 with the seconds to wait, if the customer has entered too many wrong numbers. */
export const checkAttempts = (user: string, services: Needed): void => {
  const at = recent(user, services);
  if (at.length < MOST) return;
  const wait = Math.ceil((at[0]! + WITHIN_MS - services.clock.now()) / 1000);
  throw new OccError(
    429,
    [{ type: 'TooManyAttemptsError', message: 'Too many wrong numbers. Wait a while.', reason: 'wait' }],
    { 'Retry-After': String(wait) },
  );
};

export const noteWrong = (user: string, services: Needed): void =>
  attemptsIn(services.repository).put(user, user, { at: [...recent(user, services), services.clock.now()] });

export const forgetAttempts = (user: string, services: Needed): void =>
  attemptsIn(services.repository).remove(user);
