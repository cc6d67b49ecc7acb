import { now } from '../../core/clock.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { runtime } from '../../core/runtime.ts';
import type { Line, LineResult } from './line-result.ts';
import {
  readAllNotes,
  readLate,
  readNotes as read,
  readWaiting,
  writeNotes as write,
  type Note,
} from './adding-notes.ts';
import { gained } from './already-in.rules.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { withExcess } from './excess.ts';
import { isMine, waitingCodes } from './held-before.ts';
import { CALL_LASTS, noteLate, takeLate } from './late-calls.ts';
import { endsOf, type NoteEnd } from './note-end.ts';
import { nameIn, unitsOf } from './product-in-cart.ts';
import { CART_KEY, fetchCart } from './read-cart.ts';

/*
 * The lines that are being added one by one, or by a request of which nobody knows what it did, and what the cart held of their
 * products before: kept in storage, since a page that goes in the middle leaves nobody who knows what went in, and the next page, or
 * another tab, has the same list (API-06 b).
 */

/** An open line is compared for so long, in milliseconds. */
const DAY = 86_400_000;
/** So long the list in another tab may still show what this page has added. */
const LIST_FOLLOWS = 2_000;

/** One tab of this browser after the other; the turn ends with its page. */
export const inTurnOfTabs = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { row, tabs } = runtime();
  return tabs.withLock(`adding-${row.baseSite}`, work);
};

const waitingNow = (): ReadonlySet<string> => waitingCodes(cartAddress(), { key: '', asked: now() });

/** Notes that these lines are being added, each in place of what was noted of its product. */
export const noteAdding = (
  address: CartAddress,
  key: string,
  lines: readonly (Line & { held: number })[],
): void => {
  const [page, until] = [runtime().tabs.id, now() + DAY];
  const before = read(address);
  const others = before.filter(({ code }) => !lines.some((line) => line.code === code));
  const added = lines.map(({ code, quantity, held }): Note => {
    const note = { code, quantity, held, page, key, open: true, until };
    // It stays so until this try has ended.
    return before.some((one) => one.code === code && one.unsure) ? { ...note, unsure: true } : note;
  });
  write(address, [...others, ...added]);
};

/** The call of this line is sent now. */
export const noteBegun = (address: CartAddress, code: string): void => {
  const notes = read(address);
  write(
    address,
    notes.map((note) =>
      isMine(note) && note.open && note.code === code ? { ...note, begun: true, until: now() + DAY } : note,
    ),
  );
};

/**
 * Notes what became of lines, once the page shows it: only what is not known stays open. Gives the results with what the
 * cart, as read since, holds too much.
 */
export const noteAdded = (results: readonly LineResult[], cart: Cart | null): LineResult[] => {
  const compared = results.map((result) => withExcess(result, cart));
  const address = cartAddress();
  if (address === undefined) return compared;
  const ends = endsOf(results);
  write(
    address,
    read(address).map((note) => (isMine(note) ? ended(note, ends.get(note.code)) : note)),
  );
  // What is told as too much is told once.
  const told = compared.flatMap(({ code, excess }) => (excess ? code : []));
  if (cart && told.length > 0) takeLate(address, cart, told);
  return compared;
};

/** Notes that nothing of what this page was adding went in, as far as it is known. */
export const noteNothingAdded = (address: CartAddress, results: readonly LineResult[]): void => {
  const ends = endsOf(results);
  write(
    address,
    read(address).flatMap((note) => {
      if (!isMine(note)) return note;
      const end = ends.get(note.code);
      return end === 'over' ? [] : ended(note, end);
    }),
  );
};

const ended = (note: Note, end: NoteEnd | undefined): Note => {
  if (end === undefined) return note;
  if (end === 'unknown') return { ...note, unsure: true };
  // It is not asked about: the shopper was told. Another page asks no longer than the call may last: what it adds later is new.
  if (end !== 'over') return { ...note, open: false, others: now() + CALL_LASTS, unsure: end === 'unseen' };
  return { ...note, open: false, key: '', until: now() + LIST_FOLLOWS, unsure: false };
};

/** Units of a product that are in the cart by an earlier try, and are asked for no more. */
export type LeftBehind = { code: string; name: string; units: number };

/**
 * What went in by a try of this wish of which nobody knew, of products that are not among those that were `asked` for in the end: the
 * shopper has changed or emptied their rows since. Each is told once. Source: API-06 b.
 */
