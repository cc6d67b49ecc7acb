import { WriteError } from '../../api/customer-write.ts';
import { isServiceError, type ServiceError } from '../../core/errors.ts';

/** Why quotes could not be read, or why an action on one failed. The catalogues have a text for each. */
export type QuoteFailure =
  | 'offline'
  | 'forbidden' // 401, 403, or the session has changed meanwhile
  | 'gone'
  | 'busy' // 429, 503
  | 'locked' // an order of it is under way
  | 'changed' // its state no longer allows the action
  | 'expired'
  | 'ordered'
  | 'nothingLeft' // none of its products is sold any more
  | 'refused'
  | 'notDone' // the answer was lost and nothing was done
  | 'unconfirmed' // unknown whether it was done
  | 'failed';

const BY_TYPE: Readonly<Record<string, QuoteFailure>> = {
  QuoteExpired: 'expired',
  QuoteOrdered: 'ordered',
  IllegalQuoteStateError: 'changed',
  CartLocked: 'locked',
  CartError: 'nothingLeft',
};
const BY_STATUS: Readonly<Record<number, QuoteFailure>> = {
  400: 'refused',
  401: 'forbidden',
  403: 'forbidden',
  404: 'gone',
  409: 'changed',
  429: 'busy',
  503: 'busy',
};

/** Returns the reason for a failed call about quotes. Source: REL-01, QTE-04. */
export const quoteFailure = (error: unknown): QuoteFailure => {
  if (error instanceof WriteError) return error.code === 'write.notDone' ? 'notDone' : 'unconfirmed';
  if (!isServiceError(error)) return 'failed';
  if (error.kind === 'offline') return 'offline';
  if (error.kind === 'session-changed') return 'forbidden';
  const named = error.type !== undefined && Object.hasOwn(BY_TYPE, error.type) && BY_TYPE[error.type];
  return named || (BY_STATUS[error.status] ?? 'failed');
};

/** Returns the code of the order that a quote became, if the refusal names it. */
export const orderNamed = (error: unknown): string | undefined => {
  if (!isServiceError(error) || error.type !== 'QuoteOrdered') return undefined;
  const subject = subjectOf(error);
  return typeof subject === 'string' && /^[\w-]{1,64}$/.test(subject) ? subject : undefined;
};

const subjectOf = ({ info }: ServiceError): unknown => {
  const { errors } = Object(info) as { errors?: unknown };
  return (Object(Array.isArray(errors) ? errors[0] : undefined) as { subject?: unknown }).subject;
};
