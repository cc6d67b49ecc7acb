/**
 * Why a line could not be read: nothing in it looks like a code; a spreadsheet has cut the ISBN's digits
 * (9.78E+12); longer than any line of a list; more than one code or number could be meant.
 */
export type UnreadReason = 'no-code' | 'scientific-notation' | 'too-long' | 'ambiguous';

/**
 * A product and its quantity as written; '1' where the line names none, '' where it can't be told. `choices` are what
 * the columns say that may hold it, in the order of the table's question.
 */
export type ReadItem = {
  readonly code: string;
  readonly quantity: string;
  readonly explicit: boolean;
  readonly choices?: readonly string[];
};

export type Reading = { readonly items: readonly ReadItem[] } | { readonly reason: UnreadReason };

export const unread = (reason: UnreadReason): Reading => ({ reason });

/** One item; without a quantity it is one piece. */
export function item(code: string, quantity: string | undefined): Reading {
  return { items: [{ code, quantity: quantity ?? '1', explicit: quantity !== undefined }] };
}

/** Several items, each of whose quantities is asked. */
export function openItems(items: readonly ReadItem[]): Reading {
  return { items: items.map(({ code }) => ({ code, quantity: '', explicit: true })) };
}

/** One item whose quantity is asked, unless all that it may be is the same. */
export function openItem(code: string, choices?: readonly string[]): Reading {
  const [first = ''] = choices ?? [];
  if (choices && choices.length > 1 && choices.every((choice) => choice === first)) return item(code, first);
  return { items: [{ code, quantity: '', explicit: true, ...(choices && { choices }) }] };
}
