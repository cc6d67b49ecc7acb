import type { CheckoutCart } from './checkout-cart.contract.ts';
import { isRefusedForGood } from './final-refusal.rules.ts';
import { readKept } from './kept-placing.ts';

/** Returns whether the order of this very cart was declined in this browser and no step can fix that. Source: CHK-13 c. */
export const isDeclined = ({ orderKey }: CheckoutCart): boolean => isRefusedForGood(readKept(), orderKey);
