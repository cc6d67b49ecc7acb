import type { SavedCartPage } from '../../api/saved-cart/saved-cart.queries.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { now } from '../../core/clock.ts';
import { sampleCart } from '../parts/cart-lines/sample-cart.ts';

/** Returns the sample saved cart of author mode (EMB-11). */
export const sampleSavedCart = (): SavedCart => {
  const { entries, totalItems, totalUnitCount, totalPrice } = sampleCart();
  return {
    code: 'sample',
    name: 'Grade3SpringOrder',
    description: '',
    savedAt: now(),
    units: totalUnitCount,
    lines: totalItems,
    total: totalPrice,
    sums: {},
    entries,
  };
};

/** Returns the sample saved cart as a list. */
export const samplePage = (): SavedCartPage => ({ carts: [sampleSavedCart()], total: 1, pages: 1 });
