import { isServiceError } from '../../core/errors.ts';
import type { TakenLine } from './taken-instead.rules.ts';

/** The server no longer has this cart: it expired or became an order (OCC's CartError). An unknown product is another type. */
export const isCartGone = (error: unknown): boolean =>
  isServiceError(error) &&
  error.kind === 'status' &&
  (error.status === 404 || error.status === 400) &&
  error.type === 'CartError';

/** The cart changed since it was read: If-Match named an old version. */
export const isCartOutdated = (error: unknown): boolean => isServiceError(error) && error.status === 412;

/** A change of the cart that did not happen, or of which nobody knows whether it did. `code` decides the words. */
export class CartChangeError extends Error {
  override readonly name = 'CartChangeError';
  readonly code:
    | 'cart.lineGone'
    | 'cart.lineUnclear'
    | 'cart.otherLine'
    | 'cart.otherSet'
    | 'cart.unconfirmed'
    | 'cart.notDone';
  /** Lines that went out of the cart, or were set, in place of the one that was meant; as they were before. */
  readonly taken: readonly TakenLine[];
  /** Not known, since no answer came; the cart was read and shows nothing of it yet. */
  readonly notSeen: boolean;

  constructor(
    code: CartChangeError['code'],
    cause?: unknown,
    taken: readonly TakenLine[] = [],
    notSeen = false,
  ) {
    super(code, { cause });
    this.code = code;
    this.taken = taken;
    this.notSeen = notSeen;
  }
}

/** Nobody knows whether the change was done. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof CartChangeError && error.code === 'cart.unconfirmed';
