import type { Cart, CartEntry } from './cart.contract.ts';

/** A line as it stood in the cart, `place` from 0. */
export type TakenLine = { code: string; name: string; quantity: number; place: number };

/**
 * The lines that a removal by the number of an entry may have taken in place of the one that was meant: another tab took out a line
 * before it, and the numbers moved. They are those that stood behind it and are gone while it still stands; none where it is gone.
 * Lines before it, and all that went with the right one, are another tab's doing. Source: API-06 b.
 */
export const takenInstead = (
  before: Pick<Cart, 'entries'>,
  after: Pick<Cart, 'entries'>,
  meant: CartEntry,
): readonly TakenLine[] => {
  const isOfProduct = ({ product }: CartEntry) => product.code === meant.product.code;
  const isOneOfSeveral = before.entries.filter(isOfProduct).length > 1;
  // Entries of one product are told apart by their quantities.
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
 * The line that a new quantity may have gone to in place of the meant one, by the number of an entry that has moved: it stands there
 * now, has what was asked, and the cart had not as many lines like it. None where the meant line has it. Source: API-06 b.
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
  // Of several entries of its product another one may have it: the meant one is as it was.
  const isDone = isItsProduct ? more(product.code, quantity) < 0 : more(product.code, asked) > 0;
  return isDone ? undefined : lineBefore(before, there.product, entryNumber, after);
};

const countOf = ({ entries }: Pick<Cart, 'entries'>, code: string, units: number): number =>
  entries.filter(({ product, quantity }) => product.code === code && quantity === units).length;

/**
 * A line that was set, with the quantity it had before; 0 where nobody has seen it, or of several entries of its product nobody can say
 * by the cart `after` which it was.
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
