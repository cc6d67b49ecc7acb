import { isServiceError } from '../../core/errors.ts';

/* What the services' answers mean for an order. Source: CHK-14 e, f; api.md, "Refusals of placing". */

/** The outcome of a call that places an order. `lost`: it is unknown whether it was done. */
export type Sent =
  | { placed: string }
  | { refused: string; subject?: string }
  | { challenged: string }
  | 'lost';

/** The refusal of a cart that became an order under another key, elsewhere. Its subject is the order. */
export const CART_ORDERED = 'CartOrdered';

const NAMED = /^[^/\\\p{C}]{1,128}$/u;

const named = (text = ''): string | undefined => (NAMED.test(text) ? text : undefined);

/** Returns what a failed call means. A refusal without a type may come from a system that does not know the outcome. */
export const sentBy = (error: unknown): Sent => {
  if (!isServiceError(error) || error.kind !== 'status' || error.status < 400 || error.status >= 500)
    return 'lost';
  const { type, subject } = error.errors[0] ?? {};
  const refused = named(type);
  if (refused === undefined) return 'lost';
  const about = named(subject);
  const order = orderedInstead(error);
  if (order !== undefined) return { refused: CART_ORDERED, subject: order };
  if (refused === 'PaymentChallengeRequired' && about !== undefined) return { challenged: about };
  return { refused, ...(about !== undefined && { subject: about }) };
};

/** Returns the order that a cart has become, if reading the cart failed for that reason. Its confirmation is shown next. */
export const orderedInstead = (error: unknown): string | undefined => {
  if (!isServiceError(error) || error.kind !== 'status') return undefined;
  const { type, reason, subject } = error.errors[0] ?? {};
  return type === 'CartError' && reason === 'ordered' ? named(subject) : undefined;
};
