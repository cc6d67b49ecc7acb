import { runtime } from '../../core/runtime.ts';
import { readNotes as read, writeNotes as write, type Note } from './adding-notes.ts';
import { inTurnOfTabs, isAtWork } from './adding-under-way.ts';
import { gained } from './already-in.rules.ts';
import { cartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { isMine } from './held-before.ts';
import { unitsOf } from './product-in-cart.ts';

/* What a page without a list knows of one that an earlier page was adding (API-06 b). */

/**
 * These products are in by a call that was done late, on a page without the list: one that still has their rows compares them, as lines of a
 * page that went.
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

/** Something stands in quick order. */
const hasList = (): boolean => {
  const { storage, row } = runtime();
  return (storage.read('quickOrderRows', row.baseSite)?.rows.length ?? 0) > 0;
};

/** Lines of a list that the cart does not hold: `missing`, and `open` those whose call may still be at work. */
export type Interrupted = { missing: number; open: number };

/** Lines of a list that another page was adding when it went, of which the cart does not hold all; what is under way is waited for. */
export const linesInterrupted = (cart: Cart): Promise<Interrupted> =>
  inTurnOfTabs(async () => {
    const address = cartAddress();
    if (address === undefined || !hasList()) return { missing: 0, open: 0 };
    const isMissing = (note: Note) => gained(note, unitsOf(cart, note.code)) !== note.quantity;
    const lines = read(address).filter((note) => note.open && !isMine(note) && isMissing(note));
    const open = lines.filter(isAtWork).length;
    return { missing: lines.length - open, open };
  });
