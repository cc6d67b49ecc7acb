import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import type { CartNews, RemovedLine } from './line-news.ts';

/** A row of a cart on show: a line, or the place of one that was taken out. */
export type CartRow = { code: string; entry: CartEntry } | { code: string; removed: RemovedLine };

/**
 * The lines in order, with each removed one where it stood. One that is in the cart again is a line only, and stands
 * there too: the server has it last.
 */
export const withRemoved = (
  entries: readonly CartEntry[],
  { removed, back = [] }: Pick<CartNews, 'removed' | 'back'>,
): readonly CartRow[] => {
  const rows: CartRow[] = entries.map((entry) => ({ code: entry.product.code, entry }));
  for (const line of [...removed, ...back].toSorted((a, b) => a.place - b.place)) {
    const at = rows.findIndex(({ code }) => code === line.code);
    const [held] = at < 0 ? [] : rows.splice(at, 1);
    if (held) rows.splice(line.place, 0, held);
    else if (removed.includes(line)) rows.splice(line.place, 0, { code: line.code, removed: line });
  }
  return rows;
};
