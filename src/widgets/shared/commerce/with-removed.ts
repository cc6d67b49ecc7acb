import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import type { RemovedLine } from './line-news.ts';

/** A row of a cart on show: a line, or the place of one that was taken out. */
export type CartRow = { code: string; entry: CartEntry } | { code: string; removed: RemovedLine };

/** The lines in order, with each removed one where it stood. One that is in the cart again is a line only. */
export const withRemoved = (
  entries: readonly CartEntry[],
  removed: readonly RemovedLine[],
): readonly CartRow[] => {
  const rows: CartRow[] = entries.map((entry) => ({ code: entry.product.code, entry }));
  const held = new Set(rows.map(({ code }) => code));
  const gone = removed.filter(({ code }) => !held.has(code));
  for (const line of gone.toSorted((a, b) => a.place - b.place))
    rows.splice(line.place, 0, { code: line.code, removed: line });
  return rows;
};
