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

/** What became of lines that were added, each in the order asked. */
export type AddOutcome = {
  results: LineResult[];
  /** The visitor's earlier cart had expired on the server, so the lines went into a new one. */
  newCart: boolean;
};

/**
 * Adds lines to the visitor's cart in one request, in order; each line has its own result (QO-06). A plain OCC host takes
 * them one by one (`add-one-by-one.ts`).
 * A wish keeps its `key` until its lines were added, or are others that the shopper left of them: what an earlier try did is found out
 * then, and nothing of it added twice.
 * `before` is the cart as last seen: when the answer is lost, the cart is read again and compared with it, so that
 * the shopper is told what really happened. Throws `CartChangeError` `cart.unconfirmed` when even that can't be
 * known, and `ServiceError` when the service refused. `check` throws once the visitor is another than who asked (SES-13).
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

/** New carts of which nobody has been told: what was first sent to one was not answered. */
const untold = new Set<string>();

const addHeard = async (lines: readonly Line[], adding: Adding, check: () => void): Promise<AddOutcome> => {
  const address = await ensureCartAddress();
  check();
  try {
    return { results: await send(address, lines, adding), newCart: untold.delete(address.cartId) };
  } catch (error) {
    if (!isCartGone(error)) throw error;
    // Refused before anything was done: a new cart and the same lines are no repeated write.
    const isOwn = isCustomers(address);
    if (isOwn) await ensureCustomerCart(address);
    else forgetCart(address);
    // A customer has none before the first line.
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

/** What may still come with the cart of before the sign-in is not sent: nobody could tell the two apart (SES-11, API-06 b). */
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
