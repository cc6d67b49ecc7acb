import { useEffect, useState } from 'react';
import { late } from '../../../core/late.ts';
import { runtime } from '../../../core/runtime.ts';

/**
 * Whether nobody knows yet what becomes of an order that this customer has sent, here or in another tab: the cart may be ordered by
 * now. What reads it is loaded where something is kept. Source: REL-02, CHK-14 a.
 */
export const useOrderUnderWay = (): boolean => {
  const [isUnderWay, setUnderWay] = useState(false);
  useEffect(() => {
    const { storage, row } = runtime();
    let isLeft = false;
    const look = async () => {
      const isKept = storage.read('placing', row.baseSite) !== undefined;
      const code = isKept ? await late(() => import('../../../api/checkout/order-under-way.ts')) : undefined;
      if (!isLeft) setUnderWay(code?.isOrderUnderWay() === true);
    };
    // Without its code nothing is said: the checkout says it.
    const lookAgain = () => void look().catch(() => undefined);
    lookAgain();
    const stop = storage.subscribe('placing', lookAgain, row.baseSite);
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  return isUnderWay;
};
