import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { Order } from '../../../api/order/order.contract.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import { OrderSummary } from '../flow/OrderSummary.tsx';
import { useHeadingFocus } from '../flow/useHeadingFocus.ts';
import { AccessCodes } from '../../parts/access-codes/AccessCodes.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type shared from '../../parts/access-codes/messages/en.json';
import { CartHolds } from './CartHolds.tsx';
import { CopyButton } from '../../parts/access-codes/CopyButton.tsx';
import { OnHold } from './OnHold.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { useCustomerEmail } from '../../../api/customer.ts';
import { actedFor } from '../../../core/registry/one-visitor.ts';
import type en from './messages/en.json';

type PlacedOrderProps = { at: CartAddress; order: Order; headingLevel: number };

/** Draws a placed order: its reference first, then what happens next, then its contents. Source: CHK-16. */
export const PlacedOrder = ({ at, order, headingLevel }: PlacedOrderProps) => {
  const t = useMessages<keyof typeof en>();
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
  const t = useMessages<keyof typeof en>();
  return (
    <div className="placed-next">
      {order.status === 'ON_HOLD' ? (
        <Notice tone="warning" word={t('shared.level.warning')}>
          {mailedTo === undefined
            ? t('checkout.confirmation.held')
            : t('checkout.confirmation.heldMail', { email: mailedTo })}
        </Notice>
      ) : (
        <Notice tone="success" word={t('shared.level.success')}>
          {mailedTo === undefined
            ? t('checkout.confirmation.mail')
            : t('checkout.confirmation.mailTo', { email: mailedTo })}
        </Notice>
      )}
      {order.hasTraining && (
        <Notice tone="info" word={t('shared.level.info')}>
          {t('checkout.confirmation.training')}
        </Notice>
      )}
      <QGlobalDelivery order={order} />
      <CartHolds at={at} order={order.webReference ?? order.code} />
    </div>
  );
};

/** Says which account receives the Q-global products, because no parcel and no code follows. Source: CHK-16 f. */
const QGlobalDelivery = ({ order: { entries, qGlobalAccount: account } }: { order: Order }) => {
  const t = useMessages<keyof typeof en>();
  if (!account || !entries.some(({ product }) => product.productFormat === 'QGLOBAL')) return null;
  return (
    <Notice tone="info" word={t('shared.level.info')}>
      {account.number === undefined
        ? t('checkout.confirmation.qGlobalNew')
        : t('checkout.confirmation.qGlobalTo', { account: account.number })}
    </Notice>
  );
};
