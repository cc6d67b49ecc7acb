import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';
import { addBatch } from './add-batch.ts';
import { forgetCart, isCustomers, type CartAddress } from './cart-address.ts';
import { ensureCartAddress, ensureCustomerCart } from './ensure-cart.ts';
import { CartChangeError, isCartGone } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import { waitingCodes, type Wish } from './held-before.ts';
import { hearOthers, type Adding } from './hear-others.ts';
import type { Line, LineResult } from './line-result.ts';
import { CART_KEY } from './read-cart.ts';

/** The results of adding lines, in the order of the lines. */
export type AddOutcome = {
  results: LineResult[];
  /** True if the earlier cart had expired on the server, so that the lines went into a new one. */
  newCart: boolean;
};

/**
 * Adds lines to the visitor's cart in one request and returns a result for each (QO-06). For a plain OCC host they are sent
 * one by one (`add-one-by-one.ts`).
 *
 * A wish keeps its `key` until its lines are added or replaced by those that the shopper still wants. A retry first finds
 * out what the earlier try did, so that nothing is added twice. `before` is the cart as last seen. If the answer is lost,
 * the cart is read again and compared with it, so that the shopper is told what really happened.
 *
 * Throws `CartChangeError` `cart.unconfirmed` if even that can't be known, and `ServiceError` if the service refused.
 * `check` throws if the visitor has changed (SES-13).
 */
export const addLines = async (
  lines: readonly Line[],
  wish: Wish,
  before: Cart | null,
  check: () => void,
): Promise<AddOutcome> => {
  const others = hearOthers();
  try {
    return await addHeard(lines, { wish, before, others }, check);
  } finally {
    others.stop();
  }
};

/** New carts that the shopper has not been told about, because the first request to them was not answered. */
const untold = new Set<string>();

const addHeard = async (lines: readonly Line[], adding: Adding, check: () => void): Promise<AddOutcome> => {
  const address = await ensureCartAddress();
  check();
  try {
    return { results: await send(address, lines, adding), newCart: untold.delete(address.cartId) };
  } catch (error) {
    if (!isCartGone(error)) throw error;
    // The request was refused before anything was done. So a new cart with the same lines is not a repeated write.
    const isOwn = isCustomers(address);
    if (isOwn) await ensureCustomerCart(address);
    else forgetCart(address);
    // A customer has no cart before the first line is added.
    const newCart = !isOwn || (adding.before?.entries.length ?? 0) > 0;
    const anew = await ensureCartAddress();
    check();
    if (newCart) untold.add(anew.cartId);
    const results = await send(anew, lines, { ...adding, before: null });
    return { results, newCart: untold.delete(anew.cartId) };
  } finally {
    runtime().registry.changed(CART_KEY);
  }
};

/**
 * Sends the lines, except those that may still arrive with the cart from before the sign-in: the two could not be told
 * apart (SES-11, API-06 b).
 */
const send = async (address: CartAddress, lines: readonly Line[], adding: Adding): Promise<LineResult[]> => {
  const waiting = waitingCodes(address, adding.wish);
  const known = lines.filter(({ code }) => !waiting.has(code));
  if (known.length === lines.length) return sendAll(address, lines, adding);
  if (known.length === 0) throw new CartChangeError('cart.unconfirmed');
  const results = await sendAll(address, known, adding);
  return lines.map(
    (line) =>
      results.find(({ code }) => code === line.code) ?? {
        ...line,
        status: 'unavailable',
        added: 0,
        failure: 'unconfirmed',
      },
  );
};

const sendAll = async (address: CartAddress, lines: readonly Line[], adding: Adding): Promise<LineResult[]> =>
  runtime().config.commerceExtensions
    ? addBatch(address, lines, adding)
    : (await late(() => import('./add-one-by-one.ts'))).addOneByOne(address, lines, adding);
