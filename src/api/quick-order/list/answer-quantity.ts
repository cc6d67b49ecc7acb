import type { QuickOrderState, Row } from './quick-order-state.ts';

/**
 * Fills in the quantities that a list left open, from the column that the shopper chose or with one of each (QO-09).
 * Quantities typed since stay. If the column has none for a row, the row still asks.
 */
export const answerQuantity = (state: QuickOrderState, choice: number | 'each'): QuickOrderState => {
  const { report } = state;
  const asked = report?.asked;
  if (!report || !asked) return state;
  const told = (choices: readonly string[] | undefined) =>
    choices && (choice === 'each' ? '1' : (choices[choice] ?? ''));
  const fill = (row: Row): Row =>
    row.quantity.trim() === '' ? { ...row, quantity: told(asked.rows.get(row.id)) ?? row.quantity } : row;
  const fillLine = <Line extends { quantity: string; choices?: readonly string[] | undefined }>(
    line: Line,
  ): Line => ({ ...line, quantity: told(line.choices) ?? line.quantity, choices: undefined });
  const rows = state.rows.map(fill);
  return {
    ...state,
    rows,
    // Undo asks the question again. A second undo removes the list.
    undo: { kind: 'placed', number: 0, before: state.rows, after: rows, back: { report, undo: state.undo } },
    report: {
      ...report,
      duplicates: report.duplicates.map(fillLine),
      notPlaced: report.notPlaced.map(fillLine),
      asked: undefined,
      answer: choice === 'each' ? choice : asked.columns[choice],
    },
  };
};

/** Returns the ids of the rows whose quantity is still open. */
export const openRows = ({ rows, report }: QuickOrderState): ReadonlySet<number> =>
  new Set(
    rows.filter((row) => row.quantity.trim() === '' && report?.asked?.rows.has(row.id)).map(({ id }) => id),
  );
