import type { LineResult } from './line-result.ts';
import type { Cart } from './cart.contract.ts';

/** The units of a product in the cart, and how many of them exceed the units before plus the units added. */
export type Excess = {
  name: string;
  units: number;
  over: number;
  /** True if an earlier try, which was added, asked for that many more. */
  earlier?: true;
};

/**
 * Adds to a line's result the units that the cart holds too much. A browser repeats a POST if the connection was closed,
 * and a plain OCC host has no key that prevents a second addition. So the cart is compared after everything was added. A
 * line with an unknown result has no excess, and neither has a refused line: its units come from another tab, and their
 * quantity is not corrected here (API-06 b).
 */
export const withExcess = (result: LineResult, cart: Cart | null): LineResult => {
  const { code, added, failure, held } = result;
  const isRefused = failure === undefined && added === 0;
  const entries = cart?.entries.filter(({ product }) => product.code === code) ?? [];
  const units = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  const over = held === undefined || isRefused || failure === 'unconfirmed' ? 0 : units - held - added;
  if (over <= 0) return result;
  const excess = { name: entries[0]?.product.name ?? code, units, over };
  return { ...result, excess: over === result.earlier ? { ...excess, earlier: true } : excess };
};
