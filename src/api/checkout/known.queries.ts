import { accountsQuery } from '../account/account.queries.ts';
import { qualifiedUsersQuery } from '../account/qualified-user.queries.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import { paymentTypesQuery } from '../payment/payment.queries.ts';
import { useCustomerQuery } from '../query.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';

/* What the rules of the steps know besides the cart, for the checkout and for the cart's readiness. `of` is the address
   of the cart; without it nothing is requested. `data` is undefined until the list has arrived. */

type Of = CartAddress | undefined;

/** Reads the customer accounts that can be ordered for. */
export const useAccounts = (of: Of) => useCustomerQuery(accountsQuery(of));

/** Reads the possible qualified users of an account. Nothing is requested until an account is chosen. */
export const useQualifiedUsers = (of: Of, accountId: string | undefined) =>
  useCustomerQuery(qualifiedUsersQuery(of, accountId));

/** Reads how the cart can be paid for in its current state. */
export const usePaymentTypes = (of: Of, cart: CheckoutCart | undefined) =>
  useCustomerQuery(paymentTypesQuery(of, cart));
