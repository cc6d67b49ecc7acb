import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError } from './cart-failure.ts';
import { removeEntry } from './cart-writes.contract.ts';
import type { Cart, CartEntry } from './cart.contract.ts';
import { fetchCart } from './read-cart.ts';
import { takenInstead } from './taken-instead.rules.ts';

/**
 * Removes an entry of a cart without versions, where a DELETE names no product: when another tab moves the numbers between the
 * reading and the call, it takes another product's line. So the cart is read once more. A line that went in place of the meant one is
 * told and offered to be put back, and not put back by itself, since another tab may have taken it out on purpose.
 * Throws `CartChangeError` `cart.otherLine` with these lines, else what the call throws. Source: API-06 b.
 */
export const removeByNumber = async (address: CartAddress, cart: Cart, entry: CartEntry): Promise<void> => {
  const path = { ...address, entryNumber: String(entry.entryNumber) };
  try {
    await callService(removeEntry, { path });
  } catch (error) {
    if (isServiceError(error) && error.answerLost) await refuseOther(address, cart, entry);
    throw error;
  }
  await refuseOther(address, cart, entry);
};

const refuseOther = async (address: CartAddress, before: Cart, meant: CartEntry): Promise<void> => {
  // Without it nobody knows more than the answer says.
  const after = await retryRead(() => fetchCart(address)).catch(() => undefined);
  const taken = after ? takenInstead(before, after, meant) : [];
  if (taken.length > 0) throw new CartChangeError('cart.otherLine', undefined, taken);
};
