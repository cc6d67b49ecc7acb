import { now } from '../../core/clock.ts';
import { emitState } from '../../core/events/emit.ts';
import { isServiceError } from '../../core/errors.ts';
import { defineReading } from '../../core/registry/readings.ts';
import { whose } from '../../core/registry/one-visitor.ts';
import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';
import type { CartCount } from '../../core/storage-types.ts';
import { callService } from '../../core/http/call-service.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { reportSolved } from '../report-later.ts';
import { cartAddress, forgetCart, isCustomers, type CartAddress } from './cart-address.ts';
import { isCartGone } from './cart-failure.ts';
import { getCart, type Cart } from './cart.contract.ts';
import { withQuantity } from './meant-entry.rules.ts';
import { isChangingCart, pendingChanges, PENDING_KEY } from './pending-changes.ts';

/** The page's knowledge of the visitor's cart and of what happened to it. */
export type CartView = {
  /** Null if the visitor has no cart. */
  cart: Cart | null;
  /** True if the server no longer knows the visitor's cart. `lost` are its lines, as far as this page knows them. */
  expired: boolean;
  lost: readonly { code: string; quantity: number; name?: string }[];
  /** True if another tab or device changed the cart since the last read (CRT-10). */
  changedElsewhere: boolean;
};

/** The registry's reading of the cart, which all bundles share. */
export const CART_KEY = defineReading<CartView>('cart');

/** Reads the visitor's cart once for all bundles on the page, and stores its count for the first paint of the next page. */
export const readCart = (): Promise<CartView> =>
  runtime().registry.request(CART_KEY, () => retryRead(() => loadCart()));

/** How many changes of the sign-in one read follows, so that it ends. */
const MOST_SIGN_INS = 3;

const loadCart = async (left = MOST_SIGN_INS): Promise<CartView> => {
  // The session determines whose cart it is.
  await runtime().registry.session?.token();
  const address = cartAddress();
  if (address === undefined) return found(null, known()?.expired === true && known()?.cart === null);
  let cart: Cart | null = null;
  try {
    cart = await fetchCart(address);
  } catch (error) {
    // The visitor has changed in the meantime and has another cart.
    if (left > 0 && isServiceError(error) && error.kind === 'session-changed' && whose() !== address.whose)
      return loadCart(left - 1);
    if (!isCartGone(error)) throw error;
    forgetCart(address);
  }
  return found(cart, cart === null && !isCustomers(address));
};

const FOUND_KEY = 'cart.found';

/** Tells the page about each state of the cart once, whichever bundle reads it. An empty cart at the start is not reported. */
const found = (cart: Cart | null, expired: boolean): CartView => {
  const { registry } = runtime();
  const before = registry.reading(FOUND_KEY).data;
  const state = cart ? cartState(cart) : 'none';
  const view = { cart, expired, lost: expired ? lostLines() : [] };
  keepCount(cart);
  settleLater();
  reportSolved('cart.read');
  if (before === state) return { ...view, changedElsewhere: false };
  registry.keep(FOUND_KEY, state);
  if (cart || before !== undefined) tellPage(cart);
  return { ...view, changedElsewhere: known() !== undefined && !expired && !isChangingCart() };
};

/** Looks after a change that got no answer, if there is one. */
const settleLater = (): void => {
  const { storage, row } = runtime();
  if (isChangingCart() || storage.read('unansweredChange', row.baseSite) === undefined) return;
  late(() => import('./settle-unanswered.ts'))
    .then(({ settleUnanswered }) => settleUnanswered())
    .catch(() => undefined);
};

const known = () => runtime().registry.reading(CART_KEY).data;

/** Returns the lost lines with the quantities that were being changed, so that nothing typed is lost. */
const lostLines = (): CartView['lost'] => {
  const before = known();
  if (before === undefined || before.cart === null) return before?.lost ?? [];
  const changes = pendingChanges(runtime().registry.reading(PENDING_KEY).data);
  const cart = changes.reduce(withQuantity, before.cart);
  return cart.entries.flatMap(({ product: { code, name }, quantity }) =>
    quantity > 0 ? { code, quantity, name } : [],
  );
};

const tellPage = (cart: Cart | null): void => {
  emitState('assess-cart-changed', {
    units: cart?.totalUnitCount ?? 0,
    lines: cart?.totalItems ?? 0,
    total: cart?.totalPrice?.value ?? 0,
    currency: cart?.totalPrice?.currencyIso ?? runtime().row.currency,
  });
};

/** Reads the cart, tried once. Throws `ServiceError`; with sign-in by cookie also if the cart is another customer's (SES-13). */
export const fetchCart = async (address: CartAddress): Promise<Cart> => {
  const cart = await callService(getCart, { path: address, query: { fields: CART_FIELDS } });
  const isShort = cart.totalItems > 0 && cart.entries.length === 0;
  if (isShort || (isCustomers(address) && runtime().registry.session?.byCookie?.()))
    await (await late(() => import('./check-cart.ts'))).checkCart(cart, address);
  return cart;
};

/** Returns an earlier page's count while the cart is still the visitor's, by session or sign-in (LEAD-12, SES-13). */
export const lastCount = (): CartCount | undefined => {
  const { storage, row, registry } = runtime();
  const count = storage.read('cartCount', row.baseSite);
  const { id = '' } = storage.read('signedIn') ?? {};
  const isNobodys = registry.getSnapshot().session.status === 'anonymous';
  const isOver = id !== '' && (isNobodys || (storage.read('tokenExpiry') ?? 0) <= now());
  return count?.id === id && !isOver ? count : undefined;
};

const keepCount = (cart: Cart | null): void => {
  const { storage, row } = runtime();
  if (cart === null) return storage.remove('cartCount', row.baseSite);
  const { totalUnitCount: units, totalItems: lines } = cart;
  storage.write('cartCount', { units, lines, id: whose() || '' }, row.baseSite);
};

/** Returns a text that identifies a state of a cart: its version, or on a plain OCC host its contents. */
export const cartState = ({ guid, version, entries, totalPrice }: Cart): string =>
  `${guid} ${version ?? JSON.stringify([entries.map(({ product, quantity }) => [product.code, quantity]), totalPrice?.value])}`;
