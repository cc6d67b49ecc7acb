import { useMemo } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { useAccounts, usePaymentTypes, useQualifiedUsers } from '../../../api/checkout/known.queries.ts';
import { toStepAccount, toStepCart } from '../../../api/checkout/step-cart.rules.ts';
import {
  checkoutSteps,
  type Step,
  type StepId,
  type StepKnowledge,
} from '../../../api/checkout/steps.rules.ts';
import { earliestTrainingDay, latestTrainingDay } from '../../../api/training/training.rules.ts';
import { now } from '../../../core/clock.ts';
import { hasRefusedCard } from '../../parts/commerce/kept-card-refusal.ts';
import { useDeliveryModes } from './known.ts';

export type KnownSteps = {
  steps: readonly Step[];
  /** The cart that the steps are of: the given one, or what it will be once its only account is chosen. */
  shown: CheckoutCart;
  /** The account step, while its only account is being chosen and the steps are shown as if it were. */
  ahead: Step | undefined;
  /** The steps that wait for a read. Only then is it known whether something is chosen automatically. */
  waitingFor: ReadonlySet<StepId>;
  /** Returns the steps of a cart that was just read, with what is known so far. */
  of: (cart: CheckoutCart) => readonly Step[];
};

/**
 * Returns the steps of the cart, with everything else that is known. If the customer has one account that can be chosen, the
 * steps are those after its choice, unless `mayExpect` is false: nobody waits for the write and the read (PERF-13).
 */
export const useSteps = (
  at: CartAddress,
  cart: CheckoutCart,
  purpose: StepKnowledge['purpose'],
  unconfirmed: readonly string[],
  mayExpect: boolean,
): KnownSteps => {
  const accounts = useAccounts(at);
  const stepAccounts = useMemo(() => accounts.data?.map(toStepAccount), [accounts.data]);
  const { ahead, shown } = useMemo(() => {
    const step = mayExpect
      ? stepsOf(cart, unconfirmed, { accounts: stepAccounts, purpose }).find(({ id }) => id === 'account')
      : undefined;
    const auto = step?.state === 'open' ? step.auto : undefined;
    const account = accounts.data?.find(({ id }) => id === auto);
    return account
      ? { ahead: step, shown: { ...cart, customerAccount: account } }
      : { ahead: undefined, shown: cart };
  }, [cart, unconfirmed, stepAccounts, accounts.data, purpose, mayExpect]);
  const hasLevel = cart.entries.some(({ product }) => product.qualificationLevel !== undefined);
  const users = useQualifiedUsers(at, hasLevel ? shown.customerAccount?.id : undefined);
  const methods = useDeliveryModes(at, cart.deliveryMode ? undefined : cart);
  const payments = usePaymentTypes(at, cart.payment ? cart : undefined);
  const isCardRefused = hasRefusedCard(at.whose, cart);
  const known = useMemo<Omit<StepKnowledge, 'now'>>(
    () => ({
      accounts: stepAccounts,
      qualifiedUsers: users.data,
      shippingMethods: methods.data,
      paymentTypes: payments.data,
      isCardRefused,
      purpose,
    }),
    [stepAccounts, users.data, methods.data, payments.data, isCardRefused, purpose],
  );
  const steps = useMemo(() => stepsOf(shown, unconfirmed, known), [shown, unconfirmed, known]);
  const waitingFor = useMemo(() => {
    const lists = { account: accounts, 'qualified-user': users, 'shipping-method': methods };
    // The step itself shows a failed read and offers a retry.
    const pending = Object.entries(lists).filter(
      ([, { isLoading, errorUpdateCount }]) => isLoading && errorUpdateCount === 0,
    );
    return new Set(pending.map(([id]) => id as StepId));
  }, [accounts, users, methods]);
  return {
    steps,
    shown,
    ahead,
    waitingFor,
    // The known methods, users and payment types belong to the cart before.
    of: (next) =>
      stepsOf(next, unconfirmed, {
        accounts: stepAccounts,
        isCardRefused: hasRefusedCard(at.whose, next),
        purpose,
      }),
  };
};

const stepsOf = (
  cart: CheckoutCart,
  unconfirmed: readonly string[],
  known: Omit<StepKnowledge, 'now'>,
): readonly Step[] => {
  const at = now();
  const of = toStepCart(cart, unconfirmed, earliestTrainingDay(at), latestTrainingDay(at));
  return checkoutSteps(of, { ...known, now: at });
};
