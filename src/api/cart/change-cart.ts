import { now } from '../../core/clock.ts';
import { lineOfCart } from '../../core/registry/own-readings.ts';
import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { addLines, type AddOutcome } from './add-lines.ts';
import { noteAdded } from './adding-under-way.ts';
import { cartAddress } from './cart-address.ts';
import { type Cart } from './cart.contract.ts';
import { validateCart, type CartModification } from './cart-writes.contract.ts';
import { changeLine } from './change-line.ts';
import { setLater } from './late-calls.ts';
import type { Line } from './line-result.ts';
import type { PendingChange } from './meant-entry.rules.ts';
import { beginChanging, showPending } from './pending-changes.ts';
import { unitsOf } from './product-in-cart.ts';
import { CART_KEY, readCart } from './read-cart.ts';
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
 * result is returned; `atEnd` may convert the result then. Rejects like the work, and with `session-changed` if the visitor
 * has changed. `about` names the kind of change, so that its success only clears its own failures.
 */
export const onCart = <Result>(
  about: string,
  work: (before: Cart | null, check: () => void) => Promise<Result>,
  atEnd?: (result: Result) => Result,
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
    return atEnd ? atEnd(result) : result;
  }).finally(end);
};

/** Returns the page's cart. Reads it if it is unknown or stale. */
const cartNow = async (): Promise<Cart | null> => {
  const { data, stale } = runtime().registry.reading(CART_KEY);
  return (data !== undefined && !stale ? data : await readCart()).cart;
};

export type AddLinesInput = {
  lines: readonly Line[];
  key: string;
  /** Products for which this is a new request and not a retry: earlier tries of the wish do not count for them. */
  anew?: readonly string[] | undefined;
  /** The check from the moment of the press, if something was awaited since. Throws if the visitor has changed. */
  check?: (() => void) | undefined;
};

/** Adds lines; see `addLines` for results and errors. Resolves when the cart has been read again. */
export const addToCart = ({ lines, key, anew = [], check: asked }: AddLinesInput): Promise<AddOutcome> => {
  const wish = { key, asked: now(), anew };
  return onCart('add', (before, check) => addLines(lines, wish, before, check), noteEnd, asked);
};

/** Records the results once they are shown. If the page is closed before that, the next page finds them out. */
const noteEnd = (outcome: AddOutcome): AddOutcome => {
  const { config, registry, storage, row } = runtime();
  if (config.commerceExtensions && storage.read('addingLines', row.baseSite) === undefined) return outcome;
  const cart = registry.reading(CART_KEY).data?.cart ?? null;
  return { ...outcome, results: noteAdded(outcome.results, cart) };
};

/**
 * Sets a line's quantity; 0 removes it. Every `useCart` shows the new quantity at once, and the old one again if the server
 * refuses. See `changeLine` for the result and errors.
 */
export const changeQuantity = (change: PendingChange): Promise<CartModification | undefined> => {
  const takeBack = showPending(change);
  return onCart(
    lineOfCart(change.code),
    async (seen) => (seen === null ? undefined : changeLine({ ...change, seen })),
    (answer) => {
      noteSet(change, answer);
      return answer;
    },
  ).finally(takeBack);
};

/** Tells the notes of late calls that the shopper has set this quantity, so that it is not reported as a late arrival. */
const noteSet = ({ code, quantity, meant }: PendingChange, answer: CartModification | undefined): void => {
  const { cart } = runtime().registry.reading(CART_KEY).data ?? {};
  const address = cartAddress();
  if (address === undefined || !cart) return;
  const isAsAsked = meant === undefined && (answer?.quantity ?? quantity) === quantity;
  setLater(address, code, isAsAsked ? quantity : unitsOf(cart, code));
};

/** Lets the server adapt the cart to stock and catalogue. Returns the changes (CRT-05). */
export const bringUpToDate = (): Promise<readonly CartModification[]> =>
  onCart('up to date', async (seen) => {
    const address = cartAddress();
    if (address === undefined || seen === null || seen.entries.length === 0) return [];
    const { cartModifications } = await callService(validateCart, { path: address, body: {} });
    if (cartModifications.length > 0) runtime().registry.changed(CART_KEY);
    return cartModifications;
  });
