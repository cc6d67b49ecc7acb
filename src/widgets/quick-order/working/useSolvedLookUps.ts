import { useEffect, useRef } from 'react';
import { reportSolved } from '../../../api/report-later.ts';
import { failuresOfRows } from '../../../api/quick-order/list/failures-of-rows.ts';
import type { QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';

/** Tells the message centre that a look-up failure is over, when each row that failed has its answer or is gone. */
export const useSolvedLookUps = (state: QuickOrderState, views: readonly RowView[]): void => {
  const failed = useRef(false);
  const isFailing = failuresOfRows(state).size > 0;
  const isOpen = state.pending.size > 0 || views.some((view) => view.state === 'looking');
  useEffect(() => {
    if (failed.current && !isFailing && !isOpen) reportSolved('product.lookUp');
    if (!isOpen) failed.current = isFailing;
  }, [isFailing, isOpen]);
};
