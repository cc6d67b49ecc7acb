import { ServiceError } from '../../core/errors.ts';
import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { readAt } from '../kept-lines/call-at.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { carryNotes } from './carry-notes.ts';
import { cartAddress, forgetCart, isCustomers, type CartAddress } from './cart-address.ts';
import { isCartGone } from './cart-failure.ts';
import { cartState } from './cart-state.rules.ts';
import { reportLater } from '../report-later.ts';
import { cartTerms } from './cart-terms.contract.ts';
import { createCart } from './cart-writes.contract.ts';
import { getCart, type Cart } from './cart.contract.ts';
import { hasVersion, ifMatch } from './if-match.ts';
import { beginChanging } from './pending-changes.ts';
import { isUndecided } from './read-after-loss.ts';
import { CART_KEY, fetchCart, readCart } from './read-cart.ts';
import { deleteCart, saveCart } from './two-carts.contract.ts';
import { cappedLines, type CappedLine } from './two-carts.rules.ts';

/** The cart of before the sign-in and the customer's of an earlier visit, both with lines. */
export type TwoCarts = { anonymous: Cart; earlier: Cart };

/** Another tab has decided already: there is nothing left to do. */
export const SETTLED = 'settled';

/** Of whom is signed in when it is asked for; calls are held to them. Undefined for nobody. */
const customersCart = (): CartAddress | undefined => {
  const address = cartAddress();
  return isCustomers(address) ? address : undefined;
};

/**
 * What there is to ask after a sign-in (SES-11). Where only one of the carts has lines nothing is: the anonymous one
 * becomes the customer's, or is forgotten when it is empty. Run by one tab at a time; undefined when nothing is left.
 * Throws `ServiceError`; both carts are as they were then, and the next page begins anew.
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

/** All lines in the earlier cart; gives those of which fewer went in than both held, or `SETTLED`. */
export const mergeCarts = (two: TwoCarts): Promise<readonly CappedLine[] | typeof SETTLED> =>
  decide(two, async (customer) => {
    const merged = await takeOver(customer, two.anonymous, two.earlier);
    // Merged it is, though nobody can say how far: the cart itself shows that.
    return merged ? cappedLines(two.anonymous, two.earlier, merged) : [];
  });

/** The earlier cart becomes a saved one, the anonymous one the customer's. */
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

/**
 * The earlier cart is deleted, as the shopper has seen it, and the anonymous one becomes the customer's. Throws
 * `ServiceError` 412 when it is not what they saw any more.
 */
export const discardEarlier = (two: TwoCarts): Promise<void | typeof SETTLED> =>
  decide(two, async (customer) => {
    const path = { ...customer, cartId: two.earlier.code };
    if (!hasVersion(two.earlier)) await stillAs(customer, two.earlier);
    await callService(deleteCart, { path, headers: ifMatch(two.earlier) }).catch(unlessGone);
    await takeOver(customer, two.anonymous);
  });

const decide = async <Result>(
  { anonymous }: TwoCarts,
  work: (customer: CartAddress) => Promise<Result>,
): Promise<Result | typeof SETTLED> => {
  // Whoever is asked decides: while this waits for its turn somebody else may sign in (SES-13).
  const customer = customersCart();
  const done = await alone(async (guid) =>
    customer && guid === anonymous.guid ? { result: await work(customer) } : undefined,
  );
  return done === undefined ? SETTLED : done.result;
};

/** With the anonymous cart's id while there is one, one tab after the other, also in turn with what makes carts. */
const alone = <Result>(work: (guid: string) => Promise<Result | undefined>): Promise<Result | undefined> => {
  const { storage, row, tabs } = runtime();
  return tabs.withLock(`cart-${row.baseSite}`, async () => {
    const guid = storage.read('cartGuid', row.baseSite);
    return guid === undefined ? undefined : work(guid);
  });
};

/** Without the customer's token: an anonymous cart is nobody's. */
const readAnonymous = async (guid: string): Promise<Cart | undefined> => {
  const path = { userId: 'anonymous', cartId: guid };
  return readAt(runtime().row, getCart, { path, query: { fields: CART_FIELDS } }).catch(unlessGone);
};

const readEarlier = (customer: CartAddress): Promise<Cart | undefined> =>
  retryRead(() => fetchCart(customer)).catch(unlessGone);

/** What `If-Match` says to a host that knows no versions. */
const stillAs = async (customer: CartAddress, seen: Cart): Promise<void> => {
  const now = await readEarlier(customer);
  if (now === undefined || cartState(now) === cartState(seen)) return;
  throw new ServiceError('The cart was changed meanwhile.', { kind: 'status', status: 412 });
};

const unlessGone = (error: unknown): undefined => {
  if (!isCartGone(error)) throw error;
};

/**
 * A write that can't be done twice: the anonymous cart is gone with it, so whether a lost answer was a yes is told by
 * looking for that. Gives the customer's cart then, if it can be read.
 */
const takeOver = async (customer: CartAddress, anonymous: Cart, into?: Cart): Promise<Cart | undefined> => {
  const { guid } = anonymous;
  const query = {
    fields: CART_FIELDS,
    oldCartId: guid,
    ...(into !== undefined && { toMergeCartGuid: into.guid }),
  };
  const carry = await notesCarrier();
  const end = beginChanging();
  const settle = () => {
    carry?.(customer, anonymous, into);
    forget(guid);
  };
  try {
    const cart = await callService(createCart, { path: customer, query, body: {} });
    settle();
    await keepCodes(customer, anonymous, cart);
    return cart;
  } catch (error) {
    const isUnsure = isCartGone(error) || isUndecided(error);
    if (!isUnsure || (await readAnonymous(guid))) throw error;
    settle();
    const cart = await readEarlier(customer).catch(() => undefined);
    if (cart) await keepCodes(customer, anonymous, cart);
    return cart;
  } finally {
    const { registry } = runtime();
    registry.changed(CART_KEY);
    // The page's own doing: what is read now was not changed elsewhere.
    if (registry.reading(CART_KEY).data !== undefined) await readCart().catch(() => undefined);
    end();
  }
};

/** What is not known of adding, where there is such a thing, comes along with the cart. */
const notesCarrier = async (): Promise<typeof carryNotes | undefined> => {
  const { storage, row } = runtime();
  if (storage.read('addingLines', row.baseSite) === undefined) return undefined;
  return (await late(() => import('./carry-notes.ts'))).carryNotes;
};

/** The code for it loads where a store left codes behind. Source: CRT-04, SES-11. */
const keepCodes = async (customer: CartAddress, before: Cart, after: Cart): Promise<void> => {
  const held = new Set(codesOf(after));
  const left = codesOf(before).filter((code) => !held.has(code));
  if (left.length === 0) return;
  await late(() => import('./carry-codes.ts')).then(
    ({ carryCodes }) => carryCodes({ ...customer, cartId: after.code }, left),
    (error: unknown) => reportLater('cart.code', error),
  );
};

const codesOf = (cart: Cart): readonly string[] =>
  cartTerms(cart).appliedVouchers.map(({ code }) => code.toUpperCase());

const forget = (guid: string): undefined => {
  forgetCart({ cartId: guid });
};
