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
  isWorthJudging: (kept: unknown) => boolean,
  load: () => Promise<Judge>,
) => ({
  load,
  hear: (listener: () => void): (() => void) => {
    const { storage, row } = runtime();
    return storage.subscribe(key, () => listener(), row.baseSite);
  },
  isKept: (): boolean => {
    const { storage, row } = runtime();
    return isWorthJudging(storage.read(key, row.baseSite));
  },
});

/** The last order, whoever placed it. */
const LAST_ORDER = follow(
  'placing',
  (kept) => (kept as { state?: unknown } | undefined)?.state === 'refused',
  () => import('../../../api/checkout/is-declined.ts'),
);
/** What the checkout keeps of its steps and of a refused card. */
const CHECKOUT = follow(
  'checkoutDraft',
  (kept) => kept !== undefined,
  () => import('./is-card-refused.ts'),
);

/** Returns the code that judges what is stored. Undefined if there is nothing to judge, and until the code is loaded. */
const useJudge = <Judge>({ hear, isKept, load }: ReturnType<typeof follow<Judge>>): Judge | undefined => {
  const is = useSyncExternalStore(hear, isKept);
  const { part } = useLate(load, is);
  return is ? part : undefined;
};

/**
 * Returns what was refused of this cart: the order, for good, or the card that was to pay it. False until that is known.
 * Source: CHK-13 c, CHK-14 b, c.
 */
export const useRefusals = (cart: CheckoutCart): { isDeclined: boolean; isCardRefused: boolean } => ({
  isDeclined: useJudge(LAST_ORDER)?.isDeclined(cart) === true,
  isCardRefused: useJudge(CHECKOUT)?.isCardRefused(cart) === true,
});
