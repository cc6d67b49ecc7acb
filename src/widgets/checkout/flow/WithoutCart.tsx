import { useEffect, useState } from 'react';
import { recentOrder } from '../../../api/checkout/recent-order.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { NoCart, type NoCartProps } from './NoCart.tsx';
import { leadToOrder } from './lead-to-order.ts';

/**
 * Leads to the order that the customer has just placed. If there is none, says that there is nothing to check out.
 * Source: checkout.md "Placing".
 */
export const WithoutCart = (props: NoCartProps) => {
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const lead = (order: string | undefined): void => {
      if (isLeft) return;
      if (order === undefined) setHasNone(true);
      else leadToOrder(order);
    };
    const told = (order: string | undefined): void => {
      reportSolved('checkout.recentOrder');
      lead(order);
    };
    recentOrder().then(told, (error: unknown) => {
      reportLater('checkout.recentOrder', error);
      lead(undefined);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return hasNone ? <NoCart {...props} /> : <CheckoutSkeleton />;
};
