import { sameProductKey } from '../isbn.rules.ts';
import { placeLines } from '../place-lines.rules.ts';
import type { PasteLine, PasteResult } from '../paste/read-paste.ts';
import { openRows } from './answer-quantity.ts';
import { type AskedColumn, reportOf } from './paste-report.ts';
import {
  blankRow,
  codesOf,
  fitRows,
  type QuickOrderState,
  type Remark,
  type Row,
} from './quick-order-state.ts';

/** Places the lines of a paste or a file in order, and reports on every line (QO-02, QO-03, QO-05). */
export const placePaste = (state: QuickOrderState, result: PasteResult, file?: string): QuickOrderState => {
  const report = reportOf(result, file);
  if (report.problem) return { ...state, report };
  let { nextId } = state;
  const known = state.rows.map((row): Row & { otherCodes?: readonly string[] | undefined } => {
    return { ...row, otherCodes: codesOf(state.answers.get(sameProductKey(row.code))) };
  });
  const blank = blankRow(0);
  const placement = placeLines(known, result.lines, state.limits, () => ({ ...blank, id: nextId++ }));
  const left = new Set([...placement.duplicates, ...placement.notPlaced].map(({ line }) => line));
  const placedLines = result.lines.filter((line) => !left.has(line)).values();
  const rows = placement.rows.map((row, index): Row => {
    const before = state.rows[index];
    if (before && before.code === row.code && before.quantity === row.quantity) return before;
    const { id, code, quantity, also } = row;
    const remark = remarkOf(placedLines.next().value);
    return {
      id,
      code,
      quantity,
      ...(also && { also }),
      ...(remark && { remark }),
      entry: 'left',
      changed: nextId++,
    };
  });
  const next = fitRows({ ...state, rows, nextId });
  const duplicates = placement.duplicates.map(({ code, quantity, row, line: { choices } }) => {
    return { code, quantity, choices, rowId: rows[row]?.id ?? 0, done: false };
  });
  const notPlaced = placement.notPlaced.map(({ line: { code, quantity, choices, also } }) => ({
    code,
    quantity,
    choices,
    also,
  }));
  const placed = result.lines.length - duplicates.length - notPlaced.length;
  const filled = rows.filter((row, index) => row !== state.rows[index]);
  const asked = askedStill(state, askedOf(result, left, filled));
  const back =
    state.report && openRows(state).size > 0 ? { report: state.report, undo: state.undo } : undefined;
  return {
    ...next,
    report: { ...report, placed, duplicates, notPlaced, asked },
    undo:
      placed === 0 ? state.undo : { kind: 'placed', number: 0, before: state.rows, after: next.rows, back },
  };
};

/**
 * Returns the question that stays open: the previous list's, if this list asks nothing or the same. If both ask about
 * different columns, each open row of the previous list is asked on its own.
 */
const askedStill = (state: QuickOrderState, asked: AskedColumn | undefined): AskedColumn | undefined => {
  const before = state.report?.asked;
  if (before === undefined || openRows(state).size === 0) return asked;
  if (asked === undefined) return before;
  const titles = ({ columns }: AskedColumn) =>
    columns.map(({ title, column }) => `${column} ${title}`).join('\n');
  return titles(asked) === titles(before)
    ? { ...asked, rows: new Map([...before.rows, ...asked.rows]) }
    : asked;
};

/** The lines are quoted as written. Where there are several, a stroke shows where each ends. */
const remarkOf = (line: PasteLine | undefined): Remark | undefined =>
  line?.remarks && { text: (line.quote ?? line.raw).replace(/\n/g, ' / '), words: line.remarks };

/** Rows are filled in the order of the lines, so rows and placed lines correspond by index. */
const askedOf = (
  { question, lines }: PasteResult,
  left: ReadonlySet<PasteLine>,
  filled: readonly Row[],
): AskedColumn | undefined => {
  if (question === undefined) return undefined;
  const placed = lines.filter((line) => !left.has(line));
  const rows = filled.flatMap(({ id }, index) => {
    const choices = placed[index]?.choices;
    return choices ? [[id, choices] as const] : [];
  });
  return { columns: question.choices, rows: new Map(rows) };
};
