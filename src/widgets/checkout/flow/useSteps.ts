import { useCallback, useMemo } from 'react';
import { accountsQuery } from '../../../api/account/account.queries.ts';
import { qualifiedUsersQuery } from '../../../api/account/qualified-user.queries.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { deliveryModesQuery } from '../../../api/checkout/checkout.queries.ts';
import type { Known } from '../../../api/checkout/flow.rules.ts';
import { toStepAccount, toStepCart } from '../../../api/checkout/step-cart.rules.ts';
import { checkoutSteps, type StepId, type StepKnowledge } from '../../../api/checkout/steps.rules.ts';
import { paymentTypesQuery } from '../../../api/payment/payment.queries.ts';
import { queryClient, useCustomerQuery, type CustomerQuery } from '../../../api/query.ts';
import { earliestTrainingDay, latestTrainingDay } from '../../../api/training/training.rules.ts';
import { now } from '../../../core/clock.ts';
import { hasRefusedCard } from '../../parts/drafts/kept-card-refusal.ts';

type Purpose = StepKnowledge['purpose'];

/** The lists that the steps of a cart depend on. Nothing is requested of a list that the cart does not need. */
const listsOf = (at: CartAddress, cart: CheckoutCart) => {
  const hasLevel = cart.entries.some(({ product }) => product.qualificationLevel !== undefined);
  return {
    accounts: accountsQuery(at),
    users: qualifiedUsersQuery(at, hasLevel ? cart.customerAccount?.id : undefined),
    methods: deliveryModesQuery(at, cart.deliveryMode ? undefined : cart),
    payments: paymentTypesQuery(at, cart.payment ? cart : undefined),
  };
};

/** Returns the data of a list as far as it was read. `isAwaited`: it is needed, and no answer has come yet. */
const readOf = <Data>(query: CustomerQuery<Data>) => {
  const { data, errorUpdateCount = 0 } = queryClient().getQueryState(query.queryKey) ?? {};
  const isNeeded = typeof query.queryFn === 'function';
  // The step itself shows a failed read and offers a retry.
  return { data, isAwaited: isNeeded && data === undefined && errorUpdateCount === 0 };
};

/** Returns what is known of a cart: its steps, by everything that was read so far. */
const knownOf = (
  at: CartAddress,
  purpose: Purpose,
  unconfirmed: readonly string[],
  cart: CheckoutCart,
): Known => {
  const lists = listsOf(at, cart);
  const [accounts, users, methods] = [readOf(lists.accounts), readOf(lists.users), readOf(lists.methods)];
  const instant = now();
  const of = toStepCart(cart, unconfirmed, earliestTrainingDay(instant), latestTrainingDay(instant));
  const steps = checkoutSteps(of, {
    accounts: accounts.data?.map(toStepAccount),
    qualifiedUsers: users.data,
    shippingMethods: methods.data,
    paymentTypes: readOf(lists.payments).data,
    isCardRefused: hasRefusedCard(at.whose, cart),
    purpose,
    now: instant,
  });
  const awaited: readonly (readonly [StepId, boolean])[] = [
    ['account', accounts.isAwaited],
    ['qualified-user', users.isAwaited],
    ['shipping-method', methods.isAwaited],
  ];
  return { cart, steps, pending: new Set(awaited.flatMap(([id, is]) => (is ? [id] : []))) };
};

/** Reads the lists, and returns what is known of the cart. `of` returns the same for a cart that was just read. */
export const useSteps = (
  at: CartAddress,
  cart: CheckoutCart,
  purpose: Purpose,
  unconfirmed: readonly string[],
): { known: Known; of: (cart: CheckoutCart) => Known } => {
  const lists = listsOf(at, cart);
  const accounts = useCustomerQuery(lists.accounts);
  const users = useCustomerQuery(lists.users);
  const methods = useCustomerQuery(lists.methods);
  const payments = useCustomerQuery(lists.payments);
  const isRefused = hasRefusedCard(at.whose, cart);
  const of = useCallback(
    (read: CheckoutCart) => knownOf(at, purpose, unconfirmed, read),
    [at, purpose, unconfirmed],
  );
  const [dataOfAccounts, dataOfUsers, dataOfMethods] = [accounts.data, users.data, methods.data];
  const failures = accounts.errorUpdateCount + users.errorUpdateCount + methods.errorUpdateCount;
  // The steps are another object only if something that they depend on has changed.
  const known = useMemo(
    () => of(cart),
    // oxlint-disable-next-line react/exhaustive-deps
    [of, cart, isRefused, dataOfAccounts, dataOfUsers, dataOfMethods, payments.data, failures],
  );
  return { known, of };
};
