import { sampleCart } from '../../parts/cart-lines/sample-cart.ts';
import type { WidgetProps } from '../../kit/element/widget-contract.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import type { checkoutWidget } from '../checkout.widget.ts';
import { loadConfirmation } from '../flow/ConfirmationPart.tsx';
import { useLate } from '../../kit/element/late-part.ts';
import { CheckoutContext } from '../flow/checkout-context.ts';
import { NoCart } from '../flow/NoCart.tsx';
import { NotLoaded } from '../flow/NotLoaded.tsx';
import { StepsAndOrder } from '../flow/StepsAndOrder.tsx';
import { UnderWay } from '../placing/PlacingPart.tsx';
import { SAMPLE_ADDRESS, SAMPLE_PLACING, sampleCheckout, sampleOrder } from './sample-order.ts';

/** Draws what author mode shows instead of a real checkout, in the state that the author chose. Source: EMB-11. */
export const SampleCheckout = ({ preview, headingLevel }: WidgetProps<typeof checkoutWidget>) => {
  switch (preview) {
    case 'loading':
      return <CheckoutSkeleton />;
    case 'empty':
      return <NoCart isNamed={false} headingLevel={headingLevel} />;
    case 'error':
      return (
        <NotLoaded error={undefined} reading={false} onRetry={() => undefined} headingLevel={headingLevel} />
      );
    case 'confirmation':
    case 'on-hold':
      return <SamplePlaced isHeld={preview === 'on-hold'} headingLevel={headingLevel} />;
    case 'bank':
    case 'unknown':
      return (
        <UnderWay
          state={SAMPLE_PLACING[preview]}
          headingLevel={headingLevel}
          amount={undefined}
          askAgain={() => undefined}
          bankSaid={() => undefined}
        />
      );
    case 'step':
    case 'review':
    case 'refused':
    case 'placing': {
      const step = preview === 'step' ? 'shipping-method' : 'review';
      const state = preview === 'refused' || preview === 'placing' ? SAMPLE_PLACING[preview] : undefined;
      return (
        <CheckoutContext value={sampleCheckout(sampleCart(), step, headingLevel, state)}>
          <StepsAndOrder />
        </CheckoutContext>
      );
    }
  }
};

const SamplePlaced = ({ isHeld, headingLevel }: { isHeld: boolean; headingLevel: number }) => {
  const { part } = useLate(loadConfirmation, true);
  if (!part) return <CheckoutSkeleton />;
  const order = sampleOrder(sampleCart(), isHeld ? 'ON_HOLD' : 'CREATED');
  return <part.PlacedOrder at={SAMPLE_ADDRESS} order={order} headingLevel={headingLevel} />;
};
