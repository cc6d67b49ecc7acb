import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError } from './cart-failure.ts';
import { updateEntry, type CartModification } from './cart-writes.contract.ts';
import type { Cart, CartEntry } from './cart.contract.ts';
import { fetchCart } from './read-cart.ts';
import { lineBefore, setInstead, type TakenLine } from './taken-instead.rules.ts';

/**
 * Sets the quantity of an entry of a cart without versions. A host should refuse another product's code, but one that does not heed it
 * sets whatever stands at the number: the answer names that product, and where it names none, or is lost, the cart is read once more.
 * The other line is told and not set back, since another tab may have changed it.
 * Throws `CartChangeError` `cart.otherSet` with this line, else what the call throws. Source: API-06 b.
 */
export const setByNumber = async (
  address: CartAddress,
  cart: Cart,
  entry: CartEntry,
  quantity: number,
): Promise<CartModification> => {
  const { code } = entry.product;
  const path = { ...address, entryNumber: String(entry.entryNumber) };
  try {
    const answer = await callService(updateEntry, { path, body: { quantity, product: { code } } });
    const there = answer.entry?.product;
    if (there === undefined) refuse(await otherIn(address, cart, entry, quantity));
    else if (there.code !== code) refuse(lineBefore(cart, there, entry.entryNumber));
    return answer;
  } catch (error) {
    if (isServiceError(error) && error.answerLost) refuse(await otherIn(address, cart, entry, quantity));
    throw error;
  }
};

const otherIn = async (
  address: CartAddress,
  before: Cart,
  meant: CartEntry,
  quantity: number,
): Promise<TakenLine | undefined> => {
  // Without it nobody knows more than the answer says.
  const after = await retryRead(() => fetchCart(address)).catch(() => undefined);
  return after && setInstead(before, after, meant, quantity);
};

const refuse = (other: TakenLine | undefined): void => {
  if (other) throw new CartChangeError('cart.otherSet', undefined, [other]);
};
