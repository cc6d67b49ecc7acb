import type { Cart, CartEntry } from './cart.contract.ts';

/**
 * The entry that a change means, where the cart shows several of its product: the quantities of all of them in their order,
 * which of them it is, and its quantity. A product code alone would take any of them, and entries have no name of their own:
 * their numbers move.
 */
export type MeantEntry = { from: number; at: number; among: readonly number[] };

/** A line's quantity that is being set; 0 removes the line. `meant`: which of several entries of the product. */
export type PendingChange = { code: string; quantity: number; meant?: MeantEntry | undefined };

/** What the shopper means by a change of this entry; undefined where it is its product's only one. */
export const meantEntry = (
  cart: Cart | null,
  { product: { code }, entryNumber, quantity }: CartEntry,
): MeantEntry | undefined => {
  const entries = entriesOf(cart, code);
  const at = entries.findIndex((entry) => entry.entryNumber === entryNumber);
  return entries.length > 1 && at >= 0 ? { from: quantity, at, among: quantitiesOf(entries) } : undefined;
};

/**
 * What a change is to be done to in the cart as it is now: the entry; `done`, where the product's entries are already as it makes
 * them; `unclear`, where nobody can tell which of them is meant, so that nothing may be done; undefined where the
 * product is gone. Source: API-06 b.
 */
export const entryToChange = (
  cart: Cart,
  { code, quantity, meant }: PendingChange,
): CartEntry | 'done' | 'unclear' | undefined => {
  const entries = entriesOf(cart, code);
  if (meant === undefined) return entries.length > 1 ? 'unclear' : entries[0];
  if (entries.length === 0) return undefined;
  if (sameQuantities(quantitiesOf(entries), afterwards(meant, quantity))) return 'done';
  return entryMeant(cart, code, meant) ?? 'unclear';
};

/**
 * The entry that is meant: where all are as they were seen, the one at its place; else the only one of its quantity, then and now.
 * Of fewer than were seen nobody knows which one is gone.
 */
export const entryMeant = (
  cart: Pick<Cart, 'entries'>,
  code: string,
  { from, at, among }: MeantEntry,
): CartEntry | undefined => {
  const entries = entriesOf(cart, code);
  const now = quantitiesOf(entries);
  if (now.join() === among.join()) return entries[at];
  const isTheOnlyOne = timesIn(among, from) === 1 && timesIn(now, from) === 1;
  return isTheOnlyOne && now.length >= among.length
    ? entries.find(({ quantity }) => quantity === from)
    : undefined;
};

const entriesOf = (cart: Pick<Cart, 'entries'> | null, code: string): readonly CartEntry[] =>
  cart?.entries.filter(({ product }) => product.code === code) ?? [];

const quantitiesOf = (entries: readonly CartEntry[]): number[] => entries.map(({ quantity }) => quantity);

const afterwards = ({ at, among }: MeantEntry, quantity: number): number[] =>
  among.flatMap((units, index) => (index !== at ? units : quantity > 0 ? quantity : []));

const timesIn = (all: readonly number[], one: number): number => all.filter((other) => other === one).length;

const sameQuantities = (some: readonly number[], others: readonly number[]): boolean =>
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join();
