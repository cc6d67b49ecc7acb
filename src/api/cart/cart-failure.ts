import { isServiceError } from '../../core/errors.ts';

/** Returns whether the server no longer has the cart: it expired or became an order (OCC's CartError). */
export const isCartGone = (error: unknown): boolean =>
  isServiceError(error) &&
  error.kind === 'status' &&
  (error.status === 404 || error.status === 400) &&
  error.type === 'CartError';

/** A change of the cart that did not happen, or whose result is unknown. `code` decides the message. */
export class CartChangeError extends Error {
  override readonly name = 'CartChangeError';
  readonly code: 'cart.lineGone' | 'cart.lineUnclear' | 'cart.unconfirmed' | 'cart.notDone';
  /** True if no answer came and the cart, as read since, does not show the change. */
  readonly notSeen: boolean;

  constructor(code: CartChangeError['code'], cause?: unknown, notSeen = false) {
    super(code, { cause });
    this.code = code;
    this.notSeen = notSeen;
  }
}

/** Returns whether it is unknown if the change was done. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof CartChangeError && error.code === 'cart.unconfirmed';

/** Gives undefined for a cart that is gone. Throws any other error. */
export const unlessGone = (error: unknown): undefined => {
  if (!isCartGone(error)) throw error;
};
