import { useEffect } from 'react';
import type { QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { AddToCart } from '../useAddToCart.ts';

/**
 * Removes the outcome of adding when the next action begins: a list was placed or failed; and, if adding failed, also
 * when a row was removed, a look-up begins, or the browser is online again.
 */
export const useNewestOutcome = (
  { report, undo, pending }: QuickOrderState,
  { report: added, forget }: AddToCart,
  online: boolean,
): void => {
  const failed = added?.kind === 'failed';
  const looking = pending.size > 0;
  useEffect(() => {
    if (report) forget();
  }, [report, forget]);
  useEffect(() => {
    if (failed && (looking || undo)) forget();
    // Only the beginning of the action counts: a failure that comes later is newer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [looking, undo]);
  useEffect(() => {
    if (online && failed && added.reason === 'offline') forget();
    // As above: the return of the network counts, not the failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [online]);
};
