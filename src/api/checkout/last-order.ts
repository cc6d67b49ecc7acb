import type { CheckoutCart } from './checkout-cart.contract.ts';
import { isRefusedForGood } from './final-refusal.rules.ts';
import { readKept } from './kept-placing.ts';
import { isOpen } from './kept-placing.rules.ts';

/** Returns whether the order of this very cart was declined in this browser and no step can fix that. Source: CHK-13 c. */
export const isDeclined = ({ orderKey }: CheckoutCart): boolean => isRefusedForGood(readKept(), orderKey);

/** Returns whether an order of this very cart was sent, in whatever tab, and its outcome is not known. Source: REL-02. */
export const isUnderWay = ({ orderKey }: CheckoutCart): boolean => {
  const kept = readKept();
  return isOpen(kept) && kept.key === orderKey;
};
