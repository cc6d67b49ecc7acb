import type { Cart, CartEntry } from './cart.contract.ts';

/**
 * The entry that a change means, where the cart shows several of its product: the quantity that it had, and those of all of
 * them. A product code alone would take any of them, and entries have no name of their own: their numbers move.
 */
export type MeantEntry = { from: number; among: readonly number[] };

/** A line's quantity that is being set; 0 removes the line. `meant`: which of several entries of the product. */
export type PendingChange = { code: string; quantity: number; meant?: MeantEntry | undefined };

/** What the shopper means by a change of this entry; undefined where it is its product's only one. */
export const meantEntry = (cart: Cart | null, { product, quantity }: CartEntry): MeantEntry | undefined => {
  const among = quantitiesOf(cart?.entries ?? [], product.code);
  return among.length > 1 ? { from: quantity, among } : undefined;
};

/**
 * What a change is to be done to in the cart as it is now: the entry; `done`, where the product's entries are already as it makes
 * them; `unclear`, where they are neither that nor as the shopper saw them, so that nothing may be done; undefined where the
 * product is gone. Source: API-06 b.
 */
export const entryToChange = (
  cart: Cart,
  { code, quantity, meant }: PendingChange,
): CartEntry | 'done' | 'unclear' | undefined => {
  const entries = cart.entries.filter(({ product }) => product.code === code);
  if (meant === undefined) return entries.length > 1 ? 'unclear' : entries[0];
  if (entries.length === 0) return undefined;
  const now = quantitiesOf(entries, code);
  if (sameQuantities(now, afterwards(meant, quantity))) return 'done';
  if (timesIn(now, meant.from) < timesIn(meant.among, meant.from)) return 'unclear';
  return entries.find((entry) => entry.quantity === meant.from);
};

const quantitiesOf = (entries: readonly CartEntry[], code: string): number[] =>
  entries.flatMap(({ product, quantity }) => (product.code === code ? quantity : []));

const afterwards = ({ from, among }: MeantEntry, quantity: number): number[] => {
  const at = among.indexOf(from);
  return among.flatMap((units, index) => (index !== at ? units : quantity > 0 ? quantity : []));
};

const timesIn = (all: readonly number[], one: number): number => all.filter((other) => other === one).length;

const sameQuantities = (some: readonly number[], others: readonly number[]): boolean =>
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join();
