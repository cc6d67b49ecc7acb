import { retryRead } from '../../core/http/retry-read.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import { fetchCart } from './read-cart.ts';

/**
 * The cart after a change whose answer was lost, which tells what became of it. Throws `CartChangeError` `cart.unconfirmed`, with the
 * loss as its cause, where it can't be read. Source: API-06 b.
 */
export const readAfterLoss = async (address: CartAddress, lost: unknown): Promise<Cart> => {
  try {
    return await retryRead(() => fetchCart(address));
  } catch {
    throw new CartChangeError('cart.unconfirmed', lost);
  }
};
