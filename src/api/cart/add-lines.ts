import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';
import { forgetCart, isCustomers, cartAddress, type CartAddress } from './cart-address.ts';
import { isCartGone } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import { resultOf, type Line, type LineResult } from './line-result.ts';
import { CART_KEY, fetchCart } from './read-cart.ts';
import { sendChange } from './unanswered.ts';
import { callService } from '../../core/http/call-service.ts';
import { createCart } from './cart-writes.contract.ts';

/** The results of adding lines, in the order of the lines. */
export type AddOutcome = {
  results: LineResult[];
  /** True if the earlier cart had expired on the server, so that the lines went into a new one. */
  newCart: boolean;
};

/**
 * Adds lines to the visitor's cart in one request and returns a result for each (QO-06). For a plain OCC host they are sent
 * one by one (`add-one-by-one.ts`). `before` is the cart as last seen. The same lines again are the same request as long as
 * it is not answered, so they are never added twice.
 *
 * Throws `CartChangeError` `cart.unconfirmed` if no answer came, and `ServiceError` if the service refused. `check` throws
 * if the visitor has changed (SES-13).
 */
export const addLines = async (
  lines: readonly Line[],
  before: Cart | null,
  check: () => void,
): Promise<AddOutcome> => {
  const asked = lines.map(({ code, quantity }) => ({ code, quantity }));
  const address = await ensureCartAddress();
  check();
  try {
    return { results: await send(address, asked, before), newCart: false };
  } catch (error) {
    if (!isCartGone(error)) throw error;
    // The request was refused before anything was done. So a new cart with the same lines is not a repeated write.
    const isOwn = isCustomers(address);
    if (isOwn) await ensureCustomerCart(address);
    else forgetCart(address);
    const anew = await ensureCartAddress();
    check();
    // A customer has no cart before the first line is added.
    return { results: await send(anew, asked, null), newCart: !isOwn || (before?.entries.length ?? 0) > 0 };
  } finally {
    runtime().registry.changed(CART_KEY);
  }
};

const send = async (
  address: CartAddress,
  lines: readonly Line[],
  before: Cart | null,
): Promise<LineResult[]> => {
  if (!runtime().config.commerceExtensions)
    return (await late(() => import('./add-one-by-one.ts'))).addOneByOne(lines, before, (line, held) =>
      sendChange(address, before, { change: { add: [line] }, held }),
    );
  const answer = await sendChange(address, before, { change: { add: lines } });
  return lines.map((line, index) => resultOf(line, answer[index]));
};

/** Returns the visitor's cart address, and creates a cart in one tab. It says if its guid can't be kept (SES-11). */
const ensureCartAddress = async (): Promise<CartAddress> => {
  const existing = cartAddress();
  if (existing) return existing;
  const { storage, row } = runtime();
  return alone(async () => {
    const made = cartAddress();
    if (made) return made;
    const cart = await makeCart({ userId: 'anonymous', whose: '' });
    if (!storage.write('cartGuid', cart.guid, row.baseSite))
      (await late(() => import('../../core/prompts/raise-matter.ts'))).raiseUnkept();
    return { userId: 'anonymous', cartId: cart.guid, whose: '' };
  });
};

/** Creates a customer's current cart, unless another tab or device has created one in the meantime. */
const ensureCustomerCart = (address: CartAddress): Promise<void> =>
  alone(async () => {
    try {
      await fetchCart(address);
    } catch (error) {
      if (!isCartGone(error)) throw error;
      await makeCart(address);
    }
  });

/** Creates a cart. Only the address is read from the answer, so that an otherwise invalid answer does not leave a cart unused. */
const makeCart = (path: Omit<CartAddress, 'cartId'>): Promise<{ guid: string }> =>
  callService(createCart, { path, query: { fields: 'code,guid' }, body: {} });

/** Runs the work in one tab at a time. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { row, tabs } = runtime();
  return tabs.withLock(`cart-${row.baseSite}`, work);
};
