import { cartAddress, type CartAddress } from '../../../api/cart/cart-address.ts';
import type { Order } from '../../../api/order/order.contract.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { storeLink, cartLink, checkoutLink } from '../../../api/links/store-link.ts';
import { useHeadingFocus } from '../flow/useHeadingFocus.ts';
import { AccessCodes } from '../../parts/access-codes/AccessCodes.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type shared from '../../parts/access-codes/messages/en.json';
import { CopyButton } from '../../parts/access-codes/CopyButton.tsx';
import { OnHold } from './OnHold.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { useCustomerEmail } from '../../../api/customer.ts';
import { actedFor } from '../../../core/registry/one-visitor.ts';
import type en from './messages/en.json';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { OrderLines } from '../parts/OrderLines.tsx';
import { OrderSums } from '../parts/OrderSums.tsx';
import { promotionFeatures } from '../../parts/cart-notices/cart-notices.ts';
import { useCheckoutMessages } from '../flow/checkout-context.ts';
import { unitsOf } from '../../../api/cart/cart.contract.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { useReading } from '../../../core/registry/use-reading.ts';

type PlacedOrderProps = { at: CartAddress; order: Order; headingLevel: number };

/** Draws a placed order: its reference first, then what happens next, then its contents. Source: CHK-16. */
export const PlacedOrder = ({ at, order, headingLevel }: PlacedOrderProps) => {
  const t = useWords<typeof en>();
  const Heading = `h${headingLevel}` as 'h2';
  const copying = useWords<typeof shared>();
  const heading = useHeadingFocus(order.code);
  const reference = order.webReference ?? order.code;
  // Customer service does not know the customer's address.
  const mailedTo = useCustomerEmail() ?? actedFor()?.name;
  return (
    <div className="checkout-columns">
      <section className="panel placed" part="confirmation">
        <div className="placed-head">
          <Heading ref={heading} tabIndex={-1}>
            {t('checkout.confirmation.heading')}
          </Heading>
          <p>
            {t('checkout.confirmation.reference')} <b className="num placed-reference">{reference}</b>{' '}
            <CopyButton
              text={reference}
              label={copying('shared.codes.copy')}
              name={t('checkout.confirmation.copyReference')}
              copied={copying('shared.codes.copied')}
            />
          </p>
          <p className="small quiet">
            {t('checkout.confirmation.temporary')}
            {/* Quotes and notices name the order by this number, so both numbers must be recognisable as one order. */}
            {reference !== order.code && ` ${t('checkout.confirmation.listedAs', { code: order.code })}`}
          </p>
        </div>
        <NextSteps {...{ at, order, mailedTo }} />
        {order.hasAccessCodes && <AccessCodes at={at} order={order} headingLevel={headingLevel} />}
        <OrderFacts order={order} />
        <div className="acts no-print">
          <Button onClick={() => globalThis.print()}>{t('checkout.confirmation.print')}</Button>
          {hasStorePages() && (
            <LinkButton variant="plain" href={storeLink('quickOrder', {})}>
              {t('checkout.confirmation.goOn')}
            </LinkButton>
          )}
        </div>
      </section>
      <OrderSummary cart={order} headingLevel={headingLevel} placed />
      {order.status === 'ON_HOLD' && <OnHold order={order.code} {...{ reference, mailedTo }} />}
    </div>
  );
};

type NextStepsProps = Pick<PlacedOrderProps, 'at' | 'order'> & { mailedTo: string | undefined };

/** Says what the shopper can expect, in the order in which it happens. An order on hold has its own mail, and its own time. */
const NextSteps = ({ at, order, mailedTo }: NextStepsProps) => {
  const t = useWords<typeof en>();
  return (
    <div className="placed-next">
      {order.status === 'ON_HOLD' ? (
        <Notice tone="warning">
          {mailedTo === undefined
            ? t('checkout.confirmation.held')
            : t('checkout.confirmation.heldMail', { email: mailedTo })}
        </Notice>
      ) : (
        <Notice tone="success">
          {mailedTo === undefined
            ? t('checkout.confirmation.mail')
            : t('checkout.confirmation.mailTo', { email: mailedTo })}
        </Notice>
      )}
      {order.hasTraining && <Notice tone="info">{t('checkout.confirmation.training')}</Notice>}
      <QGlobalDelivery order={order} />
      <CartHolds at={at} order={order.webReference ?? order.code} />
    </div>
  );
};

/** Says which account receives the Q-global products, because no parcel and no code follows. Source: CHK-16 f. */
const QGlobalDelivery = ({ order: { entries, qGlobalAccount: account } }: { order: Order }) => {
  const t = useWords<typeof en>();
  if (!account || !entries.some(({ product }) => product.productFormat === 'QGLOBAL')) return null;
  return (
    <Notice tone="info">
      {account.number === undefined
        ? t('checkout.confirmation.qGlobalNew')
        : t('checkout.confirmation.qGlobalTo', { account: account.number })}
    </Notice>
  );
};

type OrderSummaryProps = { cart: Order; headingLevel: number; placed: true };

/** Draws the lines and totals of a placed order, as the service calculated them. Source: CHK-16 f. */
const OrderSummary = ({ cart: order, headingLevel, placed }: OrderSummaryProps) => {
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

/** Says what the cart holds beside a quote's or a left order, so that nobody orders twice. Source: QTE-04 h. */
const CartHolds = ({ at, order }: { at: CartAddress; order: string }) => {
  const t = useWords<typeof en>();
  const words = useCheckoutMessages();
  const { data, stale, reading, error } = useReading(CART_KEY, undefined);
  const cart = data?.cart;
  const isOfOther = at.cartId !== cartAddress()?.cartId && at.cartId !== cart?.code;
  const units = cart?.totalUnitCount ?? (cart ? unitsOf(cart.entries) : 0);
  // What was not read since the order may be the cart that became it.
  const isKnown = isOfOther || !(stale || reading || error !== undefined);
  if (!isKnown || units === 0) return null;
  const link = isOfOther ? cartLink() : checkoutLink();
  const way = isOfOther ? t('checkout.confirmation.toCart') : words('checkout.elsewhere');
  return (
    <Notice tone="info" actions={link !== undefined && <LinkButton href={link}>{way}</LinkButton>}>
      {isOfOther
        ? t('checkout.confirmation.cartHolds', { units })
        : t('checkout.confirmation.cartNow', { order, units })}
    </Notice>
  );
};
