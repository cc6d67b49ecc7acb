import { useCallback, useSyncExternalStore } from 'react';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { useLate } from '../../kit/element/late-part.ts';

/**
 * Returns the code that judges what is stored under a key for a cart. `stateOf` returns what is to be judged, as a value
 * that changes with it. The code loads once there is something, because most pages need none of it. Undefined if there is
 * nothing to judge, and until the code is loaded. Source: PERF-12.
 */
const useJudge = <Judge>(
  key: 'placing' | 'checkoutDraft',
  stateOf: (kept: unknown) => unknown,
  load: () => Promise<Judge>,
): Judge | undefined => {
  const { storage, row } = runtime();
  const hear = useCallback(
    (listener: () => void) => storage.subscribe(key, () => listener(), row.baseSite),
    [key, storage, row],
  );
  const isKept = useSyncExternalStore(hear, () => stateOf(storage.read(key, row.baseSite))) !== undefined;
  const { part } = useLate(load, isKept);
  return isKept ? part : undefined;
};

const orderState = (kept: unknown): unknown => {
  const state = (kept as { state?: unknown } | undefined)?.state;
  return state === 'sent' || state === 'challenge' || state === 'refused' ? state : undefined;
};
const loadOrder = () => import('../../../api/checkout/last-order.ts');
/** What the checkout keeps of its steps and of a refused card. */
const isKeptAtAll = (kept: unknown): unknown => (kept === undefined ? undefined : true);
const loadCheckout = () => import('../drafts/kept-card-refusal.ts');

/** Returns what is known of the cart's last order and of its card. Source: CHK-13 c, CHK-14 b, c, REL-02. */
export const useLastOrder = (
  cart: CheckoutCart,
): { underWay: 'sent' | 'challenge' | undefined; isDeclined: boolean; isCardRefused: boolean } => {
  const order = useJudge('placing', orderState, loadOrder);
  const checkout = useJudge('checkoutDraft', isKeptAtAll, loadCheckout);
  // What this tab keeps of its checkout says more than the last order, and wins.
  const isCardRefused = checkout?.isCardRefused ?? order?.isLastCardRefused;
  return {
    underWay: order?.underWay(cart),
    isDeclined: order?.isDeclined(cart) === true,
    isCardRefused: isCardRefused?.(cart) === true,
  };
};
