import { useRef, useState, useEffect } from 'react';
import { unitsOf } from '../../../api/cart/cart.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { totalToPay } from '../../../api/checkout/step-cart.rules.ts';
import { PromotionNews } from '../../parts/cart-notices/PromotionNews.tsx';
import { promotionFeatures } from '../../parts/cart-notices/cart-notices.ts';
import { cartLink } from '../../../api/links/store-link.ts';
import { Price, moneyText } from '../../parts/price/Price.tsx';
import { usePageFloor } from '../../kit/over-page/usePageFloor.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { wholeNumber } from '../../parts/quote/whole-number.tsx';
import { useId } from '../../kit/element/widget-context.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { OrderLines } from '../parts/OrderLines.tsx';
import { OrderSums } from '../parts/OrderSums.tsx';
import { useCheckoutMessages, useCheckout } from './checkout-context.ts';
import { redeemVoucher, releaseVoucher } from '../../../api/voucher/voucher.contract.ts';
import { callService } from '../../../core/http/call-service.ts';
import { PromotionCode as CodeForm } from '../../parts/promotion-code/PromotionCode.tsx';
import { failureKey } from './failure-words.ts';
import type { Press, StepWrite } from './step-props.ts';
import { shownStep } from '../../../api/checkout/flow.rules.ts';
import { isUnderWay } from '../../../api/checkout/placing.rules.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { paymentLine } from './step-summary.ts';

type CartSummaryProps = {
  barRef: (place: HTMLElement | null) => void;
  /** Whether the open step's part is there. */
  isLoaded: boolean;
};

/** Draws the order beside the steps, without room as a bar that unfolds below them. Source: CHK-01 f, CRT-03, CRT-04 b. */
export const CartSummary = ({ barRef, isLoaded }: CartSummaryProps) => {
  const t = useCheckoutMessages();
  const { flow, flag, headingLevel } = useCheckout();
  const { cart } = flow;
  const inside = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const Heading = `h${headingLevel}` as 'h2';
  const { quoteCode } = cart;
  const edit = cartLink();
  const features = promotionFeatures(flag('organisationDiscount'));
  const focus = useFocusAfter();
  const bar = useRef<HTMLElement>(null);
  const isUnder = usePageFloor(bar);
  return (
    <section
      ref={bar}
      className="checkout-summary checkout-bar panel"
      part="summary"
      data-under={isUnder || undefined}
      aria-label={t('checkout.summary')}
    >
      <div className={classNames('checkout-fold', isUnfolded && 'open')}>
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={inside}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon name="trolley" />
          <span>{t('checkout.units', { units: unitsIn(cart) })}</span>
          <b>
            <Price money={totalToPay(cart)} />
          </b>
          <Icon name="chevron" />
        </button>
        <div id={inside} className="checkout-summary-in">
          <div className="checkout-summary-head">
            <Heading>{t('checkout.summary')}</Heading>
            {edit !== undefined && quoteCode === undefined && (
              <a className="small" href={edit}>
                {t('checkout.editCart')}
              </a>
            )}
            {quoteCode !== undefined && (
              <span className="small">
                {wholeNumber(t('checkout.ofQuote', { number: quoteCode }), quoteCode)}
              </span>
            )}
          </div>
          <OrderLines entries={cart.entries} />
          <PromotionNews cart={cart} features={features} onDismissed={() => focus('.promotion-code input')} />
          {/* A quote's prices do not change. */}
          {quoteCode === undefined && (
            <div className="checkout-code" inert={flow.isHeld}>
              <PromotionCode />
            </div>
          )}
          <OrderSums order={cart} features={features} />
        </div>
      </div>
      {flow.shown === 'review' ? (
        <PlaceOrder termsRef={barRef} isLoaded={isLoaded} />
      ) : (
        <div ref={barRef} className="checkout-bar-go" />
      )}
    </section>
  );
};

const unitsIn = ({ totalUnitCount, entries }: CheckoutCart): number => totalUnitCount ?? unitsOf(entries);

/** Draws the promotion codes of the checkout's cart. Each change is a write of the flow. Source: CRT-04 b, c. */
const PromotionCode = () => {
  const t = useCheckoutMessages();
  const { flow, press } = useCheckout();
  const change = async (write: StepWrite, own: Parameters<Press>[2]): Promise<boolean> =>
    (await press('stay', write, own)) !== undefined;
  return (
    <CodeForm
      vouchers={flow.cart.appliedVouchers}
      busy={flow.busy !== undefined}
      beside={flow.shown}
      redeem={(voucherId, own) =>
        change((at) => callService(redeemVoucher, { ...at, query: { voucherId }, body: {} }), own)
      }
      release={(voucherId, own) =>
        change(
          ({ path, headers }) => callService(releaseVoucher, { path: { ...path, voucherId }, headers }),
          own,
        )
      }
      otherFailure={(error) => t(failureKey(error))}
    />
  );
};

/** Returns the id of the notice that says why the order of this review form can't be placed. */
export const obstacleId = (reviewForm: string): string => `${reviewForm}-obstacle`;

type PlaceOrderProps = { termsRef: (place: HTMLElement | null) => void; isLoaded: boolean };

/**
 * Draws the button that orders and pays, with its amount, and the place of `termsRef` for the review's terms. 'Place
 * order' is the specification's term. The Dutch and Spanish labels name the duty to pay, unless nothing is to be paid:
 * art. 6:230v of the Burgerlijk Wetboek, art. 98 of the Ley General para la Defensa de los Consumidores y Usuarios. While
 * the order is placed the button keeps the focus. Source: CHK-01 f, LOC-12, QTE-04 e.
 */
const PlaceOrder = ({ termsRef, isLoaded }: PlaceOrderProps) => {
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
  const isBlocked = shownStep(flow).state === 'blocked';
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
        // Until the review's form is there, a press would be lost.
        aria-disabled={isBlocked || !isLoaded || undefined}
        aria-describedby={isBlocked ? obstacleId(reviewForm) : undefined}
      >
        {t(isFree ? 'checkout.placeFree' : 'checkout.place', { total: moneyText(total) })}
      </Button>
      {said && <p className="small quiet">{said}</p>}
    </div>
  );
};
