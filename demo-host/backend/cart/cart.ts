import { siteOf, userOf, type AnyCall } from '../core/commerce-call.ts';
import { cartLocked, cartNotFound, cartOrdered, versionConflict, type OccError } from '../core/occ-error.ts';
import type { Repository } from '../core/repository.ts';
import type { Services } from '../core/services.ts';
import { ordersIn } from '../order/store.ts';
import type { StoredCart } from './store.ts';

export { allowedQuantity } from './quantities.ts';

/** Thirty days of server time without a change. */
const ANONYMOUS_CART_MS = 30 * 86_400_000;

/** Not put aside, and not a quote's own, which is reached by its code alone. */
export const isCurrent = ({ saved, quote }: StoredCart): boolean => !saved && !quote;

type CartCall = AnyCall & { path: { userId: string; cartId: string } };

/** A customer's carts without those they deleted, and without those whose order was settled meanwhile, which are let go of here. */
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

/** The cart that a call names: an anonymous one by its guid alone, a customer's by code, guid or `current`. */
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

/** One that became an order says so, to whoever may read that order. */
const goneCart = (cartId: string, user: string, repository: Repository): OccError => {
  const ordered = ordersIn(repository).carts.get(cartId);
  return ordered?.userId === user ? cartOrdered(ordered.orderCode) : cartNotFound(cartId);
};

export const etagOf = (cart: StoredCart): string => `"${cart.version}"`;

/** Refuses with 412 when If-Match names no version or another one than the cart's, and any change of a cart that is being ordered. */
export const checkVersion = (call: CartCall, cart: StoredCart): void => {
  refuseLocked(cart);
  const header = call.headers.get('if-match');
  if (header === null || header.trim() === '*') return;
  const versions = header.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  if (!versions.includes(String(cart.version))) throw versionConflict(call.path.cartId);
};

/** `cart` as {@link cartOf} gives it. */
export const refuseLocked = (cart: StoredCart): void => {
  if (cart.placing) throw cartLocked(cart.code);
};

/** The key that its order is placed with: its own id until that was retired. */
export const orderKeyOf = ({ orderKey, guid }: StoredCart): string => orderKey ?? guid;
