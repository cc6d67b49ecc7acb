import type { ServiceError } from '../../core/errors.ts';
import { randomId } from '../../core/random.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { noteAdding, noteNothingAdded } from './adding-under-way.ts';
import { heldBefore, type Wish } from './held-before.ts';
import { inAlready, resultOf, type Line, type LineResult } from './line-result.ts';
import { alreadyIn, type Doubt } from './already-in.rules.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError, isCartGone, isUnconfirmed } from './cart-failure.ts';
import { addEntries } from './cart-writes.contract.ts';
import type { Cart } from './cart.contract.ts';
import type { Adding } from './hear-others.ts';
import { addLater, endLate, noteLate, takeLate } from './late-calls.ts';
import { unitsOf } from './product-in-cart.ts';
import { asNotSeen, isUndecided, readAfterLoss } from './read-after-loss.ts';
import { fetchCart } from './read-cart.ts';

/*
 * Adding to a store with this store's extensions: all lines in one request, which the Idempotency-Key makes safe to repeat.
 * A key is only valid for the same lines. So before other lines are sent, the result of an unanswered request is read from
 * the cart.
 */

/**
 * This page's last request for each wish, by the wish's key. It does not apply to another cart, such as the one after a
 * sign-in.
 */
const sent = new Map<string, { lines: string; key: string; cart: string }>();

/**
 * Adds the lines and returns a result for each. If the answer is lost or the service fails, the cart is compared with its
 * state before. A retry of the same lines uses the same key. A retry of other lines sends only what the cart has not
 * gained; lines whose state is unknown are not sent (`unconfirmed`). Throws `CartChangeError` or `ServiceError` if no line
 * was added.
 */
export const addBatch = async (
  address: CartAddress,
  lines: readonly Line[],
  adding: Adding,
): Promise<LineResult[]> => {
  const { wish, before } = adding;
  const doubts = heldBefore(address, wish);
  const held = (code: string) => doubts.get(code)?.held ?? unitsIn(before, code);
  const noted = lines.map((line) => ({ ...line, held: held(line.code) }));
  const isOpen = lines.some(({ code }) => doubts.has(code));
  const isRepeat = isSentBefore(address, lines, wish);
  try {
    if (!isOpen) return await request(address, lines, adding);
    noteAdding(address, wish.key, noted);
    const results = isRepeat
      ? await request(address, lines, adding)
      : await addMissing(address, lines, adding, doubts);
    // The units may come from both requests together.
    return results.map((result) =>
      doubts.has(result.code) ? { ...result, held: held(result.code) } : result,
    );
  } catch (error) {
    if (!isOpen && isOpenEnd(error)) noteAdding(address, wish.key, noted);
    if (isOpenEnd(error))
      noteNothingAdded(
        address,
        noted.map((line) => endOf(line, error)),
      );
    throw error;
  }
};

/** Returns the result of a line that was not in the cart when it was read. It may still arrive. */
const endOf = (line: Line, error: unknown): LineResult => {
  if (!isUnconfirmed(error)) return failed(line, 'failed');
  const isNotSeen = error instanceof CartChangeError && error.notSeen;
  return { ...failed(line, 'unconfirmed'), ...(isNotSeen && { notSeen: true }) };
};

const isOpenEnd = (error: unknown): boolean => error instanceof CartChangeError || isUndecided(error);

/** Adds the lines without the units that an earlier request has already added. */
const addMissing = async (
  address: CartAddress,
  lines: readonly Line[],
  adding: Adding,
  doubts: ReadonlyMap<string, Doubt>,
): Promise<LineResult[]> => {
  const cart = await readBefore(address);
  takeLate(
    address,
    cart,
    lines.map(({ code }) => code),
  );
  const found = lines.map((line) => {
    const doubt = doubts.get(line.code);
    return { line, already: doubt ? alreadyIn(line.quantity, doubt, unitsIn(cart, line.code)) : 0 };
  });
  const missing = found.flatMap(({ line, already = line.quantity }) =>
    already < line.quantity ? [{ ...line, quantity: line.quantity - already }] : [],
  );
  const isSome = found.some(({ already = 0 }) => already > 0);
  const added = await addRest(address, missing, { ...adding, before: cart }, isSome);
  if (!isSome && missing.length === 0) throw new CartChangeError('cart.unconfirmed');
  return found.map(({ line, already }): LineResult => {
    const now = added.find(({ code }) => code === line.code);
    if (already === undefined) return failed(line, 'unconfirmed');
    if (now === undefined) return inAlready(line, doubts.get(line.code));
    const result = { ...now, quantity: line.quantity, added: now.added + already };
    return already > 0 ? { ...result, found: already } : result;
  });
};

