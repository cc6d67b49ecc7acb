import type { CheckoutCart } from '../checkout/checkout-cart.contract.ts';
import { toStepCart } from '../checkout/step-cart.rules.ts';
import { checkoutSteps, type StepId } from '../checkout/steps.rules.ts';

export type QuotePart = 'account' | 'deliveryAddress' | 'deliveryMode' | 'billingAddress';

/** What a quote still needs, and the step of the checkout where it is chosen. */
export type MissingPart = { part: QuotePart; step: StepId };

const PARTS: readonly MissingPart[] = [
  { part: 'deliveryAddress', step: 'shipping-address' },
  { part: 'deliveryMode', step: 'shipping-method' },
  { part: 'billingAddress', step: 'billing-address' },
];

/**
 * What is missing of a cart before it can be quoted, by the checkout's own rule of steps. A billing address is an account's: while it is
 * missing the way to it asks for the account too, which is told apart only where it is all that is missing of the two. Source: QTE-01 a, b.
 * @param now server time in milliseconds.
 */
export const missingParts = (cart: CheckoutCart, now: number): readonly MissingPart[] => {
  const steps = checkoutSteps(toStepCart(cart, []), { purpose: 'quote', now });
  const isOpen = (id: StepId) =>
    steps.some((one) => one.id === id && !['done', 'notNeeded'].includes(one.state));
  const missing = PARTS.filter(({ step }) => isOpen(step));
  const isBilled = !missing.some(({ part }) => part === 'billingAddress');
  return isBilled && isOpen('account') ? [...missing, { part: 'account', step: 'account' }] : missing;
};
