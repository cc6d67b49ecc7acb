import { isServiceError, type ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { inTurnOfTabs, noteAdding, noteBegun, noteNothingAdded } from './adding-under-way.ts';
import { heldBefore } from './held-before.ts';
import { inAlready, resultOf, type Line, type LineResult } from './line-result.ts';
import { alreadyIn, gained, type Doubt } from './already-in.rules.ts';
import type { CartAddress } from './cart-address.ts';
import { isNothingDone, refusalOf, takesPart } from './add-refusal.rules.ts';
import { CartChangeError, isCartGone } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import { addEntry } from './cart-writes.contract.ts';
import type { Adding, Others } from './hear-others.ts';
import { addLater, noteLate, setLater, takeLate } from './late-calls.ts';
import { addToWish } from './late-changes.ts';
import { unitsOf } from './product-in-cart.ts';
import { fetchCart } from './read-cart.ts';

/*
 * Adding to a plain OCC host (`commerceExtensions: false`), which takes one line in each call and has no Idempotency-Key.
 * Loaded only for such a host.
 */

/** After this many technical failures the remaining lines are not sent. */
const MOST_FAILURES = 3;

/**
 * Adds each line in its own call and returns a result for each. If an answer is lost or the service fails, the cart is read
 * and compared. The line is `unconfirmed` if the cart can't be read, if it gained some other number of units, or if no
 * answer came and the call may still be running.
 *
 * Adding a line again with the same key compares the cart first, unless the store said that it did nothing, because the
 * call may have been done after the cart was read. The same applies to lines that another page was adding when it was
 * closed or when the shopper pressed here. Only one tab adds at a time.
 *
 * Throws `ServiceError` or `CartChangeError` if no line was added and the service refused none (API-06 b).
 */
export const addOneByOne = (
  address: CartAddress,
  lines: readonly Line[],
  { wish, before, others }: Adding,
): Promise<LineResult[]> =>
  inTurnOfTabs(async () => {
    const doubts = new Map(heldBefore(address, wish));
    const held = new Map(lines.map(({ code }) => [code, before ? unitsOf(before, code) : 0]));
    const atFirst = new Map([...held, ...[...doubts].map(([code, doubt]) => [code, doubt.held] as const)]);
    noteAdding(
      address,
      wish.key,
      lines.map((line) => ({ ...line, held: atFirst.get(line.code) ?? 0 })),
    );
    const { results, idle, errors } = await addEach({ address, others }, lines, held, doubts);
    for (const { code, added } of results) addToWish(address, code, added);
    const ends = results.map((result) => ({
      ...result,
      // If nothing was done for a line, the cart can't hold too much of it.
      ...(!idle.has(result) && { held: atFirst.get(result.code) ?? 0 }),
    }));
    if (results.some(({ failure }) => failure === undefined)) return ends;
    noteNothingAdded(address, ends);
    throw whyNothing(results, errors[0]);
  });

const addEach = async (
  to: Pick<Sending, 'address' | 'others'>,
  lines: readonly Line[],
  held: Map<string, number>,
  doubts: Map<string, Doubt>,
) => {
  const errors: ServiceError[] = [];
  const results: LineResult[] = [];
  const idle = new Set<LineResult>();
  let over = false;
  for (const line of lines) {
    if (over) {
      // For a line of an earlier call, nothing new is known.
      const result = failed(line, doubts.has(line.code) ? 'unconfirmed' : 'failed');
      results.push(result);
      idle.add(result);
      continue;
    }
    const { code } = line;
    const doubt = doubts.get(code);
    const end = await addOne({ ...to, line, held: held.get(code) ?? 0, doubt });
    held.set(code, end.held);
    doubts.delete(code);
    results.push(end.result);
    // The effect of an earlier call may still show later.
    if (end.idle && doubt === undefined) idle.add(end.result);
    if (end.error !== undefined) errors.push(end.error);
    over = end.over === true || errors.length >= MOST_FAILURES;
  }
  return { results, idle, errors };
};

const whyNothing = (results: readonly LineResult[], error: unknown): unknown => {
  if (results.some(({ failure }) => failure === 'unconfirmed'))
    return new CartChangeError('cart.unconfirmed', error);
  return isServiceError(error) && error.answerLost ? new CartChangeError('cart.notDone', error) : error;
};

type Sending = { address: CartAddress; line: Line; held: number; others: Others };
type End = {
  result: LineResult;
  held: number;
  error?: ServiceError;
  over?: boolean;
  /** True if it is certain that nothing was done. */
  idle?: boolean;
};

const failed = (line: Line, failure: NonNullable<LineResult['failure']>): LineResult => ({
  ...line,
  status: 'unavailable',
  added: 0,
  failure,
});

/**
 * Adds a line. If `doubt` is set, an earlier call's effect is unknown. Then only the units that are certainly missing are
 * sent. If another tab changed the same product, nothing is sent, unless the shopper has changed the quantity since.
 */
const addOne = async ({ doubt, ...sending }: Sending & { doubt: Doubt | undefined }): Promise<End> => {
  const { address, line, held } = sending;
  if (doubt === undefined) return send(sending);
  let cart: Cart;
  try {
    cart = await readNow(address);
  } catch (error) {
    if (!isServiceError(error) || isCartGone(error)) throw error;
    return { result: failed(line, 'unconfirmed'), held, error, over: true };
  }
  const { code, quantity } = line;
  takeLate(address, cart, [code]);
  const now = unitsOf(cart, code);
  const already = alreadyIn(quantity, doubt, now);
  if (already === undefined) return { result: failed(line, 'unconfirmed'), held: now };
  if (already === quantity) return { result: inAlready(line, doubt), held: now };
  const end = await send({ ...sending, line: { ...line, quantity: quantity - already }, held: now });
  const result = { ...end.result, quantity, added: end.result.added + already };
  return { ...end, result: already > 0 ? { ...result, found: already } : result };
};

const send = async (sending: Sending): Promise<End> => {
  const { address, line, held } = sending;
  try {
    const body = { product: { code: line.code }, quantity: line.quantity };
    noteBegun(address, line.code);
    const answer = await callService(addEntry, { path: address, body });
    const { statusCode, quantityAdded } = answer;
    if (quantityAdded === undefined && takesPart(statusCode)) return await compare(sending, statusCode);
    const result = resultOf(line, answer);
    addLater(address, line.code, result.added);
    return { result, held: held + result.added };
  } catch (error) {
    if (!isServiceError(error) || isCartGone(error)) throw error;
    const status = refusalOf(error);
    if (status) return { result: { ...line, status, added: 0 }, held, idle: true };
    if (!isNothingDone(error)) return compare(sending, undefined, error);
    const over = error.status === 401 || error.status === 403 || error.kind === 'offline';
    return { result: failed(line, 'failed'), held, error, over, idle: true };
  }
};

/** Finds out from the cart how much of the line was added, when no answer says so. */
const compare = async (
  { address, line, held, others }: Sending,
  status: LineResult['status'] | undefined,
  lost?: ServiceError,
): Promise<End> => {
  const { code, quantity } = line;
  if (lost) noteLate(address, { code, quantity, expected: held });
  let cart: Cart;
  try {
    cart = await readNow(address);
  } catch (error) {
    if (!isServiceError(error) || isCartGone(error)) throw error;
    return { result: failed(line, 'unconfirmed'), held, error: lost ?? error, over: true };
  }
  const now = unitsOf(cart, code);
  // The store said that not all of the line was added, so the rest was the store's decision.
  const isPart = status !== undefined && now >= held && now - held < quantity;
  if (isPart) return { result: { ...line, status, added: now - held }, held: now };
  const added = status === undefined ? gained({ held, quantity }, now) : undefined;
  // A plain host's cart has no version, so only messages of other tabs are known.
  const isUnclear = added === undefined || (added > 0 && others.changed());
  if (isUnclear) {
    setLater(address, code, now);
    return { result: failed(line, 'unconfirmed'), held: now, ...(lost && { error: lost }) };
  }
  // Of several unanswered calls, one may be in the cart. The others may still arrive.
  takeLate(address, cart, [code]);
  if (added > 0) return { result: { ...line, status: 'success', added }, held: now };
  if (lost === undefined) return { result: { ...line, status: 'unavailable', added }, held: now };
  const result = lost.mayBeAtWork
    ? { ...failed(line, 'unconfirmed'), notSeen: true as const }
    : failed(line, 'failed');
  return { result, held: now, error: lost };
};

const readNow = (address: CartAddress): Promise<Cart> => retryRead(() => fetchCart(address));
