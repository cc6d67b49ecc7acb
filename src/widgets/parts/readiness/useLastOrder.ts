import { useSyncExternalStore } from 'react';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { useLate } from '../../kit/element/late-part.ts';

/**
 * Follows a stored value. What it means for a cart is decided by code that loads once there is something to judge,
 * because most pages need none of it. Source: PERF-12.
 */
const follow = <Judge>(
  key: 'placing' | 'checkoutDraft',
  stateOf: (kept: unknown) => unknown,
  load: () => Promise<Judge>,
) => ({
  load,
  hear: (listener: () => void): (() => void) => {
    const { storage, row } = runtime();
    return storage.subscribe(key, () => listener(), row.baseSite);
  },
  /** Returns what is to be judged, as a value that changes with it. Undefined if there is nothing. */
  state: (): unknown => {
    const { storage, row } = runtime();
    return stateOf(storage.read(key, row.baseSite));
  },
});

const LAST_ORDER = follow(
  'placing',
  (kept) => {
    const state = (kept as { state?: unknown } | undefined)?.state;
    return state === 'sent' || state === 'challenge' || state === 'refused' ? state : undefined;
  },
  () => import('../../../api/checkout/last-order.ts'),
);
/** What the checkout keeps of its steps and of a refused card. */
const CHECKOUT = follow(
  'checkoutDraft',
  (kept) => (kept === undefined ? undefined : true),
  () => import('./is-card-refused.ts'),
);

/** Returns the code that judges what is stored. Undefined if there is nothing to judge, and until the code is loaded. */
const useJudge = <Judge>({ hear, state, load }: ReturnType<typeof follow<Judge>>): Judge | undefined => {
  const isKept = useSyncExternalStore(hear, state) !== undefined;
  const { part } = useLate(load, isKept);
  return isKept ? part : undefined;
};

/** Returns what is known of the cart's last order and of its card. Source: CHK-13 c, CHK-14 b, c, REL-02. */
export const useLastOrder = (
  cart: CheckoutCart,
): { underWay: 'sent' | 'challenge' | undefined; isDeclined: boolean; isCardRefused: boolean } => {
  const order = useJudge(LAST_ORDER);
  const checkout = useJudge(CHECKOUT);
  // What this tab keeps of its checkout says more than the last order, and wins.
  const isCardRefused = checkout?.isCardRefused ?? order?.isLastCardRefused;
  return {
    underWay: order?.underWay(cart),
    isDeclined: order?.isDeclined(cart) === true,
    isCardRefused: isCardRefused?.(cart) === true,
  };
};
