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
import { useDeliveryModes } from './known.ts';

export type KnownSteps = {
  steps: readonly Step[];
  /** The steps that wait for a read. Only then is it known whether something is chosen automatically. */
  waitingFor: ReadonlySet<StepId>;
  /** Returns the steps of a cart that was just read, with what is known so far. */
  of: (cart: CheckoutCart) => readonly Step[];
};

/** Returns the steps of the shown cart, with everything else that is known. */
export const useSteps = (
  at: CartAddress,
  cart: CheckoutCart,
  purpose: StepKnowledge['purpose'],
  unconfirmed: readonly string[],
): KnownSteps => {
  const accounts = useAccounts(at);
  const hasLevel = cart.entries.some(({ product }) => product.qualificationLevel !== undefined);
  const users = useQualifiedUsers(at, hasLevel ? cart.customerAccount?.id : undefined);
  const methods = useDeliveryModes(at, cart.deliveryMode ? undefined : cart);
  const payments = usePaymentTypes(at, cart.payment ? cart : undefined);
  const known = useMemo<Omit<StepKnowledge, 'now'>>(
    () => ({
      accounts: accounts.data?.map(toStepAccount),
      qualifiedUsers: users.data,
      shippingMethods: methods.data,
      paymentTypes: payments.data,
      purpose,
    }),
    [accounts.data, users.data, methods.data, payments.data, purpose],
  );
  const steps = useMemo(
    () =>
      checkoutSteps(toStepCart(cart, unconfirmed, earliestTrainingDay(now()), latestTrainingDay(now())), {
        ...known,
        now: now(),
      }),
    [cart, unconfirmed, known],
  );
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
    waitingFor,
    // The known methods, users and payment types belong to the cart before.
    of: (next) =>
      checkoutSteps(toStepCart(next, unconfirmed, earliestTrainingDay(now()), latestTrainingDay(now())), {
        accounts: known.accounts,
        purpose,
        now: now(),
      }),
  };
};
