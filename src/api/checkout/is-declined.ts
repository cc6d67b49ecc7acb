import { attemptOf } from './attempt-of.rules.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { isFinalRefusal } from './final-refusal.rules.ts';
import { readKept } from './kept-placing.ts';

/** Returns whether the order of this very cart was declined in this browser and no step can fix that. Source: CHK-13 c. */
export const isDeclined = (cart: CheckoutCart): boolean =>
  isFinalRefusal(readKept(), cart.orderKey, attemptOf(cart));
