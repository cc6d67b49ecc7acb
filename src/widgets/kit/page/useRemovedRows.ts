import { useState, type ReactNode } from 'react';
import { useFocusAfter } from '../ui/useFocusAfter.ts';
import type { ListRow } from './ListTable.tsx';

type Removed<Row> = { row: Row; place: number; page: string };

/**
 * Keeps the rows that were removed from a list, so that a note with Undo stands in their place. `page` says what the list
 * shows: another page forgets them. `work` resolves to undefined or false if it was not done; what puts a row back may resolve
 * to its new key. Source: CRT-07 e, ACC-02 b.
 */
export const useRemovedRows = <Row>(
  page: string,
  keyOf: (row: Row) => string,
  {
    drawn,
    back,
  }: {
    /** Draws the note; `RemovedLine` is made for it. */
    drawn: (row: Row) => ReactNode;
    /** What gets the focus when a row is back, within the row. */
    back: string;
  },
) => {
  const focus = useFocusAfter();
  const [all, setAll] = useState<readonly Removed<Row>[]>([]);
  const removed = all.filter((one) => one.page === page);
  const without = (row: Row) => (before: readonly Removed<Row>[]) =>
    before.filter((one) => keyOf(one.row) !== keyOf(row));
  return {
    remove: async (row: Row, shown: readonly Row[], work: () => Promise<unknown>): Promise<void> => {
      const place = Math.max(
        0,
        shown.findIndex((one) => keyOf(one) === keyOf(row)),
      );
      setAll((before) => [...without(row)(before), { row, place, page }]);
      if (!(await work())) setAll(without(row));
    },
    putBack: async (row: Row, work: () => Promise<unknown>): Promise<void> => {
      const done = await work();
      if (!done) return;
      setAll(without(row));
      focus(`[data-row="${CSS.escape(typeof done === 'string' ? done : keyOf(row))}"] ${back}`);
    },
    /** Puts the notes among the rows that are still there. */
    arrange: (rows: readonly ListRow<Row>[]): readonly ListRow<Row>[] => {
      const arranged = [...rows];
      for (const { row, place } of removed)
        if (!rows.some(({ key }) => key === keyOf(row)))
          arranged.splice(place, 0, { key: `removed ${keyOf(row)}`, instead: drawn(row) });
      return arranged;
    },
  };
};
