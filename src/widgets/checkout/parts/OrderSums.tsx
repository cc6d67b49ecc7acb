import { codesOf, goodsRows } from '../../../api/cart/goods-sums.rules.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { discountLabel, type PromotionFeatures } from '../../../api/checkout/promotion.rules.ts';
import { isAnythingShipped } from '../../../api/checkout/shipped.rules.ts';
import type { Money } from '../../../api/money.contract.ts';
import { Price } from '../../parts/commerce/Price.tsx';
import { isSentApart } from '../flow/step-summary.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

type Sums = Pick<
  CheckoutCart,
  | 'entries'
  | 'appliedVouchers'
  | 'subTotal'
  | 'totalDiscounts'
  | 'orderDiscounts'
  | 'deliveryCost'
  | 'totalTax'
  | 'taxTakenOff'
  | 'totalPrice'
  | 'totalPriceWithTax'
  | 'net'
  | 'promotionStatus'
  | 'promotionLabel'
>;

/**
 * Draws the totals of a cart or an order, as the service calculated them. An amount that is not known yet is announced
 * as calculated later, never shown as 0. If nothing is shipped to an address, there is no shipping.
 */
export const OrderSums = ({
  order,
  features,
  placed = false,
}: {
  order: Sums;
  features: PromotionFeatures;
  /** Whether the order is placed. Nothing is calculated later then: a missing amount is not part of the order. */
  placed?: boolean;
}) => {
  const t = useCheckoutMessages();
  const { deliveryCost, totalTax, taxTakenOff } = order;
  const isShippingOpen = !placed && deliveryCost === undefined && isAnythingShipped(order.entries);
  const isWhole = placed || (!isShippingOpen && totalTax !== undefined);
  const isIncluded = order.net === false;
  const hasTax = !placed || totalTax !== undefined;
  return (
    <>
      <dl className="checkout-sums">
        {goodsRows(order).map((one) => (
          <Sum
            key={one.row}
            name={
              ((one.row === 'discounts' && discountLabel(order, features)) || t(`checkout.${one.row}`)) +
              codesOf(one, order.appliedVouchers)
            }
            money={one.money}
            off={one.money.value < 0}
          />
        ))}
        {(isShippingOpen || deliveryCost) && <Sum name={t('checkout.shipping')} money={deliveryCost} />}
        {taxTakenOff && (
          <Sum name={t('checkout.taxTakenOff')} money={{ ...taxTakenOff, value: -taxTakenOff.value }} off />
        )}
        {!isIncluded && hasTax && <Sum name={t('checkout.tax')} money={totalTax} />}
        <dt className="total">{t(isWhole ? 'checkout.total' : 'checkout.totalSoFar')}</dt>
        <dd className="total">
          <Price money={order.totalPriceWithTax ?? order.totalPrice} />
        </dd>
        {/* It is part of the total and adds nothing to it. */}
        {isIncluded && hasTax && <Sum name={t('checkout.taxIncluded')} money={totalTax} />}
      </dl>
      {deliveryCost && isSentApart(order.entries) && (
        <p className="small quiet">{t('checkout.method.split')}</p>
      )}
    </>
  );
};

const Sum = ({ name, money, off }: { name: string; money: Money | undefined; off?: boolean }) => {
  const t = useCheckoutMessages();
  return (
    <>
      <dt>{name}</dt>
      <dd className={off ? 'off' : undefined}>
        {money ? <Price money={money} /> : <span className="quiet small">{t('checkout.later')}</span>}
      </dd>
    </>
  );
};
