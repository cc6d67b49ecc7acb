import { isServiceError, ServiceError } from '../../core/errors.ts';
import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import { CartChangeError, isCartOutdated } from './cart-failure.ts';
import type { Cart, CartEntry } from './cart.contract.ts';
import { removeEntry, updateEntry, type CartModification } from './cart-writes.contract.ts';
import { hasVersion, ifMatch } from './if-match.ts';
import { entryToChange, type PendingChange } from './meant-entry.rules.ts';
import { asNotSeen, isUndecided, readAfterLoss } from './read-after-loss.ts';
import { CART_KEY, fetchCart } from './read-cart.ts';

/** Loads the code for a plain OCC host, which has no versions. */
const loadByNumber = () => late(() => import('./change-by-number.ts'));

/** A line's new quantity; 0 removes it. `seen` is the cart that the shopper saw when deciding. */
export type LineChange = PendingChange & { seen: Cart };

/**
 * Sets the quantity of a line or removes it. The change is sent with the version that the shopper saw. If the cart has
 * changed since, the line is looked up in the current cart and the change is sent once more; the first one was refused, so
 * nothing is done twice. A plain OCC host has no versions. There the cart is read first, because its lines may have moved,
 * and again if the entry's number is refused. If the answer is lost or the service fails, the cart is read to see whether
 * the change happened. Among several entries of a product, the intended one is identified by its place or by a unique
 * quantity; no other entry is ever changed instead (API-06 b).
 *
 * Throws `CartChangeError` (`cart.lineGone`, `cart.lineUnclear`, `cart.otherLine`, `cart.otherSet`, `cart.unconfirmed`,
 * `cart.notDone`) or `ServiceError`.
 */
export const changeLine = async ({ seen, ...change }: LineChange): Promise<CartModification | undefined> => {
  const address = cartAddress();
  if (address === undefined) throw new CartChangeError('cart.lineGone');
  try {
    return await changeFrom(address, hasVersion(seen) ? seen : await fetchCart(address), change);
  } finally {
    runtime().registry.changed(CART_KEY);
  }
};

const changeFrom = async (
  address: CartAddress,
  before: Cart,
  change: PendingChange,
  isLast = false,
): Promise<CartModification | undefined> => {
  try {
    return await send(address, before, change);
  } catch (error) {
    if (isCartOutdated(error) && !isLast) return changeFrom(address, await fetchCart(address), change, true);
    throw error;
  }
};

const send = async (
  address: CartAddress,
  cart: Cart,
  change: PendingChange,
  isLast = false,
): Promise<CartModification | undefined> => {
  const { code, quantity } = change;
  const entry = entryToChange(cart, change);
  if (entry === 'unclear') throw new CartChangeError('cart.lineUnclear');
  if (entry === 'done') return undefined;
  if (entry === undefined) {
    if (quantity === 0) return undefined;
    throw new CartChangeError('cart.lineGone');
  }
  const path = { ...address, entryNumber: String(entry.entryNumber) };
  const headers = ifMatch(cart);
  try {
    if (!hasVersion(cart)) return await (await loadByNumber()).changeByNumber(address, cart, entry, quantity);
    if (quantity > 0)
      return await callService(updateEntry, { path, headers, body: { quantity, product: { code } } });
    await callService(removeEntry, { path, headers });
    return undefined;
  } catch (error) {
    if (isUndecided(error)) return confirm(address, change, { cart, entry }, error);
    if (!isEntryRefused(error) || hasVersion(cart)) throw error;
    const now = await fetchCart(address);
    const there = entryToChange(now, change);
    const isThere = typeof there === 'object' && there.entryNumber === entry.entryNumber;
    if (isLast || isThere) throw asRefusal(error);
    return send(address, now, change, true);
  }
};

/** Returns whether the host refused the entry's number: there is no such entry, or it has another product. Nothing was done. */
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

/**
 * Finds out from the cart what happened to a change whose answer was lost or a failure. If the line is as `before`, the
 * change was not done, and the service's error is thrown; without an answer, the change may still happen. If the line is
 * neither as before nor as asked, another tab changed it too (API-06 b).
 */
const confirm = async (
  address: CartAddress,
  change: PendingChange,
  before: { cart: Cart; entry: CartEntry },
  failure: ServiceError,
): Promise<undefined> => {
  const { quantity } = change;
  const byNumber = hasVersion(before.cart) ? undefined : await loadByNumber();
  const known =
    byNumber && failure.mayBeAtWork
      ? byNumber.noteUnanswered(address, before.cart, before.entry, quantity)
      : () => undefined;
  const cart = await readAfterLoss(address, failure);
  try {
    byNumber?.refuseOther(before.cart, cart, before.entry, quantity);
  } catch (error) {
    known();
    throw error;
  }
  const there = entryToChange(cart, change);
  // The line is in the cart, but its quantity may be unknown.
  const isDone =
    there === 'done' ||
    (there !== 'unclear' && (quantity === 0 ? there === undefined : there?.quantity === quantity));
  if (isDone) {
    known();
    return;
  }
  if (there === 'unclear' || there?.quantity !== before.entry.quantity)
    throw new CartChangeError('cart.unconfirmed', failure);
  throw asNotSeen(failure);
};
