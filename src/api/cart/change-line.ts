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

/** Only a plain OCC host, which has no versions, needs it. */
const loadByNumber = () => late(() => import('./change-by-number.ts'));

/** A line's new quantity; 0 removes it. `seen` is the cart the shopper looked at when deciding. */
export type LineChange = PendingChange & { seen: Cart };

/**
 * Sets the quantity of a line or removes it. Sent with the version the shopper saw; when the cart has moved on, the
 * line is looked up in the cart as it is now and the change sent once more (the first was refused, so nothing is
 * done twice). A plain OCC host knows no versions: there the cart is read first, for its lines may have moved, and read again where the
 * entry's number is refused. When the answer is lost, or a failure of the service, the cart is read to see whether the change happened.
 * Among several entries of its product the meant one is told by its place, or by a quantity that no other has; no other is ever changed in its stead (API-06 b).
 * Throws `CartChangeError` (`cart.lineGone`, `cart.lineUnclear`, `cart.otherLine`, `cart.otherSet`, `cart.unconfirmed`, `cart.notDone`) or `ServiceError`.
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

/** The entry of this number is none, or another product's: its lines may have moved, and nothing was done. */
const isEntryRefused = (error: unknown): error is ServiceError =>
  isServiceError(error) && (error.type === 'CartEntryError' || error.type === 'ValidationError');

/** A line that is in the cart has not left it, whatever the store says of its number. */
const asRefusal = (error: ServiceError): ServiceError =>
  error.type === 'CartEntryError'
    ? new ServiceError(
        error.message,
        { kind: 'status', status: 400, requestId: error.requestId },
        { cause: error },
      )
    : error;

/**
 * What the cart, read once, says of a change whose answer was lost or a failure. Only a line that is as it was `before` has not been
 * changed, which is told as the service said it; where it said nothing, the change may still come, and nobody knows. Where the line is
 * neither so nor as asked, another tab changed it too (API-06 b).
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
  // A line that is there may have a quantity that nobody knows.
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
