import type { Order } from '../../api/order/order.contract.ts';
import { orderQuery } from '../../api/order/order.queries.ts';
import { ThingPage } from '../kit/page/ThingPage.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { AccessCodes } from '../parts/access-codes/AccessCodes.tsx';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useThingRead } from '../parts/customer-page/useCustomerRead.ts';
import { helpLink } from '../../api/links/optional-links.ts';
import { OrderStatus } from '../parts/order/OrderStatus.tsx';
import { Shipments } from '../parts/order/Shipments.tsx';
import { wholeNumber } from '../parts/quote/whole-number.tsx';
import { orderPages } from './order-pages.ts';
import { OrderFacts, OrderSums } from './OrderFacts.tsx';
import { ReorderNotice, useReorder } from './ReorderNotice.tsx';
import { sampleOrder } from '../parts/order/sample-orders.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { formatDay } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import { LineTable } from '../parts/order/LineTable.tsx';

/** Shows one order: its facts, shipments, lines, access codes and sums. Source: ACC-01 b, c, f, j. */
export const OrderDetails = ({ of, heading, code }: CustomerPage & { code: string }) => {
  const t = useWords<typeof en>();
  const read = useThingRead('order', 'order.read', orderQuery(of, code), sampleOrder());
  const reorder = useReorder(of);
  const order = read.data;
  const number = order?.code ?? code;
  const help = helpLink(number);
  return (
    <ThingPage
      {...{ t, heading, read }}
      name="order-history"
      thing={order}
      isLeaving={read.isLeaving}
      list={orderPages.list()}
      title={wholeNumber(t('order-history.one', { number }), number)}
      aside={order && <OrderStatus status={order.status} statusDisplay={order.statusDisplay} />}
      notices={
        <>
          <ReorderNotice reorder={reorder} />
          {order && <NextSteps order={order} />}
        </>
      }
    >
      {(shown) => (
        <>
          <OrderFacts order={shown} />
          <Shipments shipments={shown.consignments} entries={shown.entries} />
          <OrderLines order={shown} />
          {of && shown.hasAccessCodes && (
            <section className="order-part">
              <AccessCodes
                at={of}
                order={shown}
                headingLevel={Number(heading.slice(1))}
                count={codesIn(shown)}
              />
            </section>
          )}
          <OrderSums order={shown} />
          <footer className="order-part acts order-acts no-print">
            {help !== undefined && (
              <LinkButton variant="plain" href={help}>
                {t('order-history.help')}
              </LinkButton>
            )}
            <Button onClick={() => globalThis.print()}>{t('order-history.print')}</Button>
            <Button
              variant="primary"
              busy={reorder.busy !== undefined}
              label={t('order-history.reorderName', { number })}
              onClick={() => void reorder.start(shown.code)}
            >
              {t('order-history.reorder')}
            </Button>
          </footer>
        </>
      )}
    </ThingPage>
  );
};

/** Returns how many codes the order has; undefined if the service does not say. */
const codesIn = ({ entries }: Order): number | undefined =>
  entries.reduce((sum, { accessCodeCount }) => sum + accessCodeCount, 0) || undefined;

const NextSteps = ({ order: { status, hasTraining } }: { order: Order }) => {
  const t = useWords<typeof en>();
  return (
    <>
      {status === 'ON_HOLD' && <Notice tone="warning">{t('order-history.held')}</Notice>}
      {hasTraining && status !== 'CANCELLED' && <Notice tone="info">{t('order-history.training')}</Notice>}
    </>
  );
};

/** Draws the ordered products with what is known of each. Source: ACC-01 b. */
const OrderLines = ({ order: { entries } }: { order: Order }) => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  return (
    <LineTable
      caption={t('order-history.products')}
      heads={{ product: t('order-history.product'), total: t('order-history.lineTotal') }}
      lines={entries}
      factsOf={({ notDiscountable, estimatedRelease, estimatedToShip }) =>
        [
          notDiscountable && t('order-history.notDiscountable'),
          estimatedRelease && t('order-history.release', { date: formatDay(estimatedRelease, tag) }),
          estimatedToShip && t('order-history.toShip', { date: formatDay(estimatedToShip, tag) }),
        ].filter((fact): fact is string => Boolean(fact))
      }
      underQuantity={({ seats }) =>
        seats !== undefined && <p className="quiet">{t('order-history.seats', { count: seats })}</p>
      }
    />
  );
};
