import { isServiceError, type ServiceError } from '../../core/errors.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import { fetchCart } from './read-cart.ts';

/**
 * True where the answer does not tell whether the change was done: it was lost, or the service failed, maybe once the work was done.
 * Source: API-06 b.
 */
export const isUndecided = (error: unknown): error is ServiceError =>
  isServiceError(error) && (error.answerLost || error.status >= 500 || error.status === 408);

/**
 * True where no answer came, or a service on the way says that none came to it: the work may still be under way, and be done once the cart
 * was read. Source: API-06 b.
 */
export const mayBeAtWork = ({ kind, status }: ServiceError): boolean =>
  kind === 'timeout' || kind === 'network' || kind === 'aborted' || status === 408 || status === 504;

/**
 * What is told of a change of which the cart shows nothing: nobody knows while it may be at work; else what the service said, or that it
 * was not done.
 */
export const asNotSeen = (failure: ServiceError): Error => {
  if (mayBeAtWork(failure)) return new CartChangeError('cart.unconfirmed', failure, [], true);
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
