import { isServiceError, type ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import {
  gained,
  heldBefore,
  inTurnOfTabs,
  noteAdding,
  noteNothingAdded,
  unitsOf,
  type Wish,
} from './adding-under-way.ts';
import { resultOf, type Line, type LineResult } from './add-lines.ts';
import type { CartAddress } from './cart-address.ts';
import { CartChangeError, isCartGone } from './cart-failure.ts';
import { addEntry } from './cart-writes.contract.ts';
import type { Cart } from './cart.contract.ts';
import { fetchCart } from './read-cart.ts';

/*
 * Adding to a plain OCC host (`commerceExtensions: false`), which takes one line a call and knows no Idempotency-Key. Loaded
 * there alone.
 */

/** After so many lines that failed for nobody's fault the rest is not sent. */
const MOST_FAILURES = 3;

/**
 * Adds each line by a call of its own; each has its own result. Whenever an answer is lost, or the service fails, the cart
 * is read and compared before anything is said of the line; where even that can't be done the line is `unconfirmed`, and
 * adding it again with the same key compares first. So do lines that another page was adding when it went, or when the
 * shopper asked here: one tab adds at a time. Throws `ServiceError` or `CartChangeError` where no line went in and the
 * service refused none (API-06 b).
 */
export const addOneByOne = (
  address: CartAddress,
  lines: readonly Line[],
  wish: Wish,
  before: Cart | null,
): Promise<LineResult[]> =>
  inTurnOfTabs(async () => {
    const doubts = new Map(heldBefore(address, wish));
    const held = new Map(lines.map(({ code }) => [code, before ? unitsOf(before, code) : 0]));
    const atFirst = new Map([...held, ...doubts]);
    noteAdding(
      address,
      wish.key,
      lines.map((line) => ({ ...line, held: doubts.get(line.code) ?? held.get(line.code) ?? 0 })),
    );
    const { results, errors } = await addEach(address, lines, held, doubts);
    if (results.some(({ failure }) => failure === undefined))
      return results.map((result) => ({ ...result, held: atFirst.get(result.code) ?? 0 }));
    noteNothingAdded(address, results);
    throw whyNothing(results, errors[0]);
  });

const addEach = async (
  address: CartAddress,
  lines: readonly Line[],
  held: Map<string, number>,
  doubts: Map<string, number>,
) => {
  const errors: ServiceError[] = [];
  const results: LineResult[] = [];
  let over = false;
  for (const line of lines) {
    if (over) {
      // Of what was begun before nobody knows more than then.
      results.push(failed(line, 0, doubts.has(line.code) ? 'unconfirmed' : 'failed'));
      continue;
    }
    const { code } = line;
    const end = await addOne({ address, line, held: held.get(code) ?? 0, doubt: doubts.get(code) });
    held.set(code, end.held);
    doubts.delete(code);
    results.push(end.result);
    if (end.error !== undefined) errors.push(end.error);
    over = end.over === true || errors.length >= MOST_FAILURES;
  }
  return { results, errors };
};

const whyNothing = (results: readonly LineResult[], error: unknown): unknown => {
  if (results.some(({ failure }) => failure === 'unconfirmed'))
    return new CartChangeError('cart.unconfirmed', error);
  return isServiceError(error) && error.answerLost ? new CartChangeError('cart.notDone', error) : error;
};

type Sending = { address: CartAddress; line: Line; held: number };
type End = { result: LineResult; held: number; error?: ServiceError; over?: boolean };

const failed = (line: Line, added: number, failure: NonNullable<LineResult['failure']>): LineResult => ({
  ...line,
  status: 'unavailable',
  added,
  failure,
});

/** `doubt`: what the cart held before an earlier call of which nobody knows yet what it did. */
const addOne = async ({
  address,
  line,
  held,
  doubt,
}: Sending & { doubt: number | undefined }): Promise<End> => {
  if (doubt === undefined) return send({ address, line, held });
  let now: number;
  try {
    now = await unitsNow(address, line.code);
  } catch (error) {
    if (!isServiceError(error) || isCartGone(error)) throw error;
    return { result: failed(line, 0, 'unconfirmed'), held, error, over: true };
  }
  const already = gained(line.quantity, doubt, now);
  if (already === line.quantity) return { result: { ...line, status: 'success', added: already }, held: now };
  const rest = { ...line, quantity: line.quantity - already };
  const end = await send({ address, line: rest, held: now });
  return { ...end, result: { ...end.result, quantity: line.quantity, added: end.result.added + already } };
};

const send = async (sending: Sending): Promise<End> => {
  const { address, line, held } = sending;
  try {
    const body = { product: { code: line.code }, quantity: line.quantity };
    const answer = await callService(addEntry, { path: address, body });
    const { statusCode, quantityAdded } = answer;
    if (quantityAdded === undefined && statusCode !== 'success')
      return await compare(sending, answer.statusCode);
    const result = resultOf(line, answer);
    return { result, held: held + result.added };
  } catch (error) {
    if (!isServiceError(error) || isCartGone(error)) throw error;
    const status = refusalOf(error);
    if (status) return { result: { ...line, status, added: 0 }, held };
    if (error.kind === 'offline' || error.status === 401 || error.status === 403)
      return { result: failed(line, 0, 'failed'), held, error, over: true };
    return compare(sending, undefined, error);
  }
};

/** What OCC says of a line that it does not take; a page of HTML, or an error of no known kind, says nothing of it. */
const refusalOf = ({ kind, status, type }: ServiceError): LineResult['status'] | undefined => {
  if (kind !== 'status' || status < 400 || status >= 500) return undefined;
  if (type === 'UnknownIdentifierError') return 'unknownProduct';
  if (type === 'InsufficientStockError') return 'noStock';
  return type !== undefined && status !== 401 && status !== 403 && status !== 429 ? 'unavailable' : undefined;
};

/** What the cart gained of the line, where no answer tells it. */
const compare = async (
  { address, line, held }: Sending,
  status: LineResult['status'] | undefined,
  lost?: ServiceError,
): Promise<End> => {
  let now: number;
  try {
    now = await unitsNow(address, line.code);
  } catch (error) {
    if (!isServiceError(error) || isCartGone(error)) throw error;
    return { result: failed(line, 0, 'unconfirmed'), held, error: lost ?? error, over: true };
  }
  const added = gained(line.quantity, held, now);
  if (added === line.quantity) return { result: { ...line, status: 'success', added }, held: now };
  if (added > 0) return { result: { ...line, status: status ?? 'lowStock', added }, held: now };
  if (lost === undefined) return { result: { ...line, status: status ?? 'unavailable', added }, held: now };
  return { result: failed(line, 0, 'failed'), held: now, error: lost };
};

const unitsNow = async (address: CartAddress, code: string): Promise<number> =>
  unitsOf(await retryRead(() => fetchCart(address)), code);
