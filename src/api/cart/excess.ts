import type { LineResult } from './line-result.ts';
import type { Cart } from './cart.contract.ts';

/** Units of the product in the cart, and how many of them are more than it held before and what was added. */
export type Excess = {
  name: string;
  units: number;
  over: number;
  /** An earlier try, which is in, asked for so many more. */
  earlier?: true;
};

/**
 * A line's result with what the cart holds too much of it. A browser repeats a POST on a connection that was closed, and a
 * plain OCC host knows no key that keeps the line from going in twice; so the cart as read after all was added is compared.
 * What is not known yet is no excess, nor are units of a line that the store refused: they are another tab's, whose quantity is
 * nobody's here to set right (API-06 b).
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
