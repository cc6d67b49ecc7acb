import type { Arrival } from '../../../api/cart/late-calls.ts';
import type { LeftBehind } from '../../../api/cart/adding-under-way.ts';
import type { LineResult } from '../../../api/cart/line-result.ts';
import type { AddReport, ExcessLine } from './add-outcome.ts';
import type { RowView } from './row-view.ts';

/** What calls without an answer, done late, come to: for the rows, for the shopper, and the products that nobody asks about any more. */
export type LateEnd = {
  results: readonly { id: number; result: LineResult }[];
  report: AddReport;
  codes: readonly string[];
};

/**
 * A row of the product that was `tried` gets what has come: it goes, or less of it is left, and what came too much is told. Without one it
 * is told what the cart holds by an earlier try; what was told as added before is in twice. `before`: what is told above the rows until now; `late`:
 * products of which a call may still be done. Source: API-06 b.
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
  for (const { code, name, quantity, units, again } of arrivals) {
    const view = again ? undefined : views.find(({ row, line }) => line?.code === code && tried.has(row.id));
    if (again) excess.push({ code, name, units, over: quantity });
    else if (view?.line === undefined) behind.push({ code, name, units: quantity });
    else {
      const asked = view.line.quantity;
      results.push({ id: view.row.id, result: resultOf(code, asked, quantity) });
      if (quantity > asked) excess.push({ code, name, units, over: quantity - asked, earlier: true });
    }
  }
  const units = results.reduce((sum, { result }) => sum + result.added, 0);
  const left = before?.kind === 'added' ? Math.max(0, before.left - results.length) : 0;
  const open = views.filter(
    ({ row, line }) => line && late.includes(line.code) && tried.has(row.id) && !isIn(results, row.id),
  ).length;
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

/** What is missing of a row stays in it. */
const resultOf = (code: string, quantity: number, arrived: number): LineResult =>
  arrived < quantity
    ? { code, quantity, added: arrived, status: 'unavailable', failure: 'failed' }
    : { code, quantity, added: quantity, status: 'success' };

const isIn = (results: LateEnd['results'], id: number): boolean => results.some((one) => one.id === id);
