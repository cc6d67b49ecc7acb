/** A call whose result is unknown: its units, and the units that the cart held before. */
export type Doubt = { held: number; quantity: number };

/**
 * Returns how much of a call is in a cart with this many units: all or nothing. Undefined for any other difference, because
 * another tab then changed the same product (API-06 b).
 */
export const gained = ({ held, quantity }: Doubt, units: number): number | undefined =>
  units - held >= quantity ? quantity : units === held ? 0 : undefined;

/**
 * Returns how many units of a line an earlier call has already added, possibly for another quantity. `now` is what the cart
 * holds. Undefined if it is unclear: another tab changed the product, and the shopper still wants the same quantity.
 * Source: API-06 b.
 */
export const alreadyIn = (quantity: number, doubt: Doubt, now: number): number | undefined => {
  // The cart has none of the product, so all units are missing.
  if (now === 0) return 0;
  const more = now - doubt.held;
  if (more >= quantity) return quantity;
  if (more === 0 || more === doubt.quantity) return more;
  return quantity === doubt.quantity ? undefined : 0;
};
