import { ServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { readAt } from '../kept-lines/sold-at.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { cartAddress, forgetCart, isCustomers, type CartAddress } from './cart-address.ts';
import { isCartGone, unlessGone } from './cart-failure.ts';
import { cartState, CART_KEY, fetchCart, readCart } from './read-cart.ts';
import { reportLater } from '../report-later.ts';
import { cartTerms, getCart, type Cart } from './cart.contract.ts';
import { createCart, ifMatch, deleteCart, saveCart } from './cart-writes.contract.ts';
import { beginChanging } from './pending-changes.ts';
import { isUndecided } from './read-after-loss.ts';
import { cappedLines, type CappedLine } from './two-carts.rules.ts';
import { redeemVoucher } from '../voucher/voucher.contract.ts';

/** The cart from before the sign-in and the customer's cart from an earlier visit. Both have lines. */
export type TwoCarts = { anonymous: Cart; earlier: Cart };

/** Another tab has already decided, so nothing is left to do. */
export const SETTLED = 'settled';

/** Returns the signed-in customer's cart, to which later calls are bound. Undefined if nobody is signed in. */
const customersCart = (): CartAddress | undefined => {
  const address = cartAddress();
  return isCustomers(address) ? address : undefined;
};

/**
 * Returns the two carts that the shopper must decide about (SES-11), in one tab at a time. With lines in only one, that
 * is the customer's and nothing is asked. Throws `ServiceError`; the next page then tries again.
 */
export const findTwoCarts = (): Promise<TwoCarts | undefined> =>
  alone(async (guid) => {
    const customer = customersCart();
    if (customer === undefined) return undefined;
    const anonymous = await readAnonymous(guid);
    if (!anonymous?.entries.length) return forget(guid);
    const earlier = await readEarlier(customer);
    if (earlier?.entries.length) return { anonymous, earlier };
    await takeOver(customer, anonymous);
    return undefined;
  });

/** Puts all lines into the earlier cart. Returns the lines that were shortened, or `SETTLED`. */
export const mergeCarts = (two: TwoCarts): Promise<readonly CappedLine[] | typeof SETTLED> =>
  decide(two, async (customer) => {
    const merged = await takeOver(customer, two.anonymous, two.earlier);
    // The carts are merged, but the result could not be read. The cart itself shows it.
    return merged ? cappedLines(two.anonymous, two.earlier, merged) : [];
  });

/** Saves the earlier cart under a name. The anonymous cart becomes the customer's. */
export const keepEarlier = (
  two: TwoCarts,
  saved: { name: string; description: string },
): Promise<void | typeof SETTLED> =>
  decide(two, async (customer) => {
    const path = { ...customer, cartId: two.earlier.code };
    const query = { saveCartName: saved.name, saveCartDescription: saved.description };
    await callService(saveCart, { path, query, body: {} });
    await takeOver(customer, two.anonymous);
  });

/** Deletes the earlier cart and makes the anonymous one the customer's. `ServiceError` 412 if it has changed. */
export const discardEarlier = (two: TwoCarts): Promise<void | typeof SETTLED> =>
  decide(two, async (customer) => {
    const path = { ...customer, cartId: two.earlier.code };
    if (two.earlier.version === undefined) await stillAs(customer, two.earlier);
    await callService(deleteCart, { path, headers: ifMatch(two.earlier) }).catch(unlessGone);
    await takeOver(customer, two.anonymous);
  });

const decide = async <Result>(
  { anonymous }: TwoCarts,
  work: (customer: CartAddress) => Promise<Result>,
): Promise<Result | typeof SETTLED> => {
  // The decision belongs to the customer who was asked: another person may sign in while this waits for its turn (SES-13).
  const customer = customersCart();
  const done = await alone(async (guid) =>
    customer && guid === anonymous.guid ? { result: await work(customer) } : undefined,
  );
  return done === undefined ? SETTLED : done.result;
};

/** Runs the work with the anonymous cart's id, if there is one, in one tab at a time. */
const alone = <Result>(work: (guid: string) => Promise<Result | undefined>): Promise<Result | undefined> => {
  const { storage, row, tabs } = runtime();
  return tabs.withLock(`cart-${row.baseSite}`, async () => {
    const guid = storage.read('cartGuid', row.baseSite);
    return guid === undefined ? undefined : work(guid);
  });
};

/** Reads the anonymous cart, without the customer's token. */
const readAnonymous = async (guid: string): Promise<Cart | undefined> => {
  const path = { userId: 'anonymous', cartId: guid };
  return readAt(runtime().row, getCart, { path, query: { fields: CART_FIELDS } }).catch(unlessGone);
};

const readEarlier = (customer: CartAddress): Promise<Cart | undefined> =>
  retryRead(() => fetchCart(customer)).catch(unlessGone);

/** Checks for a host without versions what `If-Match` checks for others. */
const stillAs = async (customer: CartAddress, seen: Cart): Promise<void> => {
  const now = await readEarlier(customer);
  if (now === undefined || cartState(now) === cartState(seen)) return;
  throw new ServiceError('The cart was changed meanwhile.', { kind: 'status', status: 412 });
};

/**
 * Takes over the anonymous cart. This can't happen twice, because the anonymous cart is then gone. So if the answer is
 * lost, reading the anonymous cart shows whether it was done. Returns the customer's cart if it can be read.
 */
const takeOver = async (customer: CartAddress, anonymous: Cart, into?: Cart): Promise<Cart | undefined> => {
  const { guid } = anonymous;
  const query = {
    fields: CART_FIELDS,
    oldCartId: guid,
    ...(into !== undefined && { toMergeCartGuid: into.guid }),
  };
  const end = beginChanging();
  try {
    const cart = await callService(createCart, { path: customer, query, body: {} });
    forget(guid);
    await keepCodes(customer, anonymous, cart);
    return cart;
  } catch (error) {
    const isUnsure = isCartGone(error) || isUndecided(error);
    if (!isUnsure || (await readAnonymous(guid))) throw error;
    forget(guid);
    const cart = await readEarlier(customer).catch(() => undefined);
    if (cart) await keepCodes(customer, anonymous, cart);
    return cart;
  } finally {
    const { registry } = runtime();
    registry.changed(CART_KEY);
    // This page changed the cart itself, so the next reading must not count as a change from elsewhere.
    if (registry.reading(CART_KEY).data !== undefined) await readCart().catch(() => undefined);
    end();
  }
};

/** Applies the codes that the store did not carry over. Refused ones go to the message centre. Source: CRT-04, SES-11. */
const keepCodes = async (customer: CartAddress, before: Cart, after: Cart): Promise<void> => {
  const held = new Set(codesOf(after));
  const path = { ...customer, cartId: after.code };
  for (const voucherId of codesOf(before).filter((code) => !held.has(code)))
    await callService(redeemVoucher, { path, query: { voucherId }, body: {} }).catch((error: unknown) =>
      reportLater('cart.code', error),
    );
};

const codesOf = (cart: Cart): readonly string[] =>
  cartTerms(cart).appliedVouchers.map(({ code }) => code.toUpperCase());

const forget = (guid: string): undefined => {
  forgetCart({ cartId: guid });
};
