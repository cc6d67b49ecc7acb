import { unitsOf, type Cart, type CartEntry } from './cart.contract.ts';

/** One of several entries of a product: the quantities of all (`among`), its index (`at`) and its quantity (`from`). */
export type MeantEntry = { from: number; at: number; among: readonly number[] };

/** A line's quantity that is being set; 0 removes the line. `meant` identifies one of several entries of the product. */
export type PendingChange = { code: string; quantity: number; meant?: MeantEntry | undefined };

/**
 * Returns the intended entry. If all entries are unchanged, it is the one at its place. Otherwise it is the only one with
 * its quantity, then and now. If there are fewer entries than before, it is unknown which one is gone.
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

/** Returns all entries of a product. */
export const entriesOf = (cart: Pick<Cart, 'entries'> | null, code: string): readonly CartEntry[] =>
  cart?.entries.filter(({ product }) => product.code === code) ?? [];

export const quantitiesOf = (entries: readonly CartEntry[]): number[] =>
  entries.map(({ quantity }) => quantity);

const timesIn = (all: readonly number[], one: number): number => all.filter((other) => other === one).length;

/** Returns the cart with a line's new quantity; 0 removes it. Sums stay, because only the server computes discounts. */
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
