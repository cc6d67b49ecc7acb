import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { readNotes, readWaiting, type Note } from './adding-notes.ts';
import type { Doubt } from './already-in.rules.ts';
import type { CartAddress } from './cart-address.ts';

/** The wish that is added: `asked` is when the shopper said so, in milliseconds; `anew` are products that no try of it was for. */
export type Wish = { key: string; asked: number; anew?: readonly string[] };

/**
 * By product code, what the cart held before somebody began to add the same lines: this page by the same key, a page that
 * went, or another tab whose list this page still showed. What was gained since is in and not sent again.
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
 * Products of which nobody knows whether they are in the anonymous cart from before the sign-in, which is not the customer's yet: what
 * that brings along can't be compared before it has come.
 */
export const waitingCodes = (address: CartAddress | undefined, wish: Wish): ReadonlySet<string> =>
  new Set(
    readWaiting(address).lines.flatMap((note) =>
      now() < note.until && isDoubt(note, wish) ? note.code : [],
    ),
  );

/** This page adds it. */
export const isMine = ({ page }: Note): boolean => page === runtime().tabs.id;
