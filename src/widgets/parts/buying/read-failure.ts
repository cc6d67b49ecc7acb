import { isServiceError } from '../../../core/errors.ts';

/** Why products could not be read, as far as a visitor can do something about it. */
export type ReadFailure = 'offline' | 'busy' | 'forbidden' | 'failed';

/** Returns the reason of a failed read of products. The catalogue has a message for each. */
export const readFailure = (error: unknown): ReadFailure => {
  if (!isServiceError(error)) return 'failed';
  if (error.kind === 'offline') return 'offline';
  if (error.status === 401 || error.status === 403) return 'forbidden';
  return error.status === 429 || error.status === 503 ? 'busy' : 'failed';
};
