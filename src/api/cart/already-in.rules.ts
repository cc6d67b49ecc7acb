/** A call of which nobody knows what it did: so many units, and what the cart held of them before. */
export type Doubt = { held: number; quantity: number };

/**
 * How much of a call is in a cart that holds so many units: all of it, or nothing. Undefined where the difference is neither: another
 * tab changed the same product, and nobody can tell what is whose (API-06 b).
 */
export const gained = ({ held, quantity }: Doubt, units: number): number | undefined =>
  units - held >= quantity ? quantity : units === held ? 0 : undefined;

/**
 * Units of a line that are in the cart, which holds `now`, by an earlier call, which may have been of another quantity. Undefined where
 * nobody can tell: another tab changed the same product, and the shopper wants no other quantity since. Source: API-06 b.
 */
export const alreadyIn = (quantity: number, doubt: Doubt, now: number): number | undefined => {
  // Of a product that the cart has none of all is missing.
  if (now === 0) return 0;
  const more = now - doubt.held;
  if (more >= quantity) return quantity;
  if (more === 0 || more === doubt.quantity) return more;
  return quantity === doubt.quantity ? undefined : 0;
};
