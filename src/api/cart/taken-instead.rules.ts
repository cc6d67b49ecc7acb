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
 * now, has what was asked, and had another quantity before. None where the meant line has it. Source: API-06 b.
 */
export const setInstead = (
  before: Pick<Cart, 'entries'>,
  after: Pick<Cart, 'entries'>,
  { entryNumber, product }: CartEntry,
  asked: number,
): TakenLine | undefined => {
  const there = after.entries.find((entry) => entry.entryNumber === entryNumber);
  if (there === undefined || there.quantity !== asked || there.product.code === product.code)
    return undefined;
  const isDone = after.entries.some(
    (entry) => entry.product.code === product.code && entry.quantity === asked,
  );
  const then = before.entries.find((entry) => entry.product.code === there.product.code);
  return isDone || then?.quantity === asked ? undefined : lineBefore(before, there.product, entryNumber);
};

/** A line that was set, with the quantity it had before; 0 where nobody has seen it. */
export const lineBefore = (
  { entries }: Pick<Cart, 'entries'>,
  { code, name }: Pick<CartEntry['product'], 'code' | 'name'>,
  place: number,
): TakenLine => {
  const then = entries.find(({ product }) => product.code === code);
  return { code, name, quantity: then?.quantity ?? 0, place };
};
