import { addToCart } from '../../api/cart/change-cart.ts';
import type { AddOutcome } from '../../api/cart/add-lines.ts';
import type { LineResult } from '../../api/cart/line-result.ts';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { endInterrupted, leftBehind } from '../../api/cart/adding-under-way.ts';
import { isServiceError } from '../../core/errors.ts';
import { emitBefore } from '../../core/events/emit-before.ts';
import { CART_KEY } from '../../api/cart/read-cart.ts';
import { runtime } from '../../core/runtime.ts';
import { isOtherVisitor } from '../../core/registry/other-visitor.ts';
import {
  addedReport,
  failedReport,
  interruptedReport,
  type AddReport,
} from '../../api/quick-order/list/add-outcome.ts';
import type { RowView } from '../../api/quick-order/list/row-view.ts';

export { followRows } from '../../api/quick-order/list/follow-rows.ts';
export { endForsaken, isInterrupted } from '../../api/cart/adding-under-way.ts';
export { AddReportNotice } from './working/AddReportNotice.tsx';

/** The result of each row that was sent, and the report for the shopper. */
export type Added = { report: AddReport; results: readonly { id: number; result: LineResult }[] };

/** A press: the key of its wish, the products typed since the last try, and a check that the visitor is the same. */
export type Press = { key: string; anew: readonly string[]; check: () => void };

/**
 * Adds the lines of these rows in one request, if the page allows it. Resolves to undefined if the page refused, or the
 * visitor has changed. Never rejects.
 */
export const addRows = async (
  host: HTMLElement,
  views: readonly RowView[],
  { key, anew, check }: Press,
): Promise<Added | undefined> => {
  const lines = views.flatMap(({ line }) => line ?? []);
  try {
    if (!(await emitBefore(host, 'assess-cart-before-add', { lines }))) return undefined;
    const outcome = await addToCart({ lines, key, anew, check });
    const behind = leftBehind(
      key,
      lines.map(({ code }) => code),
      cartNow(),
    );
    return { report: addedReport(views, outcome, cartNow(), behind), results: resultsById(views, outcome) };
  } catch (error) {
    if (isOtherVisitor(error)) return undefined;
    return { report: failedReport(error), results: [] };
  }
};

/**
 * Returns the outcome of rows that an earlier page was adding when it was closed; undefined if there were none. Never
 * rejects.
 */
export const endInterruptedRows = async (views: readonly RowView[]): Promise<Added | undefined> => {
  try {
    const found = await endInterrupted(views.flatMap(({ product }) => product?.code ?? []));
    if (found.length === 0) return undefined;
    const results = found.flatMap((result) => {
      const view = views.find(({ product }) => product?.code === result.code);
      return view ? { id: view.row.id, result } : [];
    });
    return { report: interruptedReport(found), results };
  } catch (error) {
    const requestId = isServiceError(error) ? error.requestId : undefined;
    return { report: { kind: 'failed', reason: 'unconfirmed', requestId }, results: [] };
  }
};

const resultsById = (views: readonly RowView[], { results }: AddOutcome): Added['results'] =>
  results.flatMap((result, index) => {
    const id = views[index]?.row.id;
    return id === undefined ? [] : [{ id, result }];
  });

const cartNow = (): Cart | null => runtime().registry.reading(CART_KEY).data?.cart ?? null;
