import type { RecordProducts } from '../../core/analytics/records-of-events.ts';
import type { CheckoutCart } from '../checkout/checkout-cart.contract.ts';
import { queryClient } from '../query.ts';
import { recordProducts, orderProducts } from './product-record.rules.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { cartAddress } from '../cart/cart-address.ts';
import { readOrder } from '../order/order.contract.ts';

/** Returns the products of the cart that the page's checkout shows. Undefined if it shows none. */
export const knownCheckout = (): RecordProducts | undefined => {
  const known = queryClient()
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey[1] === 'checkoutCart' })
    .map(({ state }) => state.data as CheckoutCart | undefined)
    .find((data) => data !== undefined);
  return known && recordProducts(known);
};

/** Reads the products of an order that was just placed. Rejects with `ServiceError`. */
export const readPlaced = async (orderCode: string): Promise<RecordProducts> => {
  const path = { ...(cartAddress() ?? { userId: 'current', whose: '-' }), orderCode };
  return orderProducts(await retryRead(() => callService(readOrder, { path })));
};
