import type { Money } from '../../api/money.contract.ts';
import type { Order } from '../../api/order/order.contract.ts';
import { countryOf } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { Facts } from '../kit/page/Facts.tsx';
import { moneyText, priceOf } from '../parts/price/Price.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const off = (money: Money | undefined) =>
  money && <span className="num order-off">{moneyText({ ...money, value: -Math.abs(money.value) })}</span>;

/** Shows the order's sums as the service gives them. Nothing is added up here. Source: ACC-01 b. */
export const OrderSums = ({ order }: { order: Order }) => {
  const t = useWords<typeof en>();
  const country = countryOf(runtime().row.locale);
  const { promotions, net, tax, totalTax } = order;
  return (
    <Facts
      className="order-part order-sums"
      facts={[
        [t('order-history.totalPrice'), priceOf(order.subTotal)],
        ...promotions.map(
          ({ label, amount }) => [`${t('order-history.promotions')}: ${label}`, off(amount)] as const,
        ),
        [t('order-history.uap'), off(order.uapDiscounts)],
        [t('order-history.deliveryCost'), priceOf(order.deliveryCost)],
        [
          t(net === false ? 'order-history.taxIncluded' : 'order-history.tax', { country }),
          tax === 'exempt' ? t('order-history.exempt') : priceOf(totalTax),
        ],
        [
          t('order-history.orderTotal'),
          priceOf(order.totalPriceWithTax ?? order.totalPrice),
          'order-sum-total',
        ],
      ]}
    />
  );
};
