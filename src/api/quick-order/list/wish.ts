import { randomId } from '../../../core/random.ts';
import type { RowView } from './row-view.ts';

/** What the shopper wants added: the rows that it was sent for, and the key that all its tries have. */
export type Wish = { key: string; lines: string; rows: ReadonlySet<number> };

export const NONE: Wish = { key: '', lines: '', rows: new Set() };
/** Whatever of its rows is sent next. */
export const LEFT = 'left';

/**
 * The wish that these rows are sent for: the one before while one of its rows is among them, and nothing but a try of the same, or of
 * what is left, is made of it. `anew`: products of rows that were typed since, of which no try was made.
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
