import { lineOfCart } from '../../core/registry/own-readings.ts';
import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { addLines, type AddOutcome } from './add-lines.ts';
import { cartAddress } from './cart-address.ts';
import { type Cart } from './cart.contract.ts';
import { isUnconfirmed } from './cart-failure.ts';
import { validateCart, type CartModification } from './cart-writes.contract.ts';
import { changeLine } from './change-line.ts';
import type { Line } from './line-result.ts';
import type { PendingChange } from './meant-entry.rules.ts';
import { beginChanging, showPending } from './pending-changes.ts';
import { CART_KEY, readCart } from './read-cart.ts';
import { settleChange } from './unanswered.ts';
import { reportLater, reportSolved } from '../report-later.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs the changes of the cart one after the other, so that each starts from the result of the one before. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

/**
 * Runs work on the cart as last read, after all earlier changes. If the work changed the cart, it is read again before the
 * result is returned. Rejects like the work, and with `session-changed` if the visitor
 * has changed. `about` names the kind of change, so that its success only clears its own failures.
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

/**
 * Sets a line's quantity; 0 removes it. Every `useCart` shows the new quantity at once, and the old one again if the server
 * refuses. See `changeLine` for the result and errors.
 */
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
