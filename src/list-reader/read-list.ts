/*
 * Reads the lists that people paste or upload: order lines (code, quantity), and the participants of a training (first name,
 * last name, e-mail). Three principles:
 *
 * 1. The catalogue decides what a code is: what may be one is looked up. For people an e-mail address decides.
 * 2. The shopper decides what is unclear, once for the list. What no rule decides is asked.
 * 3. Nothing written disappears: a row keeps its line, every other line is listed, and no number becomes another.
 *
 * The walk, each step a pure function of its own file:
 *
 *   file ─ open ─▶ text ─ split ─▶ Table ─ titles ─▶ columns with titles       (open-file.ts, split.ts, titles.ts)
 *         ─ candidates ─▶ codes to look up ─ the caller asks the catalogue ─▶ Known      (candidates.ts)
 *         ─ assign ─▶ columns, or by line, or what to ask ─ read ─▶ rows and other lines
 *                                              (assign-order.ts, read-order.ts, numbers.ts; participants.ts)
 *
 * In `PO;Item;Description;Qty` over `7741;LMS4-KIT;Memory Scale;2` the words name columns 1 and 3 (from 0), whatever stands in
 * the others. Of a line whose quantity is `2 boxes` the row has none, and the form offers the numbers 2 and 7741. Without titles
 * two columns may be the quantities: `ask: { field: 'quantity', choices: [2, 3] }`.
 *
 * Nothing here calls, stores or draws, and nothing of ours is imported.
 */
import { assignOrder, type OrderAssignment } from './assign-order.ts';
import { candidatesOf, type Candidate, type Known } from './candidates.ts';
import { MAX_BYTES } from './decode.ts';
import { assignPeople, readPeople, type PeopleAssignment, type PeopleList } from './participants.ts';
import { readOrder, rowsBeforeAnswer, type OrderList } from './read-order.ts';
import { split, type Table } from './split.ts';

/** A text over the limit, which is not read: its length and the limit, in characters. [SEC-10] */
export type TooLarge = { readonly tooLarge: { readonly size: number; readonly limit: number } };

/** Opens a list from its text. The text of a file comes from `openFile`, which decodes it, or reads a sheet of a workbook. */
export function openList(text: string): Table | TooLarge {
  if (text.length > MAX_BYTES) return { tooLarge: { size: text.length, limit: MAX_BYTES } };
  return split(text);
}

/** What an order list gives before the look-up: the codes to look up, and the rows that stand at once. */
export const beforeLookUp = (table: Table): OrderList & { readonly candidates: readonly Candidate[] } => ({
  candidates: candidatesOf(table),
  ...rowsBeforeAnswer(table),
});

/** Reads an order list with the catalogue's answer. `chosen`: what the shopper has chosen in the picture of the list. */
export function readOrderList(
  table: Table,
  known: Known,
  chosen?: OrderAssignment,
): OrderList & { readonly assignment: OrderAssignment } {
  const assignment = chosen ? { ...chosen, isChosen: true } : assignOrder(table, known);
  return { assignment, ...readOrder(table, assignment, known) };
}

/** Reads a list of participants. `chosen`: what the user has chosen in the picture of the list. */
export function readPeopleList(
  table: Table,
  chosen?: PeopleAssignment,
): PeopleList & { readonly assignment: PeopleAssignment } {
  const assignment = chosen ?? assignPeople(table);
  return { assignment, ...readPeople(table, assignment) };
}
