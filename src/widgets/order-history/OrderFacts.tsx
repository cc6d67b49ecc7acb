import { joinedApart } from '../../core/i18n/message-format.ts';
import type { ReactNode } from 'react';
import type { Address } from '../../api/address/address.contract.ts';
import type { Order } from '../../api/order/order.contract.ts';
import { formatDateTime, parseInstant } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import { Facts, type Fact } from '../kit/page/Facts.tsx';
import { addressLine } from '../parts/address/address-text.ts';
import { Price, moneyText, priceOf } from '../parts/price/Price.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type shared from '../parts/order/messages/en.json';
import { invoiceLink } from './order-pages.ts';
import type en from './messages/en.json';
import type { Money } from '../../api/money.contract.ts';
import { countryOf } from '../../core/locale/locale-table.ts';

/** Lists what the order was placed with. Source: ACC-01 b, CHK-17. */
export const OrderFacts = ({ order }: { order: Order }) => (
  <Facts className="order-part facts order-facts" facts={useFacts(order)} />
);

const number = (text: string | undefined): ReactNode => text && <span className="num">{text}</span>;

const useFacts = (order: Order): readonly Fact[] => {
  const t = useWords<typeof en & typeof shared>();
  const { tag } = runtime().row;
  const { webReference, payment, qualifiedUser: user, qGlobalAccount, customerAccount, deliveryMode } = order;
  const placed = parseInstant(order.created);
  const line = (address: Address | undefined) => address && <bdi>{addressLine(address, tag)}</bdi>;
  const person = user && ([user.firstName, user.lastName].filter(Boolean).join(' ') || user.email);
  const lastFour = payment?.card?.cardNumber?.slice(-4);
  const method = deliveryMode?.code;
  const own = method === 'ground' || method === 'expedited' ? t(`order-history.${method}`) : method;
  return [
    [t('order-history.webReference'), number(webReference)],
    [t('order-history.datePlaced'), placed !== undefined && formatDateTime(placed, tag)],
    [t('shared.order.placedBy'), order.placedBy?.name && <bdi key="by">{order.placedBy.name}</bdi>],
    [t('order-history.qualifiedUser'), person && <bdi key="user">{person}</bdi>],
    [t('order-history.qGlobal'), number(qGlobalAccount?.number)],
    [t('order-history.customerAccount'), joinedApart(' · ', customerAccount?.name, customerAccount?.number)],
    [t('order-history.payment'), payment && t(`order-history.payment.${payment.type}`)],
    [t('order-history.cardEnding'), number(lastFour)],
    [t('order-history.purchaseOrder'), number(payment?.purchaseOrderNumber)],
    [
      t('shared.order.total'),
      order.totalPriceWithTax && <Price key="total" money={order.totalPriceWithTax} />,
    ],
    [t('order-history.invoice'), order.invoices.length > 0 && <Invoices key="invoices" order={order} />],
    [t('order-history.billing'), line(order.billingAddress)],
    [t('order-history.shipping'), line(order.deliveryAddress)],
    [
      t('order-history.shippingMethod'),
      deliveryMode && [deliveryMode.name ?? own, deliveryMode.description].filter(Boolean).join(', '),
    ],
  ];
};

const Invoices = ({ order: { invoices } }: { order: Order }) =>
  invoices.map(({ id }, at) => {
    const link = invoiceLink(id);
    return (
      <span key={id} className="num">
        {at > 0 && ', '}
        {link === undefined ? id : <a href={link}>{id}</a>}
      </span>
    );
  });

const off = (money: Money | undefined) =>
  money && <span className="num order-off">{moneyText({ ...money, value: -Math.abs(money.value) })}</span>;

/** Shows the order's sums as the service gives them. Nothing is added up here. Source: ACC-01 b. */
export const OrderSums = ({ order }: { order: Order }) => {
  const t = useWords<typeof en>();
  const country = countryOf(runtime().row.locale);
  const { promotions, net, tax, totalTax } = order;
  return (
    <Facts
      className="order-part sums order-sums"
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
        [t('order-history.orderTotal'), priceOf(order.totalPriceWithTax ?? order.totalPrice), 'sum-last'],
      ]}
    />
  );
};
