import formMessages from '../../kit/forms/messages?languages';
import { joinMessages } from '../../kit/element/widget-messages.ts';
import messages from './messages?languages';
import { isCartGone } from '../../../api/cart/cart-failure.ts';
import { reasonOf, type Reason } from '../../../core/reason-of.ts';

/* The messages of forms come from their catalogue and not from `forms.ts`, because that module includes the style
   sheets of forms. An entry that only loads the part later must not have them (PERF-05). They are a copy, because
   otherwise every form would load what this page shares (PERF-02). */

/** The messages for naming and saving carts, and those of forms. */
export const savedCartWords = joinMessages(formMessages, messages);

/** Why a cart could not be saved, restored, renamed, copied or deleted. Catalogues have a message for each. */
export type SavedCartFailure = Reason | 'locked'; // 409: an order of the cart is under way

/** Returns the reason of a failed call about a saved cart. Source: REL-01, CRT-07. */
export const savedCartFailure = (error: unknown): SavedCartFailure =>
  isCartGone(error) ? 'gone' : reasonOf(error, { status: { 409: 'locked' } });
