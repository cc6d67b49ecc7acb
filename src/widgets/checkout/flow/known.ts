import type { UseQueryResult } from '@tanstack/react-query';
import { addressesQuery } from '../../../api/address/address-book.queries.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { deliveryModesQuery } from '../../../api/checkout/checkout.queries.ts';
import type { DeliveryMode } from '../../../api/checkout/delivery.contract.ts';
import { cardsQuery } from '../../../api/payment/card.queries.ts';
import { programsQuery } from '../../../api/program/program.queries.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { runtime } from '../../../core/runtime.ts';

/*
 * What is known besides the cart, one hook a list. `of` is where the cart is addressed; without it nothing is asked. `data` is
 * undefined until the list is there. What the rules of the steps know: api/checkout/known.queries.ts. The accounts of platforms, of
 * which few orders have one: known-platforms.ts.
 */

export type Known<T> = UseQueryResult<T>;
type Of = CartAddress | undefined;

/** What the customer is called, '' where the page has not learnt it. */
export const customerName = (): { firstName: string; lastName: string } => {
  const { session } = runtime().registry.getSnapshot();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' };
};

/** The customer's saved addresses, or those of an organization (`accountUuid`). */
export const useAddresses = (of: Of, accountUuid?: string) =>
  useCustomerQuery(addressesQuery(of, accountUuid));

/** Saved cards, as far as anybody but the payment service may know them. */
export const useCards = (of: Of) => useCustomerQuery(cardsQuery(of));

export const usePrograms = (of: Of) => useCustomerQuery(programsQuery(of));

/** How the cart as it is now can be sent: another cart or address asks anew. */
export const useDeliveryModes = (of: Of, cart: CheckoutCart | undefined) =>
  useCustomerQuery(deliveryModesQuery(of, cart), sampleModes());

/** What previews show (EMB-11). */
const sampleModes = (): DeliveryMode[] => {
  const cost = (value: number) => ({ value, currencyIso: runtime().row.currency });
  return [
    { code: 'ground', deliveryCost: cost(10) },
    { code: 'expedited', deliveryCost: cost(20) },
  ];
};
