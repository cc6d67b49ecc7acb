import { unitsOf, type Cart } from './cart.contract.ts';
import { entryMeant, type PendingChange } from './meant-entry.rules.ts';

/**
 * Returns the cart with a line's new quantity (0: without the line). Units and lines are exact. Sums stay as the server
 * last sent them, because only the server can compute the discounts.
 */
export const withQuantity = (cart: Cart, { code, quantity, meant }: PendingChange): Cart => {
  const changed = meant
    ? entryMeant(cart, code, meant)
    : cart.entries.find(({ product }) => product.code === code);
  const entries = cart.entries.flatMap((entry) =>
    entry === changed ? (quantity > 0 ? { ...entry, quantity } : []) : entry,
  );
  return {
    ...cart,
    entries,
    totalItems: entries.length,
    totalUnitCount: unitsOf(entries),
  };
};
