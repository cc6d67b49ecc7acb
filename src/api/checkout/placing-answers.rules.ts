import { isServiceError } from '../../core/errors.ts';

/* What the services' answers mean for an order. Source: CHK-14 e, f; api.md, "Refusals of placing". */

/** What a call that places came to. `lost`: nobody knows whether it was done. */
export type Sent =
  | { placed: string }
  | { refused: string; subject?: string }
  | { challenged: string }
  | 'lost';

/** The refusal of a cart that became an order under another key, in another tab or on another device; its subject is the order. */
export const CART_ORDERED = 'CartOrdered';

const NAMED = /^[^/\\\p{C}]{1,128}$/u;

const firstError = (info: unknown): { type?: unknown; reason?: unknown; subject?: unknown } => {
  const { errors } = Object(info) as { errors?: unknown };
  return Object(Array.isArray(errors) ? errors[0] : undefined) as { type?: unknown };
};

const named = (text: unknown): string | undefined =>
  typeof text === 'string' && NAMED.test(text) ? text : undefined;

/**
 * What a failed call says. Only a refusal that names its type is the service's word: any other may be of something in between,
 * which does not know whether the work was done.
 */
export const sentBy = (error: unknown): Sent => {
  if (!isServiceError(error) || error.kind !== 'status' || error.status < 400 || error.status >= 500)
    return 'lost';
  const { type, subject } = firstError(error.info);
  const refused = named(type);
  if (refused === undefined) return 'lost';
  const about = named(subject);
  const order = orderedInstead(error);
  if (order !== undefined) return { refused: CART_ORDERED, subject: order };
  if (refused === 'PaymentChallengeRequired' && about !== undefined) return { challenged: about };
  return { refused, ...(about !== undefined && { subject: about }) };
};

/** The order that a cart has become meanwhile, where reading it failed for that: its confirmation is where it leads. */
export const orderedInstead = (error: unknown): string | undefined => {
  if (!isServiceError(error) || error.kind !== 'status') return undefined;
  const { type, reason, subject } = firstError(error.info);
  return type === 'CartError' && reason === 'ordered' ? named(subject) : undefined;
};
