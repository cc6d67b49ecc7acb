import { accountsQuery } from '../account/account.queries.ts';
import { qualifiedUsersQuery } from '../account/qualified-user.queries.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import { paymentTypesQuery } from '../payment/payment-type.queries.ts';
import { useCustomerQuery } from '../query.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';

/*
 * What the rules of the steps know besides the cart, for the checkout and for the cart's readiness alike. `of` is where the cart is
 * addressed; without it nothing is asked. `data` is undefined until the list is there.
 */

type Of = CartAddress | undefined;

/** The customer accounts that can be ordered for. */
export const useAccounts = (of: Of) => useCustomerQuery(accountsQuery(of));

/** Who of an account can be the qualified user; asked once an account is chosen. */
export const useQualifiedUsers = (of: Of, accountId: string | undefined) =>
  useCustomerQuery(qualifiedUsersQuery(of, accountId));

/** How the cart as it is now can be paid. */
export const usePaymentTypes = (of: Of, cart: CheckoutCart | undefined) =>
  useCustomerQuery(paymentTypesQuery(of, cart));
