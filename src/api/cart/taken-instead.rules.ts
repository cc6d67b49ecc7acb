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
