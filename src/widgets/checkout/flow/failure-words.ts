import { isServiceError } from '../../../core/errors.ts';
import type { CheckoutKey } from '../useCheckoutMessages.ts';

/**
 * Returns the key of the message for a failed call of the checkout, as far as a shopper can do something about it.
 * Source: CHK-14 g, REL-03.
 */
export const failureKey = (error: unknown): CheckoutKey => {
  if (!isServiceError(error)) return 'checkout.failed.other';
  if (error.kind === 'offline') return 'checkout.failed.offline';
  if (error.status === 412) return 'checkout.failed.changed';
  if (error.type === 'CartLocked') return 'checkout.failed.locked';
  if (error.status === 409) return 'checkout.failed.conflict';
  if (error.kind === 'session-changed' || error.status === 401) return 'checkout.failed.signedOut';
  return 'checkout.failed.other';
};

/** Returns the key of the message for a failed write of a step, which says what to do next. Source: CHK-14 g, h. */
export const flowFailureKey = (error: unknown): CheckoutKey => {
  const key = failureKey(error);
  return key === 'checkout.failed.other' ? 'checkout.failed.step' : key;
};
