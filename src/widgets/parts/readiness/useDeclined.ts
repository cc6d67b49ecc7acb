import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { runtime } from '../../../core/runtime.ts';

type Judge = (cart: CheckoutCart) => boolean;

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
  const [judge, setJudge] = useState<Judge>();
  useEffect(() => {
    if (!isKept) return undefined;
    let isLeft = false;
    import('../../../api/checkout/is-declined.ts').then(
      ({ isDeclined }) => !isLeft && setJudge(() => isDeclined),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isKept]);
  return isKept && judge !== undefined && judge(cart);
};
