import { unitsOf, type Cart } from './cart.contract.ts';
import { entryMeant, type PendingChange } from './meant-entry.rules.ts';

/**
 * The cart as it will look when a line gets a new quantity (0: without the line). Units and lines are exact; sums stay
 * as the server last said, since discounts are the server's to work out.
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
