import type { Arrival } from '../../cart/late-calls.ts';
import type { LeftBehind } from '../../cart/adding-under-way.ts';
import type { LineResult } from '../../cart/line-result.ts';
import { parseQuantity } from '../../../core/i18n/numbers.ts';
import type { AddedReport, AddReport, ExcessLine } from './add-outcome.ts';
import type { RowView } from './row-view.ts';

/** What calls without an answer, done late, come to: for the rows, for the shopper, and the products that nobody asks about any more. */
export type LateEnd = {
  results: readonly { id: number; result: LineResult }[];
  report: AddedReport;
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

/** What was sent for a row, which may ask for more than there is beside what has come of it. */
const askedIn = ({ line, product, problem, row }: RowView): RowView['line'] => {
  if (line || !product || problem?.code !== 'quantity') return line;
  const asked = parseQuantity(row.quantity);
  return asked.ok ? { code: product.code, quantity: asked.value } : undefined;
};

/** What is missing of a row stays in it. */
const resultOf = (code: string, quantity: number, arrived: number): LineResult =>
  arrived < quantity
    ? { code, quantity, added: arrived, status: 'unavailable', failure: 'failed' }
    : { code, quantity, added: quantity, status: 'success' };

const isIn = (results: LateEnd['results'], id: number): boolean => results.some((one) => one.id === id);
