import type { Services } from '../core/commerce-call.ts';
import { OccError } from '../core/occ-error.ts';

/** Five wrong numbers in a quarter of an hour, counted by customer. Source: CHK-02 e. */
const MOST = 5;
const WITHIN_MS = 15 * 60_000;

type Tries = { at: readonly number[] };
type Needed = Pick<Services, 'repository' | 'clock'>;

const tries = ({ repository }: Needed) => repository.collection<Tries>('wrong account numbers');

const recent = (user: string, services: Needed): readonly number[] =>
  (tries(services).get(user)?.at ?? []).filter((at) => at > services.clock.now() - WITHIN_MS);

/** Refuses with 429 and the seconds to wait. */
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
  tries(services).put(user, user, { at: [...recent(user, services), services.clock.now()] });

export const forgetAttempts = (user: string, services: Needed): void => tries(services).remove(user);
