import { randomId } from '../../../core/random.ts';
import type { RowView } from './row-view.ts';

/** The shopper's request to add rows: its rows, and the key that all its tries share. */
export type Wish = { key: string; lines: string; rows: ReadonlySet<number> };

export const NONE: Wish = { key: '', lines: '', rows: new Set() };
/** Marks a wish that continues with any of its remaining rows. */
export const LEFT = 'left';

/**
 * Returns the wish for these rows. It is the previous one if one of its rows is among them and this is a retry of the same
 * rows or of what is left. `anew` lists the products of rows typed since, which no try included.
 */
export const wishOf = (
  before: Wish,
  views: readonly Pick<RowView, 'row' | 'line'>[],
): { wish: Wish; anew: readonly string[] } => {
  const lines = JSON.stringify(views.map(({ line }) => line));
  const ids = views.map(({ row }) => row.id);
  const isSame = (before.lines === LEFT || before.lines === lines) && ids.some((id) => before.rows.has(id));
  if (!isSame) return { wish: { key: randomId(), lines, rows: new Set(ids) }, anew: [] };
  const anew = views.flatMap(({ row, line }) => (line && !before.rows.has(row.id) ? line.code : []));
  return { wish: { key: before.key, lines, rows: new Set([...before.rows, ...ids]) }, anew };
};
