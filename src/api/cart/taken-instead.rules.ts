import type { Cart, CartEntry } from './cart.contract.ts';

/** A line as it was in the cart. `place` counts from 0. */
export type TakenLine = { code: string; name: string; quantity: number; place: number };

/**
 * Returns the lines that a removal by an entry's number may have removed instead of the intended one, because another tab
 * had removed an earlier line and the numbers changed. These are the lines after the intended one that are gone while it is
 * still there. Empty if the intended line is gone. Lines before it, and lines that are gone together with it, were removed
 * by another tab. Source: API-06 b.
 */
export const takenInstead = (
  before: Pick<Cart, 'entries'>,
  after: Pick<Cart, 'entries'>,
  meant: CartEntry,
): readonly TakenLine[] => {
  const isOfProduct = ({ product }: CartEntry) => product.code === meant.product.code;
  const isOneOfSeveral = before.entries.filter(isOfProduct).length > 1;
  // Entries of one product are distinguished by their quantities.
  const nameOf = (entry: CartEntry) =>
    isOneOfSeveral && isOfProduct(entry) ? `${entry.product.code} ${entry.quantity}` : entry.product.code;
  const left = after.entries.map(nameOf);
  const gone = before.entries.filter((entry) => {
    const at = left.indexOf(nameOf(entry));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (gone.some((entry) => nameOf(entry) === nameOf(meant))) return [];
  return gone
    .filter(({ entryNumber }) => entryNumber > meant.entryNumber)
    .map((entry) => {
      const { product, quantity } = entry;
      return { code: product.code, name: product.name, quantity, place: before.entries.indexOf(entry) };
    });
};

/**
 * Returns the line that may have got a new quantity instead of the intended one, by an entry's number that had changed. It
 * has that number now, it has the requested quantity, and the cart had fewer such lines before. Undefined if the intended
 * line has the quantity. Source: API-06 b.
 */
export const setInstead = (
  before: Pick<Cart, 'entries'>,
  after: Pick<Cart, 'entries'>,
  { entryNumber, product, quantity }: CartEntry,
  asked: number,
): TakenLine | undefined => {
  const there = after.entries.find((entry) => entry.entryNumber === entryNumber);
  if (there === undefined || there.quantity !== asked) return undefined;
  const more = (code: string, units: number) => countOf(after, code, units) - countOf(before, code, units);
  if (more(there.product.code, asked) <= 0) return undefined;
  const isItsProduct = there.product.code === product.code;
  // Another entry of the product may have the quantity, while the intended one is unchanged.
  const isDone = isItsProduct ? more(product.code, quantity) < 0 : more(product.code, asked) > 0;
  return isDone ? undefined : lineBefore(before, there.product, entryNumber, after);
};

const countOf = ({ entries }: Pick<Cart, 'entries'>, code: string, units: number): number =>
  entries.filter(({ product, quantity }) => product.code === code && quantity === units).length;

/**
 * Returns a changed line with its quantity before. The quantity is 0 if it is not known, or if the cart `after` does not
 * show which of several entries of the product it was.
 */
export const lineBefore = (
  before: Pick<Cart, 'entries'>,
  { code, name }: Pick<CartEntry['product'], 'code' | 'name'>,
  place: number,
  after: Pick<Cart, 'entries'> = { entries: [] },
): TakenLine => {
  const all = before.entries.filter(({ product }) => product.code === code);
  const gone = all.filter(({ quantity }) => countOf(after, code, quantity) < countOf(before, code, quantity));
  const [then, ...others] = all.length > 1 ? gone : all;
  return { code, name, quantity: others.length > 0 ? 0 : (then?.quantity ?? 0), place };
};
