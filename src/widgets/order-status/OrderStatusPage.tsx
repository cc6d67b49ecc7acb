import { useEffect, useState } from 'react';
import type { OrderProgress } from '../../api/order/order-status.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../kit/element/sheets.ts';
import { useHost } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { formStyles } from '../kit/forms/forms.ts';
import { headingAt } from '../kit/page/page-read.ts';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { NotInThisStore } from '../parts/customer-page/NotInThisStore.tsx';
import { FoundOrder } from './FoundOrder.tsx';
import { StatusForm } from './StatusForm.tsx';
import type { orderStatusWidget } from './order-status.widget.ts';

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
