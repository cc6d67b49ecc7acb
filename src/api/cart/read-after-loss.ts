import { isServiceError, type ServiceError } from '../../core/errors.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import { fetchCart } from './read-cart.ts';

/** True where the answer does not tell whether the change was done. Source: API-06 b. */
export const isUndecided = (error: unknown): error is ServiceError =>
  isServiceError(error) && error.undecided;

/**
 * What is told of a change of which the cart shows nothing: nobody knows while it may be at work; else what the service said, or that it
 * was not done.
 */
export const asNotSeen = (failure: ServiceError): Error => {
  if (failure.mayBeAtWork) return new CartChangeError('cart.unconfirmed', failure, [], true);
  return failure.answerLost ? new CartChangeError('cart.notDone', failure) : failure;
};

/**
 * The cart after a change whose answer was lost or a failure, which tells what became of it. Throws `CartChangeError` `cart.unconfirmed`, with the
 * loss as its cause, where it can't be read. Source: API-06 b.
 */
export const readAfterLoss = async (address: CartAddress, lost: unknown): Promise<Cart> => {
  try {
    return await retryRead(() => fetchCart(address));
  } catch {
    throw new CartChangeError('cart.unconfirmed', lost);
  }
};
