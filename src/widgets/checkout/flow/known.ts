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

/* What is known besides the cart, one hook for each list. `of` is the address of the cart; without it nothing is
   requested. `data` is undefined until the list has arrived. What the rules of the steps know is in
   api/checkout/known.queries.ts. */

export type Known<T> = UseQueryResult<T>;
type Of = CartAddress | undefined;

/** Reads the customer's saved addresses, or those of an organization (`accountUuid`). */
export const useAddresses = (of: Of, accountUuid?: string) =>
  useCustomerQuery(addressesQuery(of, accountUuid));

/** Reads the saved cards, with only the data that a page may have outside the payment service. */
export const useCards = (of: Of) => useCustomerQuery(cardsQuery(of));

export const usePrograms = (of: Of) => useCustomerQuery(programsQuery(of));

/** Reads the shipping methods for the cart as it is now. Another cart or address is read again. */
export const useDeliveryModes = (of: Of, cart: CheckoutCart | undefined) =>
  useCustomerQuery(deliveryModesQuery(of, cart), sampleModes());

/** The shipping methods that previews show (EMB-11). */
const sampleModes = (): DeliveryMode[] => {
  const cost = (value: number) => ({ value, currencyIso: runtime().row.currency });
  return [
    { code: 'ground', deliveryCost: cost(10) },
    { code: 'expedited', deliveryCost: cost(20) },
  ];
};
