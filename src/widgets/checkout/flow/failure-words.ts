import { isServiceError } from '../../../core/errors.ts';
import type { CheckoutKey } from './checkout-context.ts';

/** The failures that a shopper can do something about, by kind, by type, and by status. Source: CHK-14 g, REL-03. */
const WORDS: Readonly<Record<string, CheckoutKey>> = {
  offline: 'checkout.failed.offline',
  'session-changed': 'checkout.failed.signedOut',
  CartLocked: 'checkout.failed.locked',
  401: 'checkout.failed.signedOut',
  409: 'checkout.failed.conflict',
  412: 'checkout.failed.changed',
};

/** Returns the key of the message for a failed call of the checkout. `reasonOf` would be a file more before the payment (PERF-02). */
export const failureKey = (error: unknown): CheckoutKey => {
  const { kind = '', type = '', status = 0 } = isServiceError(error) ? error : {};
  const key = [kind, type, status].find((one) => Object.hasOwn(WORDS, one));
  return (key && WORDS[key]) || 'checkout.failed.other';
};

/** Returns the key of the message for a failed write of a step, which says what to do next. Source: CHK-14 g, h. */
export const flowFailureKey = (error: unknown): CheckoutKey => {
  const key = failureKey(error);
  return key === 'checkout.failed.other' ? 'checkout.failed.step' : key;
};
