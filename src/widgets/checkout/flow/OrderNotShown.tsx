import { useEffect } from 'react';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { isKnownOrder } from './lead-to-order.ts';
import { NotShown } from './NotShown.tsx';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';

type Props = { order: string; headingLevel: number; busy?: boolean; onRetry: () => void };

/**
 * Says that a confirmation can't be shown, because its files or its order can't be loaded. If this page knows that the
 * order is placed, it says so. Retries automatically when the network is back. Source: REL-02, REL-03.
 */
export const OrderNotShown = ({ order, headingLevel, busy = false, onRetry }: Props) => {
  const t = useCheckoutMessages();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const isKnown = isKnownOrder(order);
  return (
    <NotShown
      title={t(isKnown ? 'checkout.placed.title' : 'checkout.orderNotShown.title', { order })}
      tone="warning"
      headingLevel={headingLevel}
      busy={busy}
      onRetry={onRetry}
    >
      {t(isKnown ? 'checkout.placed.notShown' : 'checkout.orderNotShown.why', { order })}
    </NotShown>
  );
};

/** Draws placeholders until an order can be shown. If this page knows that the order is placed, it says so. */
export const OrderAwaited = ({ order }: { order: string }) => (
  <CheckoutSkeleton says={isKnownOrder(order) ? 'checkout.placed.title' : 'checkout.loadingOrder'} />
);
