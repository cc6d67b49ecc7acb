import { lastCardRefused } from './card-refusal.rules.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { isRefusedForGood } from './final-refusal.rules.ts';
import { keptOrder } from './kept-placing.ts';
import { isOpen } from './kept-placing.rules.ts';

/** Returns whether the order of this very cart was declined in this browser and no step can fix that. Source: CHK-13 c. */
export const isDeclined = ({ orderKey }: CheckoutCart): boolean =>
  isRefusedForGood(keptOrder.read(), orderKey);

/** Returns how this very cart's order stands, if its outcome is not known, in whatever tab. Source: CHK-14 j, REL-02. */
export const underWay = ({ orderKey }: CheckoutCart): 'sent' | 'challenge' | undefined => {
  const kept = keptOrder.read();
  return isOpen(kept) && kept.key === orderKey ? kept.state : undefined;
};

/** Returns whether the last order of this very cart was refused for its card, in whatever tab. Source: CHK-14 b, c. */
export const isLastCardRefused = (cart: CheckoutCart): boolean =>
  lastCardRefused(keptOrder.read(), cart) !== undefined;
