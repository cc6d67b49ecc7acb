import { now } from '../../core/clock.ts';
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

/** Changes of the cart run one after the other: the second starts from what the first left. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

/**
 * Works on the cart as last read, after the changes before it; when that changed it, ends, with what `atEnd` makes of the result, once
 * it has been read again. Rejects as the work does, and with `session-changed` where somebody else is signed in by then. `about`
 * tells changes apart: the success of one solves no failure of another.
 */
export const onCart = <Result>(
  about: string,
  work: (before: Cart | null, check: () => void) => Promise<Result>,
  atEnd?: (result: Result) => Result,
  // Whoever is there when its turn comes has not asked for it (SES-13).
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
      // The new cart is waited for, so that nothing falls back to what was before for a moment.
      const { stale, reading } = runtime().registry.reading(CART_KEY);
      if (stale || reading) await readCart().catch(() => undefined);
    }
    return atEnd ? atEnd(result) : result;
  }).finally(end);
};

/** The cart as the page knows it; read when it does not yet, or no longer. */
const cartNow = async (): Promise<Cart | null> => {
  const { data, stale } = runtime().registry.reading(CART_KEY);
  return (data !== undefined && !stale ? data : await readCart()).cart;
};

export type AddLinesInput = {
  lines: readonly Line[];
  key: string;
  /** Products that are no try again: what an earlier one of this wish did of them is none of this one. */
  anew?: readonly string[] | undefined;
  /** Of the press where something was waited for since: throws once the visitor is another than who pressed. */
  check?: (() => void) | undefined;
};

/** Adds lines; see `addLines` for results and errors. Ends when the cart has been read again. */
export const addToCart = ({ lines, key, anew = [], check: asked }: AddLinesInput): Promise<AddOutcome> => {
  const wish = { key, asked: now(), anew };
  return onCart('add', (before, check) => addLines(lines, wish, before, check), noteEnd, asked);
};

/** A page that goes before it shows what was added leaves it to the next one to find out. */
const noteEnd = (outcome: AddOutcome): AddOutcome => {
  const { config, registry, storage, row } = runtime();
  if (config.commerceExtensions && storage.read('addingLines', row.baseSite) === undefined) return outcome;
  const cart = registry.reading(CART_KEY).data?.cart ?? null;
  return { ...outcome, results: noteAdded(outcome.results, cart) };
};

/**
 * Sets a line's quantity (0 removes it). While it runs every `useCart` already shows the new quantity; when the server
 * says no, they show the old one again. See `changeLine` for the result and what it throws.
 */
export const changeQuantity = (change: PendingChange): Promise<CartModification | undefined> => {
  const takeBack = showPending(change);
  return onCart(
    `line ${change.code}`,
    async (seen) => (seen === null ? undefined : changeLine({ ...change, seen })),
    (answer) => {
      noteSet(change, answer);
      return answer;
    },
  ).finally(takeBack);
};

/** What is known to come late is not told of what the shopper has set. */
const noteSet = ({ code, quantity, meant }: PendingChange, answer: CartModification | undefined): void => {
  const { cart } = runtime().registry.reading(CART_KEY).data ?? {};
  const address = cartAddress();
  if (address === undefined || !cart) return;
  const isAsAsked = meant === undefined && (answer?.quantity ?? quantity) === quantity;
  setLater(address, code, isAsAsked ? quantity : unitsOf(cart, code));
};

/** Has the server bring the cart up to stock and catalogue; gives what it had to change (CRT-05). */
export const bringUpToDate = (): Promise<readonly CartModification[]> =>
  onCart('up to date', async (seen) => {
    const address = cartAddress();
    if (address === undefined || seen === null || seen.entries.length === 0) return [];
    const { cartModifications } = await callService(validateCart, { path: address, body: {} });
    if (cartModifications.length > 0) runtime().registry.changed(CART_KEY);
    return cartModifications;
  });
