import type { PastedDuplicate } from './paste-report.ts';
import type { QuickOrderState, Row } from './quick-order-state.ts';
import { createRowViews, productOwners } from './row-views.ts';
import { parseQuantity } from '../../../core/i18n/numbers.ts';

/** Adds a row's quantity to the row that already has its product, and removes the row. It can be undone. */
export const mergeRow = (state: QuickOrderState, id: number): QuickOrderState => {
  const view = createRowViews()(state, null).find(({ row }) => row.id === id);
  if (view?.problem?.code !== 'duplicate') return state;
  const owner = state.rows[view.problem.ofRow - 1];
  const quantity = owner && addedQuantity(owner.quantity, view.row.quantity);
  if (owner === undefined || quantity === undefined) return state;
  const rows = withQuantity(state.rows, owner.id, quantity).filter((row) => row.id !== id);
  return { ...state, rows, undo: { kind: 'merged', number: view.number, before: state.rows, after: rows } };
};

/** Adds a pasted duplicate's quantity to the row that has its product (QO-03). */
export const mergePasted = (state: QuickOrderState, index: number): QuickOrderState => {
  const duplicate = state.report?.duplicates[index];
  const owner = duplicate && ownerOf(state, duplicate);
  const quantity = duplicate && owner && addedQuantity(owner.quantity, duplicate.quantity);
  if (state.report === undefined || duplicate?.done !== false || !owner || quantity === undefined)
    return state;
  const duplicates = state.report.duplicates.with(index, { ...duplicate, done: true });
  const rows = withQuantity(state.rows, owner.id, quantity);
  return { ...state, rows, report: { ...state.report, duplicates } };
};

/** Adds up the repeated products of a list with the rows that have them, as far as the quantities are known. */
export const mergeAllPasted = (state: QuickOrderState): QuickOrderState =>
  (state.report?.duplicates ?? []).reduce((now, _, index) => mergePasted(now, index), state);

/** Returns the row that a pasted duplicate goes to: the first with its product. A look-up may have changed which one that is. */
export const ownerOf = (state: QuickOrderState, { rowId }: PastedDuplicate): Row | undefined => {
  const ownerId = productOwners(state).get(rowId) ?? rowId;
  return state.rows.find(({ id }) => id === ownerId);
};

const withQuantity = (rows: readonly Row[], id: number, quantity: string): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, quantity, refusal: undefined } : row));

/**
 * Returns the quantity of a row after 'Add n to row r', as text. Undefined if either text is not a quantity, or if the sum
 * is more than a row can hold; then nothing is offered. An empty row quantity counts as 0. [QO-03]
 */
export function addedQuantity(rowQuantity: string, lineQuantity: string): string | undefined {
  const row = parseQuantity(rowQuantity);
  const line = parseQuantity(lineQuantity);
  if (!line.ok || !(row.ok || row.reason === 'empty')) return undefined;
  const sum = parseQuantity(String((row.ok ? row.value : 0) + line.value));
  return sum.ok ? String(sum.value) : undefined;
}
