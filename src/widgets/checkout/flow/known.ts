import type { UseQueryResult } from '@tanstack/react-query';
import { accountsQuery } from '../../../api/account/account.queries.ts';
import { qualifiedUsersQuery } from '../../../api/account/qualified-user.queries.ts';
import { addressesQuery } from '../../../api/address/address-book.queries.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { deliveryModesQuery } from '../../../api/checkout/checkout.queries.ts';
import type { DeliveryMode } from '../../../api/checkout/delivery.contract.ts';
import { cardsQuery } from '../../../api/payment/card.queries.ts';
import { paymentTypesQuery } from '../../../api/payment/payment-type.queries.ts';
import { programsQuery } from '../../../api/program/program.queries.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { runtime } from '../../../core/runtime.ts';

/*
 * What is known besides the cart, one hook a list. `of` is where the cart is addressed; without it nothing is asked. `data` is
 * undefined until the list is there. The accounts of platforms, of which few orders have one: known-platforms.ts.
 */

export type Known<T> = UseQueryResult<T>;
type Of = CartAddress | undefined;
export type PaymentTypes = NonNullable<ReturnType<typeof usePaymentTypes>['data']>;

/** What the customer is called, '' where the page has not learnt it. */
export const customerName = (): { firstName: string; lastName: string } => {
  const { session } = runtime().registry.getSnapshot();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' };
};

/** The customer accounts that can be ordered for. */
export const useAccounts = (of: Of) => useCustomerQuery(accountsQuery(of));

/** Who of an account can be the qualified user; asked once an account is chosen. */
export const useQualifiedUsers = (of: Of, accountId: string | undefined) =>
  useCustomerQuery(qualifiedUsersQuery(of, accountId));

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

/** How the cart as it is now can be paid. */
export const usePaymentTypes = (of: Of, cart: CheckoutCart | undefined) =>
  useCustomerQuery(paymentTypesQuery(of, cart));
