import type { Order } from '../../../api/order/order.contract.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { OrderLines } from '../parts/OrderLines.tsx';
import { OrderSums } from '../parts/OrderSums.tsx';
import { promotionFeatures } from '../../parts/cart-notices/promotion-features.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

type OrderSummaryProps = { cart: Order; headingLevel: number; placed: true };

/** Draws the lines and totals of a placed order, as the service calculated them. Source: CHK-16 f. */
export const OrderSummary = ({ cart: order, headingLevel, placed }: OrderSummaryProps) => {
  const t = useCheckoutMessages();
  const features = promotionFeatures(useFlag('organisationDiscount'));
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <section className="checkout-summary panel" part="summary" aria-label={t('checkout.summary')}>
      <div className="checkout-summary-in">
        <Heading>{t('checkout.summary')}</Heading>
        <OrderLines entries={order.entries} />
        <OrderSums order={order} features={features} placed={placed} />
      </div>
    </section>
  );
};
