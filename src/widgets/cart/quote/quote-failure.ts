import { WriteError } from '../../../api/customer-write.ts';
import { isServiceError } from '../../../core/errors.ts';

/** Why a press made no quote. `unknown` means that a quote may have been made. */
export type QuoteFailure = 'nothing' | 'unknown' | 'changed' | 'signedOut' | 'offline';

/** Returns the reason for a failed try to make a quote. Source: QTE-01 c, d. */
export const quoteFailure = (error: unknown): QuoteFailure => {
  if (error instanceof WriteError) return error.code === 'write.notDone' ? 'nothing' : 'unknown';
  if (!isServiceError(error)) return 'unknown';
  if (error.kind === 'offline') return 'offline';
  if (error.kind === 'session-changed' || error.status === 401) return 'signedOut';
  if (error.status === 412) return 'changed';
  return error.kind === 'status' && error.status < 500 ? 'nothing' : 'unknown';
};
