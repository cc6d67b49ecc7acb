import { reasonOf } from '../../../core/reason-of.ts';
import type { CheckoutKey } from '../useCheckoutMessages.ts';

const ROWS = { type: { CartLocked: 'locked' }, status: { 403: 'failed', 409: 'conflict' } } as const;
/** The failures that a shopper can do something about. */
const WORDS: Partial<Record<string, CheckoutKey>> = {
  offline: 'checkout.failed.offline',
  changed: 'checkout.failed.changed',
  locked: 'checkout.failed.locked',
  conflict: 'checkout.failed.conflict',
  forbidden: 'checkout.failed.signedOut',
};

/** Returns the key of the message for a failed call of the checkout. Source: CHK-14 g, REL-03. */
export const failureKey = (error: unknown): CheckoutKey =>
  WORDS[reasonOf(error, ROWS)] ?? 'checkout.failed.other';

/** Returns the key of the message for a failed write of a step, which says what to do next. Source: CHK-14 g, h. */
export const flowFailureKey = (error: unknown): CheckoutKey => {
  const key = failureKey(error);
  return key === 'checkout.failed.other' ? 'checkout.failed.step' : key;
};
