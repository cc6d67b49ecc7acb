import { isServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import { callCommerce } from '../client.ts';
import { retryRead } from '../retry-read.ts';
import { forgetCart, isCustomers, type CartAddress } from './cart-address.ts';
import { ensureCartAddress, ensureCustomerCart } from './ensure-cart.ts';
import { CartChangeError, isCartGone } from './cart-failure.ts';
import { type Cart } from './cart.contract.ts';
import {
  addEntries,
  addEntry,
  type CartModification,
  type ModificationStatus,
} from './cart-writes.contract.ts';
import { CART_KEY, fetchCart } from './read-cart.ts';

/** Product code and units, as added to a cart. */
export type Line = { code: string; quantity: number };

/** What became of one line. `added` is in units; less than asked for `lowStock` and `maxOrderQuantityExceeded`. */
export type LineResult = Line & { status: ModificationStatus; added: number };

/** What became of lines that were added, each in the order asked. */
export type AddOutcome = {
  results: LineResult[];
  /** The visitor's earlier cart had expired on the server, so the lines went into a new one. */
  newCart: boolean;
};

/**
 * Adds lines to the visitor's cart in one request, in order; each line has its own result (QO-06).
 * `key` is the Idempotency-Key: the same key for the same lines makes a repeated call harmless.
 * `before` is the cart as last seen: when the answer is lost, the cart is read again and compared with it, so that
 * the shopper is told what really happened. Throws `CartChangeError` `cart.unconfirmed` when even that can't be
 * known, and `ServiceError` when the service refused.
 */
export const addLines = async (
  lines: readonly Line[],
  key: string,
  before: Cart | null,
): Promise<AddOutcome> => {
  const address = await ensureCartAddress();
  try {
    return { results: await send(address, lines, key, before), newCart: false };
  } catch (error) {
    if (!isCartGone(error)) throw error;
    // Refused before anything was done: a new cart and the same lines are no repeated write.
    const newCart = !isCustomers(address);
    if (newCart) forgetCart(address);
    else await ensureCustomerCart(address);
    return { results: await send(await ensureCartAddress(), lines, key, null), newCart };
  } finally {
    runtime().registry.changed(CART_KEY);
  }
};

const send = async (
  address: CartAddress,
  lines: readonly Line[],
  key: string,
  before: Cart | null,
): Promise<LineResult[]> => {
  if (!runtime().config.commerceExtensions) return sendOneByOne(address, lines);
  try {
    const answer = await callCommerce(addEntries, {
      path: address,
      body: { orderEntries: lines.map(({ code, quantity }) => ({ product: { code }, quantity })) },
      headers: { 'Idempotency-Key': key },
    });
    return lines.map((line, index) => resultOf(line, answer.cartModifications[index]));
  } catch (error) {
    if (!isServiceError(error) || !error.answerLost) throw error;
    return compare(lines, before, await readAfterLoss(address, error));
  }
};

const resultOf = (line: Line, modification: CartModification | undefined): LineResult => ({
  ...line,
  status: modification?.statusCode ?? 'unavailable',
  added: Math.max(0, modification?.quantityAdded ?? 0),
});

/** A plain OCC host (`commerceExtensions: false`): one post a line, one result a line. */
const sendOneByOne = async (address: CartAddress, lines: readonly Line[]): Promise<LineResult[]> => {
  const results: LineResult[] = [];
  for (const line of lines) results.push(await sendOne(address, line));
  return results;
};

const sendOne = async (address: CartAddress, line: Line): Promise<LineResult> => {
  try {
    const body = { product: { code: line.code }, quantity: line.quantity };
    return resultOf(line, await callCommerce(addEntry, { path: address, body }));
  } catch (error) {
    if (isCartGone(error) || !isServiceError(error) || error.kind !== 'status' || error.status >= 500)
      throw error;
    return {
      ...line,
      status: error.type === 'UnknownIdentifierError' ? 'unknownProduct' : 'unavailable',
      added: 0,
    };
  }
};

const readAfterLoss = async (address: CartAddress, lost: unknown): Promise<Cart> => {
  try {
    return await retryRead(() => fetchCart(address));
  } catch {
    throw new CartChangeError('cart.unconfirmed', lost);
  }
};

/** What the cart gained between two readings, line by line. Throws `cart.notDone` when it gained nothing of them. */
const compare = (lines: readonly Line[], before: Cart | null, after: Cart): LineResult[] => {
  const units = (cart: Cart | null, code: string) =>
    cart?.entries.find(({ product }) => product.code === code)?.quantity ?? 0;
  const results = lines.map((line): LineResult => {
    const added = Math.max(0, Math.min(line.quantity, units(after, line.code) - units(before, line.code)));
    return {
      ...line,
      added,
      status: added === line.quantity ? 'success' : added > 0 ? 'lowStock' : 'unavailable',
    };
  });
  if (results.every(({ added }) => added === 0)) throw new CartChangeError('cart.notDone');
  return results;
};
