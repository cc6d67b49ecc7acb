import { useFlag } from '../../core/flags/use-flag.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { CustomerPages } from '../parts/customer-page/CustomerPages.tsx';
import codes from '../parts/access-codes/access-codes.css?inline';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderList } from './OrderList.tsx';
import type { orderHistoryWidget } from './order-history.widget.ts';
import { pageOrder } from './order-pages.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const STYLES = [codes];

/** Shows the signed-in customer's list of orders, or the order that the page is about. Source: ACC-01. */
const OrderPages = ({ orderId, headingLevel }: WidgetProps<typeof orderHistoryWidget>) => {
  const t = useWords<typeof en>();
  const isOn = useFlag('orderHistory');
  const code = pageOrder(orderId);
  return (
    <CustomerPages
      {...{ t, headingLevel }}
      name="order-history"
      styles={STYLES}
      off={isOn ? undefined : t('order-history.off')}
    >
      {(page) =>
        code === undefined ? <OrderList {...page} /> : <OrderDetails {...page} key={code} code={code} />
      }
    </CustomerPages>
  );
};

export default OrderPages;
