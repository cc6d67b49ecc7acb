import type { PasteReport } from './paste-report.ts';
import { isBlank, type QuickOrderState, type Row, type Undo } from './quick-order-state.ts';

/** Goes back before what was done last, where there is room for all of it. */
export const undone = (state: QuickOrderState): QuickOrderState => {
  if (state.undo === undefined) return state;
  const rows = undoRows(state.rows, state.undo, state.limits.max);
  if (rows === undefined) return state;
  const { kind, back } = state.undo;
  if (back) return { ...state, rows, report: withMerged(back.report, state.report), undo: back.undo };
  return { ...state, rows, report: kind === 'placed' ? undefined : state.report, undo: undefined };
};

/** A repeated line that went to its row since can't go there again. */
const withMerged = (report: PasteReport, now: PasteReport | undefined): PasteReport =>
  now?.duplicates.length !== report.duplicates.length
    ? report
    : {
        ...report,
        duplicates: report.duplicates.map((line, index) => {
          const today = now.duplicates[index];
          return today?.done && today.rowId === line.rowId && today.code === line.code ? today : line;
        }),
      };

/**
 * The rows as they were before, with everything typed since kept: what was changed since stays changed, what was added
 * since stands at the end. Undefined when there is not room for all of it; nothing is ever lost by going back.
 */
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

/** Without the blank rows at the end, which the form puts back as it needs them. */
const trimBlank = (rows: readonly Row[]): Row[] =>
  rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1);
