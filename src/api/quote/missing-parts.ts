import type { CheckoutCart } from '../checkout/checkout-cart.contract.ts';
import { toStepCart } from '../checkout/step-cart.rules.ts';
import { checkoutSteps, type StepId } from '../checkout/steps.rules.ts';

type QuotePart = 'account' | 'deliveryAddress' | 'deliveryMode' | 'billingAddress' | 'accountAndBilling';

/** A part that a quote still needs, and the step of the checkout where it is chosen. */
export type MissingPart = { part: QuotePart; step: StepId };

const PARTS: readonly MissingPart[] = [
  { part: 'deliveryAddress', step: 'shipping-address' },
  { part: 'deliveryMode', step: 'shipping-method' },
  { part: 'billingAddress', step: 'billing-address' },
];

/**
 * Returns what a cart lacks before it can be quoted, at server time `now` in ms. A billing address belongs to an account:
 * where both are missing they are one part. Source: QTE-01 a, b.
 */
export const missingParts = (cart: CheckoutCart, now: number): readonly MissingPart[] => {
  const steps = checkoutSteps(toStepCart(cart, []), { purpose: 'quote', now });
  const isOpen = (id: StepId) =>
    steps.some((one) => one.id === id && !['done', 'notNeeded'].includes(one.state));
  const missing = PARTS.filter(({ step }) => isOpen(step));
  if (!isOpen('account')) return missing;
  const others = missing.filter(({ part }) => part !== 'billingAddress');
  const part = others.length < missing.length ? 'accountAndBilling' : 'account';
  return [...others, { part, step: 'account' }];
};
