import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError } from './cart-failure.ts';
import { removeEntry, updateEntry, type CartModification } from './cart-writes.contract.ts';
import type { Cart, CartEntry } from './cart.contract.ts';
import { endLateChange, noteLateChange, wishLater } from './late-changes.ts';
import { fetchCart } from './read-cart.ts';
import { lineBefore, setInstead, takenInstead } from './taken-instead.rules.ts';

/*
 * Changes of an entry of a cart without versions, where its number may be another line's by the time of the call. What was done to
 * another line is told, and not taken back by itself, since another tab may have meant it.
 */

/**
 * Sets the quantity of an entry; 0 removes it. A host should refuse another product's code, but one that does not heed it sets whatever
 * stands at the number, and a DELETE names no product: so the cart is read once more where the answer does not tell the line, which of
 * several entries of one product none does. Throws `CartChangeError` `cart.otherSet` or `cart.otherLine` with what was changed in place
 * of the meant line, `cart.unconfirmed` where that is not changed, else what the call throws. Source: API-06 b.
 */
export const changeByNumber = async (
  address: CartAddress,
  cart: Cart,
  entry: CartEntry,
  quantity: number,
): Promise<CartModification | undefined> => {
  const { code } = entry.product;
  const path = { ...address, entryNumber: String(entry.entryNumber) };
  wishLater(address, code, quantity);
  if (quantity === 0) {
    await callService(removeEntry, { path });
    await look(address, cart, entry, quantity);
    return undefined;
  }
  const answer = await callService(updateEntry, { path, body: { quantity, product: { code } } });
  const there = answer.entry?.product;
  const isOneOfSeveral = cart.entries.filter(({ product }) => product.code === code).length > 1;
  if (there !== undefined && there.code !== code)
    throw new CartChangeError('cart.otherSet', undefined, [lineBefore(cart, there, entry.entryNumber)]);
  if (there === undefined || isOneOfSeveral) await look(address, cart, entry, quantity);
  return answer;
};

const look = async (
  address: CartAddress,
  before: Cart,
  meant: CartEntry,
  quantity: number,
): Promise<void> => {
  // Without it nobody knows more than the answer says.
  const after = await retryRead(() => fetchCart(address)).catch(() => undefined);
  if (after) refuseOther(before, after, meant, quantity);
};

/** Notes a change that had no answer; gives the way to say that it is known what it did. */
export const noteUnanswered = (
  address: CartAddress,
  cart: Cart,
  entry: CartEntry,
  quantity: number,
): (() => void) => {
  noteLateChange(address, cart, entry, quantity);
  return () => endLateChange(address, entry.product.code);
};

/** Throws `CartChangeError` with the lines that were changed in place of the meant one. */
export const refuseOther = (before: Cart, after: Cart, meant: CartEntry, quantity: number): void => {
  if (quantity > 0) {
    const other = setInstead(before, after, meant, quantity);
    if (other) throw new CartChangeError('cart.otherSet', undefined, [other]);
  } else {
    const taken = takenInstead(before, after, meant);
    if (taken.length > 0) throw new CartChangeError('cart.otherLine', undefined, taken);
  }
};
