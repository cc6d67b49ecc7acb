import { now } from './clock.ts';
import { isServiceError } from './errors.ts';

/** How long to wait after too many tries if the service names no time. */
const WAIT_MS = 15 * 60_000;

/** Returns when a call that failed now may be tried again, in milliseconds since the epoch: as the service says, else in 15 minutes. */
export const waitUntil = (error: unknown): number =>
  now() + ((isServiceError(error) ? error.retryAfterMs : undefined) ?? WAIT_MS);
