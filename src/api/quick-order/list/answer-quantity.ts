import type { QuickOrderState, Row } from './quick-order-state.ts';

/**
 * Fills the quantities that a list left open, from the column that the shopper chose or with one of each (QO-09). What
 * was typed since stays; where the column has nothing the row goes on asking.
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
    // Going back asks again; going back once more takes out the list.
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

/** Ids of the rows that the question is about still. */
export const openRows = ({ rows, report }: QuickOrderState): ReadonlySet<number> =>
  new Set(
    rows.filter((row) => row.quantity.trim() === '' && report?.asked?.rows.has(row.id)).map(({ id }) => id),
  );
