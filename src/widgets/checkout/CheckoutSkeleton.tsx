import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { useCheckoutMessages } from './useCheckoutMessages.ts';

/** In the places of steps and order, until they are known; on a narrow page the order's place is the bar. */
export const CheckoutSkeleton = () => {
  const t = useCheckoutMessages();
  return (
    <div className="checkout-columns" aria-busy="true">
      <div className="panel checkout-waiting">
        <Skeleton label={t('checkout.loading')} lines={3} shape="control" />
      </div>
      <div className="panel checkout-summary checkout-bar checkout-waiting-order" aria-hidden="true">
        <Skeleton label="" lines={6} />
      </div>
    </div>
  );
};
