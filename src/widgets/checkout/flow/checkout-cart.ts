import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { unitsOf, type Cart } from '../../../api/cart/cart.contract.ts';
import { CART_KEY, type CartView } from '../../../api/cart/read-cart.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { checkoutCartQuery } from '../../../api/checkout/checkout.queries.ts';
import { changed, queryClient } from '../../../api/query.ts';
import { runtime } from '../../../core/runtime.ts';
import { isCartGone } from '../../../api/cart/cart-failure.ts';
import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { isServiceError } from '../../../core/errors.ts';

/** Returns the cart as it was last read. */
export const shownCheckoutCart = (at: CartAddress): CheckoutCart | undefined =>
  queryClient().getQueryData(checkoutCartQuery(at).queryKey);

/** Reads the cart again after a write of this page, and tells the other tabs that it changed. Rejects if it can't be read. */
export const rereadCheckoutCart = async (at: CartAddress): Promise<CheckoutCart> => {
  const { queryKey } = checkoutCartQuery(at);
  await changed(['checkoutCart']);
  const { data, error } = queryClient().getQueryState<CheckoutCart>(queryKey) ?? {};
  if (error) throw error;
  if (data === undefined) throw new Error('The cart of the checkout is not on show.');
  share(at, data);
  return data;
};

/** Gives the page's other widgets this version of the cart, which their next change is to name. */
const share = (at: CartAddress, cart: CheckoutCart): void => {
  const { registry } = runtime();
  const { data, stale } = registry.reading(CART_KEY);
  const before = data as CartView | undefined;
  if (at.cartId !== 'current' || stale || before?.cart?.guid !== cart.guid) return;
  const shared: Cart = {
    ...cart,
    totalItems: cart.totalItems ?? cart.entries.length,
    totalUnitCount: cart.totalUnitCount ?? unitsOf(cart.entries),
  };
  registry.keep(CART_KEY, { ...before, cart: shared } satisfies CartView);
};

/** Removes the cart from the cache, because it became an order. */
export const letCartGo = (at: CartAddress): void =>
  queryClient().removeQueries({ queryKey: checkoutCartQuery(at).queryKey });

/** Returns the order that a cart became, if it no longer exists. Undefined for other failures. Source: api.md. */
export const goneCart = (error: unknown): { order: string | undefined } | undefined => {
  if (!isServiceError(error) || !isCartGone(error)) return undefined;
  const { reason, subject = '' } = error.errors[0] ?? {};
  return { order: reason === 'ordered' && SEGMENT.test(subject) ? subject : undefined };
};
