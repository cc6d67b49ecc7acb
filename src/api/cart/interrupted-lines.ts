import { runtime } from '../../core/runtime.ts';
import { readNotes as read, writeNotes as write, type Note } from './adding-notes.ts';
import { inTurnOfTabs, isAtWork } from './adding-under-way.ts';
import { gained } from './already-in.rules.ts';
import { cartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { isMine } from './held-before.ts';
import { unitsOf } from './product-in-cart.ts';

/* What a page without a quick order list can tell about a list that an earlier page was adding (API-06 b). */

/**
 * Records on a page without the list that a late call has added these products. A page that has their rows then compares
 * them like lines of a closed page.
 */
export const noteFound = (codes: readonly string[]): void => {
  const address = cartAddress();
  if (address === undefined || !hasList()) return;
  const isFound = ({ code, key }: Note) => key !== '' && codes.includes(code);
  write(
    address,
    read(address).map((note) => (isFound(note) ? { ...note, page: '', open: true } : note)),
  );
};

/** Returns whether quick order has rows. */
const hasList = (): boolean => {
  const { storage, row } = runtime();
  return (storage.read('quickOrderRows', row.baseSite)?.rows.length ?? 0) > 0;
};

/** The lines of a list that are not in the cart: `missing`, and `open` if their call may still be running. */
export type Interrupted = { missing: number; open: number };

/**
 * Counts the lines that another page was adding when it was closed and that are not completely in the cart. Waits for
 * additions under way.
 */
export const linesInterrupted = (cart: Cart): Promise<Interrupted> =>
  inTurnOfTabs(async () => {
    const address = cartAddress();
    if (address === undefined || !hasList()) return { missing: 0, open: 0 };
    const isMissing = (note: Note) => gained(note, unitsOf(cart, note.code)) !== note.quantity;
    const lines = read(address).filter((note) => note.open && !isMine(note) && isMissing(note));
    const open = lines.filter(isAtWork).length;
    return { missing: lines.length - open, open };
  });
