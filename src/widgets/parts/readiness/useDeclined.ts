import { useSyncExternalStore } from 'react';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { useLate } from '../../kit/element/late-part.ts';

const loadJudge = () => import('../../../api/checkout/is-declined.ts');

const hear = (listener: () => void): (() => void) => {
  const { storage, row } = runtime();
  return storage.subscribe('placing', () => listener(), row.baseSite);
};

/**
 * Returns whether the last order was refused, whoever placed it. What that means for this cart is decided by code that
 * most pages do not load.
 */
const isRefusalKept = (): boolean => {
  const { storage, row } = runtime();
  return (storage.read('placing', row.baseSite) as { state?: unknown } | undefined)?.state === 'refused';
};

/** Returns whether the service declined the order of this very cart. False until that is known. Source: CHK-13 c, PERF-12. */
export const useDeclined = (cart: CheckoutCart): boolean => {
  const isKept = useSyncExternalStore(hear, isRefusalKept);
  const { part } = useLate(loadJudge, isKept);
  return isKept && part?.isDeclined(cart) === true;
};
