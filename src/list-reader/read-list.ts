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
 * An example. A buyer pastes
 *
 *   1  Hi Sam, our order:
 *   2  PO;Item;Description;Qty
 *   3  7741;LMS4-KIT;Memory Scale;2
 *   4  7741;VLS-MAN;Language Scale;2 boxes
 *   5  Total;;;4
 *
 * `split` finds the delimiter `;`, and five lines of one to four cells. Line 2 is the row of titles: 'Item' is in the table of
 * words as a code, 'Qty' as a quantity; 'PO' and 'Description' are in no table, and are no fields. Line 1 is one cell, so it
 * is none. `candidatesOf` gives LMS4-KIT, VLS-MAN (cells titled as codes) first, then 7741 and others. `rowsBeforeAnswer` gives
 * two rows at once. The look-up knows LMS4-KIT and VLS-MAN. `assignOrder` gives { columns: { code: 1, quantity: 3 } }. `readOrder`
 * gives LMS4-KIT with 2; VLS-MAN without a quantity, because boxes are not reckoned, with its line and the numbers 2 and 7741 to
 * press; and lines 1 and 5 as other lines. Where titles are missing and two columns may be the quantities, the assignment has
 * `ask: { field: 'quantity', choices: [2, 3] }`: the rows stand without quantities until the picture of the list gives an
 * assignment back.
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
