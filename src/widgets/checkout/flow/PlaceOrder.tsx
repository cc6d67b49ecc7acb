import { useEffect } from 'react';
import { shownStep } from '../../../api/checkout/flow.rules.ts';
import { isUnderWay } from '../../../api/checkout/placing.rules.ts';
import { totalToPay } from '../../../api/checkout/step-cart.rules.ts';
import { runtime } from '../../../core/runtime.ts';
import { moneyText } from '../../parts/price/Price.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { useCheckout } from './checkout-context.ts';
import { paymentLine } from './step-summary.ts';

/** Returns the id of the notice that says why the order of this review form can't be placed. */
export const obstacleId = (reviewForm: string): string => `${reviewForm}-obstacle`;

/**
 * Draws the button that orders and pays, with its amount, and the place of `termsRef` for the review's terms. 'Place
 * order' is the specification's term. The Dutch and Spanish labels name the duty to pay, unless nothing is to be paid:
 * art. 6:230v of the Burgerlijk Wetboek, art. 98 of the Ley General para la Defensa de los Consumidores y Usuarios. While
 * the order is placed the button keeps the focus. Source: CHK-01 f, LOC-12, QTE-04 e.
 */
export const PlaceOrder = ({ termsRef }: { termsRef: (place: HTMLElement | null) => void }) => {
  const { flow, placing, reviewForm } = useCheckout();
  const { cart } = flow;
  const t = useCheckoutMessages();
  const { state, checking } = placing;
  const wait = state.state === 'placing' ? t('checkout.beingPlaced') : undefined;
  useEffect(() => {
    if (wait !== undefined) runtime().registry.actions.announce(wait);
  }, [wait]);
  if (placing.isQuoteOver) return null;
  // The payment is completed by the same press.
  const busy =
    flow.busy !== undefined || flow.isHeld || checking || isUnderWay(state) || state.state === 'placed';
  const total = totalToPay(cart);
  const isFree = total?.value === 0;
  const way = cart.payment && !isFree ? paymentLine(cart.payment, t) : undefined;
  const said = wait ?? (way && t('checkout.placeBy', { way }));
  return (
    <div className="checkout-place">
      <div ref={termsRef} className="checkout-accept" />
      <Button
        type="submit"
        form={reviewForm}
        variant="primary"
        wide
        busy={busy}
        {...(shownStep(flow).state === 'blocked' && {
          'aria-disabled': true,
          'aria-describedby': obstacleId(reviewForm),
        })}
      >
        {t(isFree ? 'checkout.placeFree' : 'checkout.place', { total: moneyText(total) })}
      </Button>
      {said && <p className="small quiet">{said}</p>}
    </div>
  );
};
