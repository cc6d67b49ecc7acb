import type { RecordProducts } from '../../core/analytics/create-recorder.ts';
import type { CheckoutCart } from '../checkout/checkout-cart.contract.ts';
import { queryClient } from '../query.ts';
import { recordProducts } from './product-record.rules.ts';

/** Returns the products of the cart that the page's checkout shows. Undefined if it shows none. */
export const knownCheckout = (): RecordProducts | undefined => {
  const known = queryClient()
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey[1] === 'checkoutCart' })
    .map(({ state }) => state.data as CheckoutCart | undefined)
    .find((data) => data !== undefined);
  return known && recordProducts(known);
};
