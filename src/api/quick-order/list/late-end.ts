import type { Arrival } from '../../cart/late-calls.ts';
import type { LeftBehind } from '../../cart/adding-under-way.ts';
import type { LineResult } from '../../cart/line-result.ts';
import { parseQuantity } from '../../../core/i18n/numbers.ts';
import type { AddedReport, AddReport, ExcessLine } from './add-outcome.ts';
import type { RowView } from './row-view.ts';

/** The effect of late calls: on the rows, on the report, and the products that no longer need to be followed. */
export type LateEnd = {
  results: readonly { id: number; result: LineResult }[];
  report: AddedReport;
  codes: readonly string[];
};

/**
 * Applies late arrivals. A row that was `tried` is removed or reduced, and an excess is reported. Without such a row, the
 * arrival is reported as an earlier try's. If it had already been reported as added, it is in the cart twice. `before` is
 * the current report; `late` are the products for which a call may still be done. Source: API-06 b.
 */
export const lateEnd = (
  arrivals: readonly Arrival[],
  views: readonly RowView[],
  before: AddReport | undefined,
  late: readonly string[],
  tried: ReadonlySet<number>,
): LateEnd => {
  const results: { id: number; result: LineResult }[] = [];
  const excess: ExcessLine[] = [];
  const behind: LeftBehind[] = [];
  const rows = views.flatMap((view) => {
    const line = tried.has(view.row.id) ? askedIn(view) : undefined;
    return line ? { id: view.row.id, ...line } : [];
  });
  for (const { code, name, quantity, units, again } of arrivals) {
    const row = again ? undefined : rows.find((one) => one.code === code);
    if (again) excess.push({ code, name, units, over: quantity });
    else if (row === undefined) behind.push({ code, name, units: quantity });
    else {
      const asked = row.quantity;
      results.push({ id: row.id, result: resultOf(code, asked, quantity) });
      if (quantity > asked) excess.push({ code, name, units, over: quantity - asked, earlier: true });
    }
  }
  const units = results.reduce((sum, { result }) => sum + result.added, 0);
  const left = before?.kind === 'added' ? Math.max(0, before.left - results.length) : 0;
  const open = rows.filter(({ id, code }) => late.includes(code) && !isIn(results, id)).length;
  const unknown = before?.kind === 'added' ? Math.min(left, open) : open;
  return {
    results,
    codes: results.map(({ result }) => result.code),
    report: {
      kind: 'added',
      units,
      refused: 0,
      left: Math.max(left, unknown),
      unknown,
      newCart: false,
      late: true,
      prices: [],
      excess,
      behind,
    },
  };
};

/** Returns the line that was sent for a row. The row may exceed the limits because some of it is already in the cart. */
const askedIn = ({ line, product, problem, row }: RowView): RowView['line'] => {
  if (line || !product || problem?.code !== 'quantity') return line;
  const asked = parseQuantity(row.quantity);
  return asked.ok ? { code: product.code, quantity: asked.value } : undefined;
};

/** The missing units stay in the row. */
const resultOf = (code: string, quantity: number, arrived: number): LineResult =>
  arrived < quantity
    ? { code, quantity, added: arrived, status: 'unavailable', failure: 'failed' }
    : { code, quantity, added: quantity, status: 'success' };

const isIn = (results: LateEnd['results'], id: number): boolean => results.some((one) => one.id === id);