export const leftBehind = (key: string, asked: readonly string[], cart: Cart | null): LeftBehind[] => {
  const address = cartAddress();
  if (address === undefined || cart === null) return [];
  const notes = read(address);
  const isDue = (note: Note) => isMine(note) && note.open && note.key === key && !asked.includes(note.code);
  write(
    address,
    notes.map((note) => (isDue(note) ? ended(note, 'later') : note)),
  );
  const behind = notes.filter(isDue).flatMap(({ code, held }) => {
    const units = unitsOf(cart, code) - held;
    if (units <= 0) return [];
    takeLate(address, cart, [code]);
    return [{ code, name: nameIn(cart, code), units }];
  });
  const late = readLate(address).flatMap(({ code, again }) => (again || asked.includes(code) ? [] : code));
  const arrived = takeLate(address, cart, late).map(({ code, name, quantity }) => ({
    code,
    name,
    units: quantity,
  }));
  return [...behind, ...arrived];
};

/** Notes that these products are in by a call that was done late: their rows are gone, and nothing of them is asked about. */
export const noteArrived = (codes: readonly string[]): void => {
  const address = cartAddress();
  if (address === undefined) return;
  write(
    address,
    read(address).map((note) => (codes.includes(note.code) ? ended(note, 'over') : note)),
  );
};

/** Notes that the shopper was told what has become of these products, which no row asks for. */
export const noteTold = (codes: readonly string[]): void => {
  const address = cartAddress();
  if (address === undefined || codes.length === 0) return;
  write(
    address,
    read(address).map((note) => (codes.includes(note.code) ? { ...note, unsure: false } : note)),
  );
};

/** Whether another page seems to be adding lines, or went while it was. */
export const isInterrupted = (): boolean =>
  waitingNow().size > 0 ||
  readAllNotes().lines.some((note) => note.open && !isMine(note) && now() < note.until);

/** Nobody has a list any more: what other pages did not find out is asked about by none, and what comes late is told by itself. */
export const endForsaken = (): Promise<void> =>
  inTurnOfTabs(async () => {
    await runtime().registry.session?.token();
    const address = cartAddress();
    if (address) write(address, read(address).filter(isMine));
  });

/**
 * What became of the lines, of those with these codes, that a page was adding when it went: compared with the cart, in turn
 * with other tabs. Lines that are not in have the failure `failed`: they may be added; `unconfirmed` where their call may still be at
 * work. Empty where nothing was interrupted.
 * Throws `ServiceError` where the cart can't be read; the lines are compared when they are added, then.
 */
export const endInterrupted = (codes: readonly string[]): Promise<LineResult[]> =>
  inTurnOfTabs(async () => {
    await runtime().registry.session?.token();
    const address = cartAddress();
    if (address === undefined) return [];
    const waiting = readWaiting(address).lines.flatMap(({ code, quantity }): LineResult[] =>
      codes.includes(code) && waitingNow().has(code)
        ? [{ code, quantity, added: 0, status: 'unavailable', failure: 'unconfirmed' }]
        : [],
    );
    const isDue = (note: Note) => note.open && !isMine(note) && codes.includes(note.code);
    if (!read(address).some(isDue)) return waiting;
    const cart = await retryRead(() => fetchCart(address));
    const notes = read(address);
    write(
      address,
      notes.map((note) => {
        if (!isDue(note)) return note;
        const added = gained(note, unitsOf(cart, note.code));
        // What can't be told is told once, and compared for as long as what is open.
        if (added === undefined) return { ...note, open: false, unsure: true };
        if (added > 0) return ended(note, 'over');
        return ended(note, isAtWork(note) ? 'unseen' : 'later');
      }),
    );
    runtime().registry.changed(CART_KEY);
    const found = notes.filter(isDue).map((note): LineResult => {
      const { code, quantity, held } = note;
      const added = gained({ held, quantity }, unitsOf(cart, code));
      const line = { code, quantity, added: added ?? 0 };
      if (added === quantity) return { ...line, status: 'success' };
      const mayCome = isAtWork(note);
      if (mayCome) noteLate(address, { code, quantity, expected: unitsOf(cart, code) });
      const isUnknown = added === undefined || mayCome;
      return { ...line, status: 'unavailable', failure: isUnknown ? 'unconfirmed' : 'failed' };
    });
    return [...found, ...waiting];
  });

/** The page that sent it went a moment ago. */
export const isAtWork = ({ begun, until }: Note): boolean =>
  begun === true && now() < until - DAY + CALL_LASTS;
