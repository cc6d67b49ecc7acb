import { isServiceError, ServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import { CartChangeError } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import type { CartModification } from './cart-writes.contract.ts';
import { entryToChange, type PendingChange } from './meant-entry.rules.ts';
import { CART_KEY, fetchCart } from './read-cart.ts';
import { sendChange } from './unanswered.ts';

/** A line's new quantity; 0 removes it. `seen` is the cart that the shopper saw when deciding. */
export type LineChange = PendingChange & { seen: Cart };

/**
 * Sets the quantity of a line or removes it. The call names the entry's number and product. If the store refuses the
 * number, because another tab has removed an earlier line, the line is looked up in the current cart and the change is sent
 * once more; the first one was refused, so nothing is done twice. A plain OCC host's cart, and one with several entries of
 * the product, is read first. Among several entries, the intended one is identified by its place or by a unique quantity;
 * no other entry is ever changed instead (API-06 b).
 *
 * Throws `CartChangeError` (`cart.lineGone`, `cart.lineUnclear`, `cart.unconfirmed`) or `ServiceError`.
 */
export const changeLine = async ({ seen, ...change }: LineChange): Promise<CartModification | undefined> => {
  const address = cartAddress();
  if (address === undefined) throw new CartChangeError('cart.lineGone');
  const isKnown = runtime().config.commerceExtensions && change.meant === undefined;
  try {
    return await send(address, isKnown ? seen : await fetchCart(address), change);
  } finally {
    runtime().registry.changed(CART_KEY);
  }
};

const send = async (
  address: CartAddress,
  cart: Cart,
  change: PendingChange,
  isLast = false,
): Promise<CartModification | undefined> => {
  const line = entryToChange(cart, change);
  if (line === 'unclear') throw new CartChangeError('cart.lineUnclear');
  if (line === 'done') return undefined;
  if (line === undefined) {
    if (change.quantity === 0) return undefined;
    throw new CartChangeError('cart.lineGone');
  }
  const entry = line.entryNumber;
  try {
    const [answer] = await sendChange(address, cart, { change, entry });
    return answer;
  } catch (error) {
    if (!isEntryRefused(error)) throw error;
    const now = await fetchCart(address);
    const there = entryToChange(now, change);
    const isThere = typeof there === 'object' && there.entryNumber === entry;
    if (isLast || isThere) throw asRefusal(error);
    return send(address, now, change, true);
  }
};

/** Returns whether the store refused the entry's number: there is no such entry, or it has another product. Nothing was done. */
const isEntryRefused = (error: unknown): error is ServiceError =>
  isServiceError(error) && (error.type === 'CartEntryError' || error.type === 'ValidationError');

/** Converts the error for a line that is still in the cart, although the store refused its number. */
const asRefusal = (error: ServiceError): ServiceError =>
  error.type === 'CartEntryError'
    ? new ServiceError(
        error.message,
        { kind: 'status', status: 400, requestId: error.requestId },
        { cause: error },
      )
    : error;
