import { sameProductKey } from '../isbn.rules.ts';

/**
 * Why a line could not be read: nothing in it looks like a code; a spreadsheet has cut the ISBN's digits
 * (9.78E+12); longer than any line of a list; more than one code or number could be meant.
 */
export type UnreadReason = 'no-code' | 'scientific-notation' | 'too-long' | 'ambiguous';

/**
 * A product and its quantity as written; '1' where the line names none, '' where it can't be told. `choices` are what
 * the columns say that may hold it, in the order of the table's question. `also`: the other codes beside it, which may
 * name another product; only the store can tell. `remarks`: words of its line that nothing explains (`remarks.ts`).
 */
export type ReadItem = {
  readonly code: string;
  readonly quantity: string;
  readonly explicit: boolean;
  readonly choices?: readonly string[];
  readonly also?: readonly string[];
  readonly remarks?: readonly string[];
};

/** More codes than these beside one product are words of its title. */
const MOST_ALSO = 3;

/** `notes`: the indexes of the records that say what its items are, where other lines than its own do so. */
export type Reading =
  | { readonly items: readonly ReadItem[]; readonly notes?: readonly number[] }
  | { readonly reason: UnreadReason };

export const unread = (reason: UnreadReason): Reading => ({ reason });

/** One item; without a quantity it is one piece. */
export function item(code: string, quantity: string | undefined): Reading {
  return { items: [{ code, quantity: quantity ?? '1', explicit: quantity !== undefined }] };
}

/** The reading of one product, with what else in its line is a code. */
export function withAlso(reading: Reading, codes: readonly string[]): Reading {
  const [only, ...more] = 'items' in reading ? reading.items : [];
  if (!only || more.length > 0) return reading;
  const others = new Map(codes.map((code) => [sameProductKey(code), code]));
  others.delete(sameProductKey(only.code));
  const also = [...others.values()].slice(0, MOST_ALSO);
  return also.length === 0 ? reading : { items: [{ ...only, also }] };
}

/** Several items, each of whose quantities is asked. */
export function openItems(items: readonly ReadItem[]): Reading {
  return { items: items.map(({ code }) => ({ code, quantity: '', explicit: true })) };
}

/**
 * One item whose quantity is asked; unless all that it may be is the same, and `areNamed`: all of it is called the
 * quantity. 3 and 3 for two schools may be 6.
 */
export function openItem(code: string, choices?: readonly string[], areNamed = false): Reading {
  const [first = ''] = choices ?? [];
  const isSame = areNamed && choices && choices.length > 1 && choices.every((choice) => choice === first);
  if (isSame) return item(code, first);
  return { items: [{ code, quantity: '', explicit: true, ...(choices && { choices }) }] };
}
