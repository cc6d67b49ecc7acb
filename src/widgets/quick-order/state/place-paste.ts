import { placeLines } from '../../../api/quick-order/place-lines.rules.ts';
import type { PasteResult } from '../../../api/quick-order/paste/read-paste.ts';
import { reportOf } from './paste-report.ts';
import { blankRow, codesOf, fitRows, type QuickOrderState, type Row } from './quick-order-state.ts';
import { keyOf } from './row-views.ts';

/** Places what a paste or a file gave, in order, and reports on every line of it (QO-02, QO-03, QO-05). */
export const placePaste = (state: QuickOrderState, result: PasteResult, file?: string): QuickOrderState => {
  const report = reportOf(result, file);
  if (report.problem) return { ...state, report };
  let { nextId } = state;
  const known = state.rows.map((row): Row & { otherCodes?: readonly string[] | undefined } => {
    return { ...row, otherCodes: codesOf(state.answers.get(keyOf(row.code))) };
  });
  const blank = blankRow(0);
  const placement = placeLines(known, result.lines, state.limits, () => ({ ...blank, id: nextId++ }));
  const rows = placement.rows.map((row, index): Row => {
    const before = state.rows[index];
    if (before && before.code === row.code && before.quantity === row.quantity) return before;
    const { id, code, quantity } = row;
    return { id, code, quantity, entry: 'left', changed: nextId++ };
  });
  const next = fitRows({ ...state, rows, nextId });
  const duplicates = placement.duplicates.map(({ code, quantity, row }) => {
    return { code, quantity, rowId: rows[row]?.id ?? 0, done: false };
  });
  const notPlaced = placement.notPlaced.map(({ line: { code, quantity } }) => ({ code, quantity }));
  const placed = result.lines.length - duplicates.length - notPlaced.length;
  return {
    ...next,
    report: { ...report, placed, duplicates, notPlaced },
    undo: placed === 0 ? state.undo : { kind: 'placed', number: 0, before: state.rows, after: next.rows },
  };
};
