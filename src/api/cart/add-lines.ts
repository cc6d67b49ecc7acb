import { isServiceError, type ServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { forgetCart, isCustomers, type CartAddress } from './cart-address.ts';
import { ensureCartAddress, ensureCustomerCart } from './ensure-cart.ts';
import { CartChangeError, isCartGone } from './cart-failure.ts';
import { unitsOf, type Cart } from './cart.contract.ts';
import { addEntries, type CartModification, type ModificationStatus } from './cart-writes.contract.ts';
import type { Wish } from './adding-under-way.ts';
import type { Excess } from './excess.ts';
import { readAfterLoss } from './read-after-loss.ts';
import { CART_KEY } from './read-cart.ts';

/** Product code and units, as added to a cart. */
export type Line = { code: string; quantity: number };

/**
 * What became of one line. `added` is in units; less than asked for `lowStock` and `maxOrderQuantityExceeded`. With a
 * `failure` it was not the store that did not take it: the same line may be sent again with the same key.
 */
export type LineResult = Line & {
  status: ModificationStatus;
  added: number;
  failure?: 'failed' | 'unconfirmed';
  /**
   * Units of the product in the cart before, where no key keeps a call that the browser repeats from adding twice. Absent where no
   * call was sent, or the store said that it did nothing.
   */
  held?: number;
  /** The cart was found to hold more than before and what was added. */
  excess?: Excess;
};

/** What became of lines that were added, each in the order asked. */
export type AddOutcome = {
  results: LineResult[];
  /** The visitor's earlier cart had expired on the server, so the lines went into a new one. */
  newCart: boolean;
};

/**
 * Adds lines to the visitor's cart in one request, in order; each line has its own result (QO-06). A plain OCC host takes
 * them one by one (`add-one-by-one.ts`).
 * The wish's `key` is the Idempotency-Key: the same key for the same lines makes a repeated call harmless.
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
  const address = await ensureCartAddress();
  check();
  try {
    return { results: await send(address, lines, wish, before), newCart: false };
  } catch (error) {
    if (!isCartGone(error)) throw error;
    // Refused before anything was done: a new cart and the same lines are no repeated write.
    const newCart = !isCustomers(address);
    if (newCart) forgetCart(address);
    else await ensureCustomerCart(address);
    const anew = await ensureCartAddress();
    check();
    return { results: await send(anew, lines, wish, null), newCart };
  } finally {
    runtime().registry.changed(CART_KEY);
  }
};

const send = async (
  address: CartAddress,
  lines: readonly Line[],
  wish: Wish,
  before: Cart | null,
): Promise<LineResult[]> => {
  if (!runtime().config.commerceExtensions)
    return (await import('./add-one-by-one.ts')).addOneByOne(address, lines, wish, before);
  try {
    const answer = await callService(addEntries, {
      path: address,
      body: { orderEntries: lines.map(({ code, quantity }) => ({ product: { code }, quantity })) },
      headers: { 'Idempotency-Key': wish.key },
    });
    return lines.map((line, index) => resultOf(line, answer.cartModifications[index]));
  } catch (error) {
    if (!isServiceError(error) || !error.answerLost) throw error;
    return compare(lines, before, await readAfterLoss(address, error), error);
  }
};

/** What an answer says of a line. Done as asked is all of it, where a host does not say how much. */
export const resultOf = (line: Line, modification: CartModification = {}): LineResult => {
  const { statusCode, quantityAdded = statusCode === 'success' ? line.quantity : 0 } = modification;
  const added = Math.max(0, quantityAdded);
  return { ...line, status: statusCode ?? (added >= line.quantity ? 'success' : 'unavailable'), added };
};

/**
 * What the cart gained between two readings: all of the lines, or nothing of them, which throws `cart.notDone`. Anything between may
 * be the stock's doing or another tab's: it is `cart.unconfirmed`, and the same key gets the store's own answer (API-06 b).
 */
const compare = (
  lines: readonly Line[],
  before: Cart | null,
  after: Cart,
  lost: ServiceError,
): LineResult[] => {
  const units = (cart: Cart | null, code: string) =>
    unitsOf(cart?.entries.filter(({ product }) => product.code === code) ?? []);
  const gained = lines.map(({ code }) => units(after, code) - units(before, code));
  if (gained.every((more) => more === 0)) throw new CartChangeError('cart.notDone', lost);
  if (lines.some(({ quantity }, index) => (gained[index] ?? 0) < quantity))
    throw new CartChangeError('cart.unconfirmed', lost);
  return lines.map((line) => ({ ...line, added: line.quantity, status: 'success' }));
};
