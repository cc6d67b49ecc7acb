import { lineOfCart } from '../../core/registry/own-readings.ts';
import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { addLines, type AddOutcome } from './add-lines.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { isUnconfirmed, CartChangeError } from './cart-failure.ts';
import { validateCart, type CartModification } from './cart-writes.contract.ts';
import type { Line } from './line-result.ts';
import type { PendingChange } from './meant-entry.rules.ts';
import { entryToChange } from './line-changes.rules.ts';
import { beginChanging, showPending } from './pending-changes.ts';
import { CART_KEY, readCart, fetchCart } from './read-cart.ts';
import { settleChange, sendChange } from './unanswered.ts';
import { reportLater, reportSolved } from '../report-later.ts';
import { isServiceError, ServiceError } from '../../core/errors.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs the changes of the cart one after the other, so that each starts from the result of the one before. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

/**
 * Runs work on the cart as last read, after all earlier changes, and reads it again after a change. Rejects like the
 * work, or with `session-changed`. `about` names the kind of change, whose failures a success clears.
 */
export const onCart = <Result>(
  about: string,
  work: (before: Cart | null, check: () => void) => Promise<Result>,
  // If the visitor has changed when its turn comes, the new one did not ask for it (SES-13).
  check = oneVisitor(),
): Promise<Result> => {
  const end = beginChanging();
  return inTurn(async () => {
    let result: Result;
    try {
      check();
      const before = await cartNow();
      check();
      result = await work(before, check);
      reportSolved('cart.change', about);
    } catch (error) {
      reportLater('cart.change', error, about);
      throw error;
    } finally {
      // Waits for the new cart, so that the old one is not shown again for a moment.
      const { stale, reading } = runtime().registry.reading(CART_KEY);
      if (stale || reading) await readCart().catch(() => undefined);
    }
    return result;
  }).finally(end);
};

/** Returns the page's cart. Reads it if it is unknown or stale. */
const cartNow = async (): Promise<Cart | null> => {
  const { data, stale } = runtime().registry.reading(CART_KEY);
  return (data !== undefined && !stale ? data : await readCart()).cart;
};

export type AddLinesInput = {
  lines: readonly Line[];
  /** The check from the moment of the press, if something was awaited since. Throws if the visitor has changed. */
  check?: (() => void) | undefined;
};

/** Adds lines; see `addLines` for results and errors. Resolves when the cart has been read again. */
export const addToCart = ({ lines, check: asked }: AddLinesInput): Promise<AddOutcome> =>
  onCart('add', (before, check) => addLines(lines, before, check), asked);

/** Sets a line's quantity; 0 removes it. It shows at once, and the old one again if `changeLine` fails. */
export const changeQuantity = (change: PendingChange): Promise<CartModification | undefined> => {
  const takeBack = showPending(change);
  return onCart(lineOfCart(change.code), async (seen) =>
    seen === null ? undefined : changeLine({ ...change, seen }),
  ).finally(takeBack);
};

/**
 * Finds out what became of an unanswered change. Called when the page has read its cart. If the change was for another
 * cart or another sign-in, the message centre says that it could not be confirmed. Never rejects. Source: API-06 b.
 */
export const settleUnanswered = (): Promise<void> => {
  const end = beginChanging();
  return inTurn(async () => {
    const { registry } = runtime();
    try {
      if (await settleChange(cartAddress(), await cartNow())) registry.changed(CART_KEY);
      if (registry.reading(CART_KEY).stale) await readCart();
    } catch (error) {
      if (isUnconfirmed(error))
        registry.actions.publish({ id: UNCONFIRMED, level: 'warning', code: UNCONFIRMED });
    }
  }).finally(end);
};

/** The message centre has its text. */
const UNCONFIRMED = 'notification.cart-unconfirmed';

/** Lets the server adapt the cart to stock and catalogue. Returns the changes (CRT-05). */
export const bringUpToDate = (): Promise<readonly CartModification[]> =>
  onCart('up to date', async (seen) => {
    const address = cartAddress();
    if (address === undefined || seen === null || seen.entries.length === 0) return [];
    const { cartModifications } = await callService(validateCart, { path: address, body: {} });
    if (cartModifications.length > 0) runtime().registry.changed(CART_KEY);
    return cartModifications;
  });

/** A line's new quantity; 0 removes it. `seen` is the cart that the shopper saw when deciding. */
type LineChange = PendingChange & { seen: Cart };

/**
 * Sets the quantity of a line or removes it, by entry number and product. If the store refuses the number, because
 * another tab has removed an earlier line, the change is sent once more by the cart as it is. A plain OCC host's cart,
 * and one with several entries of the product, is read first. No other entry is ever changed instead (API-06 b). Throws
 * `CartChangeError` (`cart.lineGone`, `cart.lineUnclear`, `cart.unconfirmed`) or `ServiceError`.
 */
const changeLine = async ({ seen, ...change }: LineChange): Promise<CartModification | undefined> => {
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
