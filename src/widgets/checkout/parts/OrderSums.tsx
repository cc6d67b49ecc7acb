import { isAnythingShipped, isSentApart } from '../../../api/checkout/shipments.rules.ts';
import { codesOf, goodsRows, isWholeTotal } from '../../../api/cart/goods-sums.rules.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { discountLabel, type PromotionFeatures } from '../../../api/checkout/promotion.rules.ts';
import type { Order } from '../../../api/order/order.contract.ts';
import type { Money } from '../../../api/money.contract.ts';
import { countryOf } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { Price } from '../../parts/price/Price.tsx';
import { useCheckoutMessages } from '../flow/checkout-context.ts';

/** Draws the service's totals. An amount that is not known yet is said to come later, never shown as 0. */
export const OrderSums = ({
  order,
  features,
  placed = false,
}: {
  order: CheckoutCart | Order;
  features: PromotionFeatures;
  /** Whether the order is placed. Nothing is calculated later then: a missing amount is not part of the order. */
  placed?: boolean;
}) => {
  const t = useCheckoutMessages();
  const { deliveryCost, totalTax, taxTakenOff } = order;
  const isShippingOpen = !placed && deliveryCost === undefined && isAnythingShipped(order.entries);
  const isIncluded = order.net === false;
  const missing = t(order.untold ? 'checkout.unknown' : 'checkout.later');
  const total = order.totalPriceWithTax ?? order.totalPrice;
  const tax = (!placed || totalTax) && (
    <Sum
      name={t(isIncluded ? 'checkout.taxIncluded' : 'checkout.tax', {
        country: countryOf(runtime().row.locale),
      })}
      money={totalTax}
      missing={missing}
    />
  );
  return (
    <>
      <dl className="sum-list checkout-sums">
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
        {(isShippingOpen || deliveryCost) && (
          <Sum name={t('checkout.shipping')} money={deliveryCost} missing={missing} />
        )}
        {taxTakenOff && (
          <Sum name={t('checkout.taxTakenOff')} money={{ ...taxTakenOff, value: -taxTakenOff.value }} off />
        )}
        {!isIncluded && tax}
        <dt className="total">
          {t(
            placed || isWholeTotal(order, isAnythingShipped(order.entries))
              ? 'checkout.total'
              : 'checkout.totalSoFar',
          )}
        </dt>
        <dd className="total">{total || !order.untold ? <Price money={total} /> : t('checkout.unknown')}</dd>
        {/* It is part of the total and adds nothing to it. */}
        {isIncluded && tax}
      </dl>
      {deliveryCost && isSentApart(order.entries) && (
        <p className="small quiet">{t('checkout.method.split')}</p>
      )}
    </>
  );
};

type SumProps = {
  name: string;
  money: Money | undefined;
  missing?: string;
  off?: boolean;
};

const Sum = ({ name, money, missing, off }: SumProps) => (
  <>
    <dt>{name}</dt>
    <dd className={off ? 'off' : undefined}>
      {money ? <Price money={money} /> : <span className="quiet small">{missing}</span>}
    </dd>
  </>
);
