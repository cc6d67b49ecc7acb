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
 * The lines that are being added one by one, or by a request whose result is unknown, and the units that the cart held
 * before. They are kept in storage, because a page that is closed meanwhile can't find out the result. The next page or
 * another tab has the same list and can (API-06 b).
 */

/** How long a line with an unknown result is compared with the cart, in milliseconds. */
const DAY = 86_400_000;
/** How long another tab's list may still show lines that this page has added, in milliseconds. */
const LIST_FOLLOWS = 2_000;

/** Runs the work in one tab of this browser at a time. The turn ends when its page is closed. */
export const inTurnOfTabs = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { row, tabs } = runtime();
  return tabs.withLock(`adding-${row.baseSite}`, work);
};

const waitingNow = (): ReadonlySet<string> => waitingCodes(cartAddress(), { key: '', asked: now() });

/** Records that these lines are being added. A new note replaces the product's older one. */
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
    // The mark stays until this try has ended.
    return before.some((one) => one.code === code && one.unsure) ? { ...note, unsure: true } : note;
  });
  write(address, [...others, ...added]);
};

/** Records that the call of this line is being sent. */
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
 * Records the results of lines once the page shows them. Only lines with an unknown result stay open. Returns the results
 * with the units that the cart, as read since, holds too much.
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
  // An excess is reported only once.
  const told = compared.flatMap(({ code, excess }) => (excess ? code : []));
  if (cart && told.length > 0) takeLate(address, cart, told);
  return compared;
};

/** Records that none of this page's lines was added, as far as is known. */
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
  // The shopper was told, so they are not asked. Other pages ask only while the call may still run; later additions are new ones.
  if (end !== 'over') return { ...note, open: false, others: now() + CALL_LASTS, unsure: end === 'unseen' };
  return { ...note, open: false, key: '', until: now() + LIST_FOLLOWS, unsure: false };
};

/** The units of a product that an earlier try added but the shopper no longer asks for. */
export type LeftBehind = { code: string; name: string; units: number };

/**
 * Returns what earlier tries of this wish added of products that are no longer among those `asked` for, because the shopper
 * has changed or emptied their rows. Each is reported once. Source: API-06 b.
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

/** Records that a late call has added these products. Their rows are gone, and the shopper is not asked about them. */
export const noteArrived = (codes: readonly string[]): void => {
  const address = cartAddress();
  if (address === undefined) return;
  write(
    address,
    read(address).map((note) => (codes.includes(note.code) ? ended(note, 'over') : note)),
  );
};

/** Records that the shopper was told the result of these products, which are in no row. */
export const noteTold = (codes: readonly string[]): void => {
  const address = cartAddress();
  if (address === undefined || codes.length === 0) return;
  write(
    address,
    read(address).map((note) => (codes.includes(note.code) ? { ...note, unsure: false } : note)),
  );
};

/** Returns whether another page is adding lines, or was closed while it did. */
export const isInterrupted = (): boolean =>
  waitingNow().size > 0 ||
  readAllNotes().lines.some((note) => note.open && !isMine(note) && now() < note.until);

/** Drops the notes of other pages, because no page has a list any more. Late additions are then reported on their own. */
export const endForsaken = (): Promise<void> =>
  inTurnOfTabs(async () => {
    await runtime().registry.session?.token();
    const address = cartAddress();
    if (address) write(address, read(address).filter(isMine));
  });

/**
 * Compares the cart with the lines of these codes that a page was adding when it was closed. Tabs take turns. Lines that
 * are not in the cart have the failure `failed`, and may be added again. They have `unconfirmed` if their call may still be
 * running. Returns an empty list if nothing was interrupted. Throws `ServiceError` if the cart can't be read; the lines are
 * then compared when they are added.
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
        // An unclear result is reported once, and compared for as long as an open line.
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

/** Returns whether the page that sent the call was closed a moment ago, so that the call may still be running. */
export const isAtWork = ({ begun, until }: Note): boolean =>
  begun === true && now() < until - DAY + CALL_LASTS;
