import { useEffect, useState } from 'react';
import type { OrderProgress } from '../../api/order/order-status.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../kit/element/sheets.ts';
import { useHost } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { formStyles } from '../kit/forms/forms.ts';
import { headingAt, type Heading } from '../kit/page/page-read.ts';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { NotInThisStore } from '../parts/customer-page/NotInThisStore.tsx';
import { StatusForm } from './StatusForm.tsx';
import type { orderStatusWidget } from './order-status.widget.ts';
import { formatDate, parseInstant } from '../../core/i18n/dates.ts';
import { Facts } from '../kit/page/Facts.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { helpLink } from '../../api/links/optional-links.ts';
import { OrderStatus } from '../parts/order/OrderStatus.tsx';
import { Shipments } from '../parts/order/Shipments.tsx';
import { wholeNumber } from '../parts/quote/whole-number.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Shows the form that finds an order, then how far it is. Nothing of either is in the page's address. Source: ACC-01 d. */
const OrderStatusPage = ({ headingLevel }: WidgetProps<typeof orderStatusWidget>) => {
  const host = useHost();
  const focus = useFocusAfter();
  const heading = headingAt(headingLevel);
  const [found, setFound] = useState<OrderProgress>();
  const show = (order: OrderProgress | undefined): void => {
    setFound(order);
    focus(order ? '.thing-title' : '.status-form input');
  };
  useEffect(() => void adoptStyles(host, formStyles), [host]);
  if (!runtime().config.commerceExtensions) return <NotInThisStore heading={heading} />;
  return found ? (
    <FoundOrder heading={heading} order={found} onAnother={() => show(undefined)} />
  ) : (
    <StatusForm heading={heading} onFound={show} />
  );
};

export default OrderStatusPage;

type FoundOrderProps = { heading: Heading; order: OrderProgress; onAnother: () => void };

/** Shows an order's status, dates and shipments; no names, no addresses, no amounts. Source: ACC-01 d, j. */
const FoundOrder = ({ heading: Title, order, onAnother }: FoundOrderProps) => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const { reference, status, statusDisplay, placed, lastChange, consignments } = order;
  const day = (instant: string | undefined): string | undefined => {
    const at = parseInstant(instant);
    return at === undefined ? undefined : formatDate(at, tag);
  };
  const help = helpLink(reference);
  return (
    <>
      <header className="list-head">
        <Title tabIndex={-1} data-heading className="thing-title">
          {wholeNumber(t('order-status.one', { number: reference }), reference)}
        </Title>
        <OrderStatus status={status} statusDisplay={statusDisplay} />
      </header>
      <Facts
        className="facts status-facts"
        facts={[
          [t('order-status.placed'), day(placed)],
          [t('order-status.lastChange'), day(lastChange)],
        ]}
      />
      <Shipments shipments={consignments.map((one) => ({ ...one, entries: [] }))} />
      <footer className="status-acts page-part acts">
        <Button onClick={onAnother}>{t('order-status.another')}</Button>
        {help !== undefined && <a href={help}>{t('order-status.help')}</a>}
      </footer>
    </>
  );
};
