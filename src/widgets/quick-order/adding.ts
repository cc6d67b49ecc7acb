import { addToCart } from '../../api/cart/change-cart.ts';
import type { AddOutcome } from '../../api/cart/add-lines.ts';
import type { LineResult } from '../../api/cart/line-result.ts';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { emitBefore } from '../../core/events/emit-before.ts';
import { CART_KEY } from '../../api/cart/read-cart.ts';
import { runtime } from '../../core/runtime.ts';
import { isOtherVisitor } from '../../core/errors.ts';
import { addedReport, failedReport, type AddReport } from '../../api/quick-order/list/add-outcome.ts';
import type { RowView } from '../../api/quick-order/list/row-view.ts';

export { AddReportNotice } from './working/AddReportNotice.tsx';

/** The result of each row that was sent, and the report for the shopper. */
export type Added = { report: AddReport; results: readonly { id: number; result: LineResult }[] };

/** Adds the lines of these rows in one request. Undefined if the page refused or the visitor changed. Never rejects. */
export const addRows = async (
  host: HTMLElement,
  views: readonly RowView[],
  check: () => void,
): Promise<Added | undefined> => {
  const lines = views.flatMap(({ line }) => line ?? []);
  try {
    if (!(await emitBefore(host, 'assess-cart-before-add', { lines }))) return undefined;
    const outcome = await addToCart({ lines, check });
    return { report: addedReport(views, outcome, cartNow()), results: resultsById(views, outcome) };
  } catch (error) {
    if (isOtherVisitor(error)) return undefined;
    return { report: failedReport(error), results: [] };
  }
};

const resultsById = (views: readonly RowView[], { results }: AddOutcome): Added['results'] =>
  results.flatMap((result, index) => {
    const id = views[index]?.row.id;
    return id === undefined ? [] : [{ id, result }];
  });

const cartNow = (): Cart | null => runtime().registry.reading(CART_KEY).data?.cart ?? null;
