import { readNotes } from './adding-notes.ts';
import { cartAddress } from './cart-address.ts';
import { isMine } from './held-before.ts';

/** A product that some page of this browser has tried to add, and not seen in the cart. */
export type OpenLine = {
  code: string;
  /** This page tried it last. */
  isMine: boolean;
  /** Nobody knows whether it is in the cart; else it is not. */
  isUnsure: boolean;
};

/** What the tabs of this browser know of adding that did not end with a line in the cart: the same in each. Source: API-06 b. */
export const openLines = (): readonly OpenLine[] => {
  const address = cartAddress();
  if (address === undefined) return [];
  return readNotes(address)
    .filter(({ key }) => key !== '')
    .map((note) => ({ code: note.code, isMine: isMine(note), isUnsure: note.unsure === true }));
};
