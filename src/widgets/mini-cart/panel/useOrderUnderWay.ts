import { useEffect, useState } from 'react';
import { late } from '../../../core/late.ts';
import { runtime } from '../../../core/runtime.ts';

/**
 * Returns whether this customer has sent an order, here or in another tab, whose outcome is unknown. The cart may
 * already be ordered then. The code that checks this loads only if a request is stored. Source: REL-02, CHK-14 a.
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
    // If the code can't be loaded, nothing is shown here: the checkout shows it.
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
