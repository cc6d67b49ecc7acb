import type { TwoCarts } from '../../../api/cart/two-carts.ts';
import { sampleCart } from '../../parts/commerce/sample-cart.ts';

/** Returns the sample of author mode (EMB-11). */
export const sampleTwoCarts = (): TwoCarts => {
  const cart = sampleCart();
  const [first] = cart.entries;
  const entries = first ? [{ ...first, quantity: 1 }] : [];
  return { anonymous: cart, earlier: { ...cart, entries, totalItems: 1, totalUnitCount: 1 } };
};
