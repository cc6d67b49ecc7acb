import { isBlank, type QuickOrderState, type Row, type Undo } from './quick-order-state.ts';

/** Undoes the last change, if there is room for all rows. */
export const undone = (state: QuickOrderState): QuickOrderState => {
  if (state.undo === undefined) return state;
  const rows = undoRows(state.rows, state.undo, state.limits.max);
  if (rows === undefined) return state;
  const { kind, back } = state.undo;
  if (back) return { ...state, rows, report: back.report, undo: back.undo };
  return { ...state, rows, report: kind === 'placed' ? undefined : state.report, undo: undefined };
};

/** Returns the former rows with everything typed since, or undefined without room for all of them. */
const undoRows = (current: readonly Row[], { before, after }: Undo, max: number): Row[] | undefined => {
  const now = byId(current);
  const then = byId(after);
  const touched = (row: Row) => !isBlank(row) && !sameTexts(row, then.get(row.id));
  const back = before.map((row) => {
    const today = now.get(row.id);
    return today !== undefined && touched(today) ? today : row;
  });
  const known = byId(before);
  const since = current.filter((row) => !known.has(row.id) && touched(row));
  const rows = [...trimBlank(back), ...since];
  const filled = rows.filter((row) => !isBlank(row));
  if (filled.length > max) return undefined;
  return rows.length > max ? filled : rows;
};

const byId = (rows: readonly Row[]): ReadonlyMap<number, Row> => new Map(rows.map((row) => [row.id, row]));

const sameTexts = (row: Row, other: Row | undefined): boolean =>
  other !== undefined && row.code === other.code && row.quantity === other.quantity;

/** Removes the blank rows at the end. The form adds them again as needed. */
const trimBlank = (rows: readonly Row[]): Row[] =>
  rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1);
