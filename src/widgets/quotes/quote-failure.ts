import { isServiceError } from '../../core/errors.ts';
import { reasonOf, type Reason } from '../../core/reason-of.ts';

/** Why quotes could not be read, or why an action on one failed. The catalogues have a text for each. */
export type QuoteFailure =
  | Reason
  | 'locked' // an order of it is under way
  | 'expired'
  | 'ordered'
  | 'nothingLeft'; // none of its products is sold any more

const type: Readonly<Record<string, QuoteFailure>> = {
  QuoteExpired: 'expired',
  QuoteOrdered: 'ordered',
  IllegalQuoteStateError: 'changed',
  CartLocked: 'locked',
  CartError: 'nothingLeft',
};

/** Returns the reason for a failed call about quotes. Source: REL-01, QTE-04. */
export const quoteFailure = (error: unknown): QuoteFailure => reasonOf(error, { type });

/** Returns the code of the order that a quote became, if the refusal names it. */
export const orderNamed = (error: unknown): string | undefined => {
  if (!isServiceError(error) || error.type !== 'QuoteOrdered') return undefined;
  const subject = error.errors[0]?.subject ?? '';
  return /^[\w-]{1,64}$/.test(subject) ? subject : undefined;
};
