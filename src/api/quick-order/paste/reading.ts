/**
 * Why a line could not be read: nothing in it looks like a code; a spreadsheet has cut the ISBN's digits
 * (9.78E+12); longer than any line of a list; more than one code or number could be meant.
 */
export type UnreadReason = 'no-code' | 'scientific-notation' | 'too-long' | 'ambiguous';

/** A product and its quantity as written; '1' where the line names none. */
export type ReadItem = { readonly code: string; readonly quantity: string; readonly explicit: boolean };

export type Reading = { readonly items: readonly ReadItem[] } | { readonly reason: UnreadReason };

export const unread = (reason: UnreadReason): Reading => ({ reason });

/** One item; without a quantity it is one piece. */
export function item(code: string, quantity: string | undefined): Reading {
  return { items: [{ code, quantity: quantity ?? '1', explicit: quantity !== undefined }] };
}
