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
 * Changes of an entry in a cart without versions, where the number may belong to another line by the time of the call. If
 * another line was changed, this is reported but not undone automatically, because another tab may have intended it.
 */

/**
 * Sets the quantity of an entry; 0 removes it. A host should refuse a number whose line has another product, but some
 * change that line anyway, and a DELETE does not name the product. So if the answer does not identify the line, the cart is
 * read once more; with several entries of one product it never does.
 *
 * Throws `CartChangeError`: `cart.otherSet` or `cart.otherLine` with the lines that were changed instead, or
 * `cart.unconfirmed` if that is unclear. Otherwise throws what the call throws. Source: API-06 b.
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
  // Without it, only the answer is known.
  const after = await retryRead(() => fetchCart(address)).catch(() => undefined);
  if (after) refuseOther(before, after, meant, quantity);
};

/** Records a change that had no answer. Returns the function to call when its result is known. */
export const noteUnanswered = (
  address: CartAddress,
  cart: Cart,
  entry: CartEntry,
  quantity: number,
): (() => void) => {
  noteLateChange(address, cart, entry, quantity);
  return () => endLateChange(address, entry.product.code);
};

/** Throws `CartChangeError` with the lines that were changed instead of the intended one. */
export const refuseOther = (before: Cart, after: Cart, meant: CartEntry, quantity: number): void => {
  if (quantity > 0) {
    const other = setInstead(before, after, meant, quantity);
    if (other) throw new CartChangeError('cart.otherSet', undefined, [other]);
  } else {
    const taken = takenInstead(before, after, meant);
    if (taken.length > 0) throw new CartChangeError('cart.otherLine', undefined, taken);
  }
};
