import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { unitsOf, type Cart } from '../../../api/cart/cart.contract.ts';
import { CART_KEY, type CartView } from '../../../api/cart/read-cart.ts';
import { getCheckoutCart, type CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { CART_FIELDS } from '../../../api/commerce-request.ts';
import { queryClient } from '../../../api/query-client.ts';
import { callService } from '../../../core/http/call-service.ts';
import { retryRead } from '../../../core/http/retry-read.ts';
import { runtime } from '../../../core/runtime.ts';

const keyOf = ({ whose, userId, cartId }: CartAddress) => [whose, 'checkout', 'cart', userId, cartId];

const isCurrent = ({ cartId }: CartAddress): boolean => cartId === 'current';

/** Reads the cart that is checked out; the page's other widgets, which show the current one, have it from here. */
const readCheckoutCart = async (at: CartAddress): Promise<CheckoutCart> => {
  const cart = await retryRead(() =>
    callService(getCheckoutCart, { path: at, query: { fields: CART_FIELDS } }),
  );
  if (isCurrent(at)) share(cart);
  return cart;
};

const share = (cart: CheckoutCart): void => {
  const { registry } = runtime();
  const shared: Cart = {
    ...cart,
    totalItems: cart.totalItems ?? cart.entries.length,
    totalUnitCount: cart.totalUnitCount ?? unitsOf(cart.entries),
  };
  const view: CartView = { cart: shared, expired: false, lost: [], changedElsewhere: false };
  registry.keep(CART_KEY, view);
};

/**
 * The cart that is checked out, with all that was chosen. Read again when another tab, or another widget of this page, changed
 * the current one. `data` stays on show while it is read again.
 */
export const useCheckoutCart = (at: CartAddress): UseQueryResult<CheckoutCart, unknown> => {
  const { registry } = runtime();
  const query = useQuery({ queryKey: keyOf(at), queryFn: () => readCheckoutCart(at) }, queryClient());
  const shared = useSyncExternalStore(registry.subscribe, () => registry.reading(CART_KEY));
  const { data, isFetching, refetch } = query;
  const seen = (shared.data as CartView | undefined)?.cart;
  const isOld =
    isCurrent(at) &&
    data !== undefined &&
    !shared.reading &&
    (shared.stale || (seen?.guid === data.guid && seen.version !== data.version));
  useEffect(() => {
    if (isOld && !isFetching) void refetch();
  }, [isOld, isFetching, refetch]);
  return query;
};

/** Reads the cart again after a write of this page, and tells the other tabs that it changed. */
export const rereadCheckoutCart = async (at: CartAddress): Promise<CheckoutCart> => {
  if (isCurrent(at)) runtime().registry.changed(CART_KEY);
  return queryClient().fetchQuery({ queryKey: keyOf(at), queryFn: () => readCheckoutCart(at), staleTime: 0 });
};

/** The cart became an order: nothing of it is known any more, in any tab. */
export const letCartGo = (at: CartAddress): void => {
  queryClient().removeQueries({ queryKey: keyOf(at) });
  if (isCurrent(at)) runtime().registry.changed(CART_KEY);
};
