import { isCartGone } from '../../../api/cart/cart-failure.ts';
import { reasonOf, type Reason } from '../../../core/reason-of.ts';

/** Why a cart could not be saved, restored, renamed, copied or deleted. Catalogues have a message for each. */
export type SavedCartFailure = Reason | 'locked'; // 409: an order of the cart is under way

/** Returns the reason of a failed call about a saved cart. Source: REL-01, CRT-07. */
export const savedCartFailure = (error: unknown): SavedCartFailure =>
  isCartGone(error) ? 'gone' : reasonOf(error, { status: { 409: 'locked' } });
