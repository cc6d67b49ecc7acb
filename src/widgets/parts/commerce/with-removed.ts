import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import type { CartNews, RemovedLine } from './line-news.ts';

/** A row of a cart on show: a line, or the place of one that was taken out. */
export type CartRow = {
  code: string;
  /** One row's alone: a product may stand in several. */
  key: string;
} & ({ entry: CartEntry } | { removed: RemovedLine });
type Row = { code: string } & ({ entry: CartEntry } | { removed: RemovedLine });

/**
 * The lines in order, with each removed one where it stood. One that is in the cart again is a line only, and stands
 * there too: the server has it last. Of a product's several entries the others stay where they are.
 */
export const withRemoved = (
  entries: readonly CartEntry[],
  { removed, back = [] }: Pick<CartNews, 'removed' | 'back'>,
): readonly CartRow[] => {
  const rows: Row[] = entries.map((entry) => ({ code: entry.product.code, entry }));
  for (const line of [...removed, ...back].toSorted((a, b) => a.place - b.place)) {
    const others = line.others ?? 0;
    const at = rows.findIndex(({ code }) => code === line.code);
    if (others > 0) {
      const isGone = removed.includes(line) && rows.filter(({ code }) => code === line.code).length <= others;
      if (isGone) rows.splice(line.place, 0, { code: line.code, removed: line });
      continue;
    }
    const [held] = at < 0 ? [] : rows.splice(at, 1);
    if (held) rows.splice(line.place, 0, held);
    else if (removed.includes(line)) rows.splice(line.place, 0, { code: line.code, removed: line });
  }
  const times = new Map<string, number>();
  return rows.map((row) => {
    const time = (times.get(row.code) ?? 0) + 1;
    times.set(row.code, time);
    return { ...row, key: time > 1 ? `${row.code} ${time}` : row.code };
  });
};
