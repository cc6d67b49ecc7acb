import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Account } from '../../../api/account/account.contract.ts';
import type { QualifiedUser } from '../../../api/account/qualified-user.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { accountsQuery } from '../../../api/account/account.queries.ts';
import { qualifiedUsersQuery } from '../../../api/account/qualified-user.queries.ts';
import { checkoutPreviewQuery } from '../../../api/checkout/preview.queries.ts';
import type { Customer } from '../../../api/customer.ts';
import { paymentTypesQuery } from '../../../api/payment/payment.queries.ts';
import type { PaymentTypes } from '../../../api/payment/payment-type.contract.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { earliestTrainingDay, latestTrainingDay } from '../../../api/training/training.rules.ts';
import { now } from '../../../core/clock.ts';

/** What was read about a customer's cart and about the options to order it. */
export type Knowledge = {
  /** The cart as its checkout begins with it. */
  cart: CheckoutCart | undefined;
  accounts: readonly Account[] | undefined;
  users: readonly QualifiedUser[] | undefined;
  paymentTypes: PaymentTypes | undefined;
  /** The first day that a training may be requested for, such as `2027-01-04`: its rule loads with this part. */
  earliest: string;
  latest: string;
  /** The names of the reads that failed, separated by commas. */
  failed: string;
  isChecking: boolean;
  again: (() => void) | undefined;
  isReading: boolean;
};

type OwnKnowledgeProps = {
  customer: Customer;
  /** Returns the account whose qualified users count. Undefined if none do. */
  accountOf: (cart: CheckoutCart, accounts: readonly Account[] | undefined) => string | undefined;
  children: (known: Knowledge) => ReactNode;
};

type State = Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'errorUpdateCount' | 'isLoading'>;

/** Returns whether a read failed. It stays true during a retry, and if only an older answer is available. */
const isFailed = ({ data, isError, errorUpdateCount }: State): boolean =>
  isError || (data === undefined && errorUpdateCount > 0);
const isFirst = ({ isLoading, errorUpdateCount }: State): boolean => isLoading && errorUpdateCount === 0;

/** Reads what the checkout reads, for a signed-in customer. The part that draws loads it, and shares no code with it. */
export const OwnKnowledge = ({ customer, accountOf, children }: OwnKnowledgeProps) => {
  const { userId, whose } = customer;
  const at = useMemo(() => ({ userId, whose, cartId: 'current' }), [userId, whose]);
  const cart = useCustomerQuery(checkoutPreviewQuery(at));
  const accounts = useCustomerQuery(accountsQuery(at));
  const users = useCustomerQuery(qualifiedUsersQuery(at, cart.data && accountOf(cart.data, accounts.data)));
  // The service decides by the account that the cart has, not by one that it only would choose.
  const hasAccount = cart.data?.customerAccount && !cart.data.chosen.some(({ step }) => step === 'account');
  const payments = useCustomerQuery(paymentTypesQuery(at, hasAccount ? cart.data : undefined));
  const reads = { cart, accounts, qualifiedUsers: users, paymentTypes: payments };
  const failed = Object.entries(reads).filter(([, read]) => isFailed(read));
  return children({
    cart: cart.data,
    accounts: accounts.data,
    users: users.data,
    paymentTypes: payments.data,
    earliest: earliestTrainingDay(now()),
    latest: latestTrainingDay(now()),
    failed: failed.map(([name]) => name).join(),
    isChecking: Object.values(reads).some(isFirst),
    again: failed.length > 0 ? () => failed.forEach(([, read]) => void read.refetch()) : undefined,
    isReading: failed.some(([, read]) => read.isFetching),
  });
};
