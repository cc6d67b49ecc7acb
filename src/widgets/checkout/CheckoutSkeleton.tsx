import { Skeleton } from '../kit/ui/Skeleton.tsx';
import { useHeadingFocus } from './flow/useHeadingFocus.ts';
import { useCheckoutMessages, type CheckoutKey } from './flow/checkout-context.ts';

/** Draws placeholders, which take the focus of what they replace. `says` names what is being loaded. Source: AXS-02. */
export const CheckoutSkeleton = ({ says = 'checkout.loading' }: { says?: CheckoutKey }) => {
  const t = useCheckoutMessages();
  const place = useHeadingFocus<HTMLDivElement>('waiting');
  return (
    <div ref={place} className="checkout-columns" aria-busy="true" tabIndex={-1}>
      <div className="panel checkout-waiting">
        <Skeleton label={t(says)} lines={3} shape="control" />
      </div>
      <div className="panel checkout-summary checkout-bar checkout-waiting-order" aria-hidden="true">
        <Skeleton label="" lines={6} />
      </div>
    </div>
  );
};
