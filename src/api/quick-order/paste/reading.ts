import { sameProductKey } from '../isbn.rules.ts';

/**
 * Why a line could not be read. `no-code`: nothing in it looks like a code. `scientific-notation`: a spreadsheet has
 * shortened the ISBN (9.78E+12). `too-long`: it is longer than any line of a list. `ambiguous`: more than one code or
 * number may be meant.
 */
export type UnreadReason = 'no-code' | 'scientific-notation' | 'too-long' | 'ambiguous';

/**
 * A product and its quantity. The quantity is as written; '1' if the line has none; '' if it is unclear. `choices` are the
 * values of the possible quantity columns, in the order of the table's question. `also`: the other codes of the line, which
 * may be another product's; only the store knows. `remarks`: words of the line that nothing explains (`remarks.ts`).
 */
export type ReadItem = {
  readonly code: string;
  readonly quantity: string;
  readonly explicit: boolean;
  readonly choices?: readonly string[];
  readonly also?: readonly string[];
  readonly remarks?: readonly string[];
};

/** If there are more other codes, they are words of the product's title. */
const MOST_ALSO = 3;

/**
 * `notes` are the indexes of the item's record and of others that concern it. `said` are those of them that a remark quotes;
 * without it, all.
 */
export type Reading =
  | {
      readonly items: readonly ReadItem[];
      readonly notes?: readonly number[];
      readonly said?: readonly number[];
    }
  | { readonly reason: UnreadReason };

/** Returns the indexes of records in the order of the list, each once. */
export const inOrder = (indexes: readonly number[]): readonly number[] =>
  [...new Set(indexes)].toSorted((a, b) => a - b);

/** Returns the indexes of a row's own records if they hold words that nothing explains. */
export const ownRemarked = (reading: Extract<Reading, { readonly items: unknown }>, at: number) =>
  reading.items.some(({ remarks }) => remarks) ? (reading.notes ?? [at]) : [];

export const unread = (reason: UnreadReason): Reading => ({ reason });

/** Returns a reading of one item. Without a quantity it is one piece. */
export function item(code: string, quantity: string | undefined): Reading {
  return { items: [{ code, quantity: quantity ?? '1', explicit: quantity !== undefined }] };
}

/** Adds the other codes of the line to the reading of one product. */
export function withAlso(reading: Reading, codes: readonly string[]): Reading {
  const [only, ...more] = 'items' in reading ? reading.items : [];
  if (!only || more.length > 0) return reading;
  const others = new Map(codes.map((code) => [sameProductKey(code), code]));
  others.delete(sameProductKey(only.code));
  const also = [...others.values()].slice(0, MOST_ALSO);
  return also.length === 0 ? reading : { items: [{ ...only, also }] };
}

/** Returns a reading of several items whose quantities are asked for. */
export function openItems(items: readonly ReadItem[]): Reading {
  return { items: items.map(({ code }) => ({ code, quantity: '', explicit: true })) };
}

/**
 * Returns a reading of one item whose quantity is asked for. If `areNamed` (all choices have a title of quantities) and all
 * choices are equal, that is the quantity. Otherwise 3 and 3 for two schools may mean 6.
 */
export function openItem(code: string, choices?: readonly string[], areNamed = false): Reading {
  const [first = ''] = choices ?? [];
  const isSame = areNamed && choices && choices.length > 1 && choices.every((choice) => choice === first);
  if (isSame) return item(code, first);
  return { items: [{ code, quantity: '', explicit: true, ...(choices && { choices }) }] };
}
