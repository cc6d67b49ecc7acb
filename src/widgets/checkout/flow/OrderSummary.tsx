import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { totalToPay } from '../../../api/checkout/step-cart.rules.ts';
import type { Money } from '../../../api/money.contract.ts';
import { cartLink } from '../../shared/commerce/store-link.ts';
import { UNKNOWN } from '../../shared/commerce/unknown-quantity.ts';
import { Price } from '../../shared/commerce/Price.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** What cart and order tell alike. */
type Summed = Pick<
  CheckoutCart,
  'entries' | 'subTotal' | 'orderDiscounts' | 'deliveryCost' | 'totalTax' | 'totalPrice' | 'totalPriceWithTax'
>;
type OrderSummaryProps = {
  cart: Summed;
  headingLevel: number;
  /** It is an order: nothing of it can be changed. */
  placed?: boolean;
};

/** The order beside the steps: its lines and sums, as the service reckoned them. Source: CHK-01 f. */
export const OrderSummary = ({ cart, headingLevel, placed = false }: OrderSummaryProps) => {
  const t = useCheckoutMessages();
  const Heading = `h${headingLevel}` as 'h2';
  const edit = placed ? undefined : cartLink();
  return (
    <section className="checkout-summary panel" part="summary" aria-label={t('checkout.summary')}>
      <div className="checkout-summary-head">
        <Heading>{t('checkout.summary')}</Heading>
        {edit !== undefined && (
          <a className="small" href={edit}>
            {t('checkout.editCart')}
          </a>
        )}
      </div>
      <ul className="checkout-lines">
        {cart.entries.map(({ entryNumber, product, quantity, totalPrice }) => (
          <li key={entryNumber}>
            <b>{product.name}</b>
            <Price money={totalPrice} />
            <small className="num">
              {product.code} · {quantity || UNKNOWN} ×
            </small>
          </li>
        ))}
      </ul>
      <Sums cart={cart} placed={placed} />
    </section>
  );
};

const Sums = ({ cart, placed }: { cart: Summed; placed: boolean }) => {
  const t = useCheckoutMessages();
  const { subTotal, orderDiscounts, deliveryCost, totalTax } = cart;
  const isWhole = placed || (deliveryCost !== undefined && totalTax !== undefined);
  return (
    <dl className="checkout-sums">
      <Sum name={t('checkout.subtotal')} money={subTotal} />
      {orderDiscounts && orderDiscounts.value > 0 && (
        <Sum name={t('checkout.discounts')} money={{ ...orderDiscounts, value: -orderDiscounts.value }} off />
      )}
      {(!placed || deliveryCost) && <Sum name={t('checkout.shipping')} money={deliveryCost} />}
      {(!placed || totalTax) && <Sum name={t('checkout.tax')} money={totalTax} />}
      <dt className="total">{t(isWhole ? 'checkout.total' : 'checkout.totalSoFar')}</dt>
      <dd className="total">
        <Price money={totalToPay(cart)} />
      </dd>
    </dl>
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
