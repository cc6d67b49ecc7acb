import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { readNotes, readWaiting, type Note } from './adding-notes.ts';
import type { Doubt } from './already-in.rules.ts';
import type { CartAddress } from './cart-address.ts';

/**
 * The shopper's request to add lines. `asked` is its time in milliseconds. `anew` lists products that earlier tries do not
 * count for.
 */
export type Wish = { key: string; asked: number; anew?: readonly string[] };

/**
 * Returns by product code what the cart held before an earlier try to add the same lines. The try was this page's with the
 * same key, a closed page's, or another tab's whose list this page was still showing. Units gained since then are in the
 * cart and not sent again.
 */
export const heldBefore = (address: CartAddress, wish: Wish): ReadonlyMap<string, Doubt> =>
  new Map(
    readNotes(address)
      .filter((note) => isDoubt(note, wish))
      .map(({ code, held, quantity }) => [code, { held, quantity }]),
  );

const isDoubt = (note: Note, { key, asked, anew = [] }: Wish): boolean =>
  isMine(note)
    ? note.key === key && !anew.includes(note.code)
    : note.open || asked < (note.others ?? note.until) || note.unsure === true;

/**
 * Returns the products that may still arrive with the anonymous cart from before the sign-in, which is not the customer's
 * yet. They can't be compared before that.
 */
export const waitingCodes = (address: CartAddress | undefined, wish: Wish): ReadonlySet<string> =>
  new Set(
    readWaiting(address).lines.flatMap((note) =>
      now() < note.until && isDoubt(note, wish) ? note.code : [],
    ),
  );

/** Returns whether this page is adding the line. */
export const isMine = ({ page }: Note): boolean => page === runtime().tabs.id;