/** Adds the remaining lines. If some lines are already in, the lines that can't be added are reported next to them. */
const addRest = async (
  address: CartAddress,
  lines: readonly Line[],
  adding: Adding,
  isSome: boolean,
): Promise<LineResult[]> => {
  if (lines.length === 0) return [];
  try {
    return await request(address, lines, adding);
  } catch (error) {
    if (!isSome || isCartGone(error)) throw error;
    const failure = isUnconfirmed(error) ? 'unconfirmed' : 'failed';
    return lines.map((line) => failed(line, failure));
  }
};

const readBefore = async (address: CartAddress): Promise<Cart> => {
  try {
    return await retryRead(() => fetchCart(address));
  } catch (error) {
    if (isCartGone(error)) throw error;
    throw new CartChangeError('cart.unconfirmed', error);
  }
};

const request = async (
  address: CartAddress,
  lines: readonly Line[],
  adding: Adding,
): Promise<LineResult[]> => {
  const key = keyFor(address, lines, adding.wish);
  const results = await send(address, lines, adding, key);
  endLate(address, key);
  for (const { code, added } of results) addLater(address, code, added);
  return results;
};

const send = async (
  address: CartAddress,
  lines: readonly Line[],
  adding: Adding,
  key: string,
): Promise<LineResult[]> => {
  try {
    const answer = await callService(addEntries, {
      path: address,
      body: { orderEntries: lines.map(({ code, quantity }) => ({ product: { code }, quantity })) },
      headers: { 'Idempotency-Key': key },
    });
    return lines.map((line, index) => resultOf(line, answer.cartModifications[index]));
  } catch (error) {
    if (!isUndecided(error)) throw error;
    const note = (cart: Cart | null) => {
      for (const { code, quantity } of lines)
        noteLate(address, { code, quantity, expected: unitsIn(cart, code), request: key });
    };
    note(adding.before);
    const after = await readAfterLoss(address, error);
    note(after);
    return compare(lines, adding, after, error);
  }
};

/** Returns whether the same request was sent before, and no line asks for the same product once more. */
const isSentBefore = (address: CartAddress, lines: readonly Line[], { key, anew = [] }: Wish): boolean => {
  const before = sent.get(key);
  const isSame = before?.lines === JSON.stringify(lines) && before.cart === cartOf(address);
  return isSame && !lines.some(({ code }) => anew.includes(code));
};

const cartOf = ({ whose, cartId }: CartAddress): string => `${whose} ${cartId}`;

/** Returns the key for a request. A new key is needed for other lines, because the store refuses a key that was used before. */
const keyFor = (address: CartAddress, lines: readonly Line[], wish: Wish): string => {
  const asked = JSON.stringify(lines);
  const before = sent.get(wish.key);
  const isRepeat = isSentBefore(address, lines, wish);
  const key = before === undefined ? wish.key : isRepeat ? before.key : randomId();
  sent.set(wish.key, { lines: asked, key, cart: cartOf(address) });
  return key;
};

/**
 * Compares two readings of the cart: either all lines were added, or none. If none, it throws the service's error; without
 * an answer the lines may still arrive. Anything in between may be due to stock or another tab, and even a complete gain
 * may be another tab's if the cart was also changed elsewhere. Both are `cart.unconfirmed`; a retry with the same key gets
 * the store's own answer (API-06 b).
 */
const compare = (
  lines: readonly Line[],
  { before, others }: Adding,
  after: Cart,
  lost: ServiceError,
): LineResult[] => {
  const gained = lines.map(({ code }) => unitsIn(after, code) - unitsIn(before, code));
  if (gained.every((more) => more === 0)) throw asNotSeen(lost);
  if (others.changed(before, after) || lines.some(({ quantity }, index) => (gained[index] ?? 0) < quantity))
    throw new CartChangeError('cart.unconfirmed', lost);
  return lines.map((line) => ({ ...line, added: line.quantity, status: 'success' }));
};

const failed = (line: Line, failure: NonNullable<LineResult['failure']>): LineResult => ({
  ...line,
  status: 'unavailable',
  added: 0,
  failure,
});

const unitsIn = (cart: Cart | null, code: string): number => (cart ? unitsOf(cart, code) : 0);
