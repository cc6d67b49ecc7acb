import { useEffect } from 'react';
import type { QuickOrderState } from '../../api/quick-order/list/quick-order-state.ts';
import type { AddToCart } from './useAddToCart.ts';

/**
 * What adding came to stands until the next action begins: a list that was placed or could not be, and where adding
 * failed also a row that was taken out, a look-up, and being online again.
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
    // The begin of the action counts: a failure that comes later is the newer of the two.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [looking, undo]);
  useEffect(() => {
    if (online && failed && added.reason === 'offline') forget();
    // As above: the way back online counts, not the failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [online]);
};
