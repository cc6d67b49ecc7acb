import { CartChangeError, isCartGone } from '../../../api/cart/cart-failure.ts';
import { WriteError } from '../../../api/customer-write.ts';
import { isServiceError } from '../../../core/errors.ts';

/** Why a cart could not be saved, restored, renamed, copied or deleted. Catalogues have a message for each. */
export type SavedCartFailure =
  | 'offline'
  | 'forbidden' // 401, 403, or the person signed in or out meanwhile
  | 'gone' // deleted or restored elsewhere
  | 'changed' // 412: it changed since the shopper saw it
  | 'locked' // 409: an order of the cart is under way
  | 'busy' // 429, 503
  | 'refused' // 400: the same request will always fail
  | 'unconfirmed' // it is unknown whether it was done
  | 'notDone' // the answer was lost and nothing was done
  | 'failed';

const BY_STATUS: Readonly<Record<number, SavedCartFailure>> = {
  400: 'refused',
  401: 'forbidden',
  403: 'forbidden',
  404: 'gone',
  409: 'locked',
  412: 'changed',
  429: 'busy',
  503: 'busy',
};

/** Returns the reason of a failed call about a saved cart. Source: REL-01, CRT-07. */
export const savedCartFailure = (error: unknown): SavedCartFailure => {
  if (error instanceof CartChangeError || error instanceof WriteError)
    return error.code.endsWith('.notDone') ? 'notDone' : 'unconfirmed';
  if (isCartGone(error)) return 'gone';
  if (!isServiceError(error)) return 'failed';
  if (error.kind === 'offline') return 'offline';
  if (error.kind === 'session-changed') return 'forbidden';
  return BY_STATUS[error.status] ?? 'failed';
};
