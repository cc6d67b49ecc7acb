import { isCartGone } from '../../../api/cart/cart-failure.ts';
import { SEGMENT } from '../../../core/http/define-endpoint.ts';
import { isServiceError } from '../../../core/errors.ts';

/**
 * Returns what a refused read says about a cart that no longer exists; `order` is set if it became that order.
 * Undefined for any other failure. Source: api.md, "The order key".
 */
export const goneCart = (error: unknown): { order: string | undefined } | undefined => {
  if (!isServiceError(error) || !isCartGone(error)) return undefined;
  const { reason, subject = '' } = error.errors[0] ?? {};
  return { order: reason === 'ordered' && SEGMENT.test(subject) ? subject : undefined };
};
