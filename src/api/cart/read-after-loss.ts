import { isServiceError, type ServiceError } from '../../core/errors.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import { fetchCart } from './read-cart.ts';

/** Returns whether the error leaves open whether the change was done. Source: API-06 b. */
export const isUndecided = (error: unknown): error is ServiceError =>
  isServiceError(error) && error.undecided;

/** Returns the error for a change that the cart does not show: unconfirmed, the service's, or not done. */
export const asNotSeen = (failure: ServiceError): Error => {
  if (failure.mayBeAtWork) return new CartChangeError('cart.unconfirmed', failure, true);
  return failure.answerLost ? new CartChangeError('cart.notDone', failure) : failure;
};

/** Reads the cart after a lost answer or a failure. Throws `cart.unconfirmed`, caused by `lost`. Source: API-06 b. */
export const readAfterLoss = async (address: CartAddress, lost: unknown): Promise<Cart> => {
  try {
    return await retryRead(() => fetchCart(address));
  } catch {
    throw new CartChangeError('cart.unconfirmed', lost);
  }
};
