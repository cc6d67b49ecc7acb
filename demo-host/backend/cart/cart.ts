import { siteOf, userOf, type AnyCall } from '../core/commerce-call.ts';
import { cartLocked, cartNotFound, cartOrdered, versionConflict, type OccError } from '../core/occ-error.ts';
import type { Repository } from '../core/repository.ts';
import type { Services } from '../core/services.ts';
import { ordersIn } from '../order/store.ts';
import type { StoredCart } from './store.ts';

export { allowedQuantity } from './quantities.ts';

/** An anonymous cart expires after thirty days of server time without a change. */
const ANONYMOUS_CART_MS = 30 * 86_400_000;

/** Returns whether the cart is neither saved nor made from a quote. A quote's cart is found by its code only. */
export const isCurrent = ({ saved, quote }: StoredCart): boolean => !saved && !quote;

type CartCall = AnyCall & { path: { userId: string; cartId: string } };

/** Returns a customer's carts, without deleted ones. Carts whose order was settled meanwhile are released here. */
export const customersCarts = (
  { repository, clock }: Pick<Services, 'repository' | 'clock'>,
  user: string,
  site: string,
): readonly StoredCart[] =>
  repository.cartsOf(user, site).flatMap((cart) => {
    if (cart.flagged) return [];
    if (!cart.placing || clock.now() < cart.placing.until) return [cart];
    if (cart.placing.orderCode === undefined) return [{ ...cart, placing: undefined }];
    repository.deleteCart(cart.guid);
    return [];
  });

/** Returns the cart that a call names: an anonymous one by its GUID only, a customer's by code, GUID or `current`. */
export const cartOf = (call: CartCall, services: Services): StoredCart => {
  const { repository, clock } = services;
  const { cartId } = call.path;
  const site = siteOf(call);
  const user = userOf(call, call.path.userId, services);
  const cart =
    user === 'anonymous'
      ? repository.cart(cartId)
      : customersCarts(services, user, site.uid).find((each) =>
          cartId === 'current' ? isCurrent(each) : each.code === cartId || each.guid === cartId,
        );
  if (!cart || cart.userId !== user || cart.site !== site.uid) throw goneCart(cartId, user, repository);
  if (user === 'anonymous' && clock.now() - cart.modifiedAt > ANONYMOUS_CART_MS) {
    repository.deleteCart(cart.guid);
    throw cartNotFound(cartId);
  }
  return cart;
};

/** Returns the error for a missing cart. If it became an order that the user may read, the error says so. */
const goneCart = (cartId: string, user: string, repository: Repository): OccError => {
  const ordered = ordersIn(repository).carts.get(cartId);
  return ordered?.userId === user ? cartOrdered(ordered.orderCode) : cartNotFound(cartId);
};

export const etagOf = (cart: StoredCart): string => `"${cart.version}"`;

/**
 * Refuses with 412 if If-Match is missing or does not match the cart's version. Refuses any change of a cart that is
 * being ordered.
 */
export const checkVersion = (call: CartCall, cart: StoredCart): void => {
  refuseLocked(cart);
  const header = call.headers.get('if-match');
  if (header === null || header.trim() === '*') return;
  const versions = header.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  if (!versions.includes(String(cart.version))) throw versionConflict(call.path.cartId);
};

/** Refuses a change of a cart that is being ordered. `cart` is the result of {@link cartOf}. */
export const refuseLocked = (cart: StoredCart): void => {
  if (cart.placing) throw cartLocked(cart.code);
};

/** Returns the key for ordering the cart: its GUID until that was retired. */
export const orderKeyOf = ({ orderKey, guid }: StoredCart): string => orderKey ?? guid;
