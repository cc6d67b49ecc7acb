import { unitsOf, type Cart } from './cart.contract.ts';

/**
 * The cart as it will look when a line gets a new quantity (0: without the line). Units and lines are exact; sums stay
 * as the server last said, since discounts are the server's to work out.
 */
export const withQuantity = (cart: Cart, code: string, quantity: number): Cart => {
  const entries = cart.entries
    .map((entry) => (entry.product.code === code ? { ...entry, quantity } : entry))
    .filter((entry) => entry.quantity > 0 || entry.product.code !== code);
  return {
    ...cart,
    entries,
    totalItems: entries.length,
    totalUnitCount: unitsOf(entries),
  };
};
