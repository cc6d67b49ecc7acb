import { readNotes } from './adding-notes.ts';
import { cartAddress } from './cart-address.ts';
import { isMine } from './held-before.ts';

/** A product that a page of this browser tried to add and has not seen in the cart. */
export type OpenLine = {
  code: string;
  /** True if this page tried last. */
  isMine: boolean;
  /** True if it is unknown whether the product is in the cart. False if it is not in the cart. */
  isUnsure: boolean;
};

/**
 * Returns the products whose adding did not end with a line in the cart. All tabs of this browser get the same list.
 * Source: API-06 b.
 */
export const openLines = (): readonly OpenLine[] => {
  const address = cartAddress();
  if (address === undefined) return [];
  return readNotes(address)
    .filter(({ key }) => key !== '')
    .map((note) => ({ code: note.code, isMine: isMine(note), isUnsure: note.unsure === true }));
};
