import type { Customer } from '../../api/customer.ts';
import type { OrderRow } from '../../api/order/order.contract.ts';
import type { OrdersWanted } from '../../api/order/order.queries.ts';
import { readOrders } from '../../api/order/read-orders.ts';
import { useListFile } from '../parts/customer-page/useListFile.tsx';
import { useStatusWords } from '../parts/order/OrderStatus.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from '../parts/order/messages/en.json';
import type shared from './messages/en.json';

/** Saves the orders of the present search as a file. Source: ACC-01 k. */
export const useOrderFile = (of: Customer | undefined, wanted: OrdersWanted, total: number) => {
  const t = useWords<typeof shared>();
  const ofOrder = useWords<typeof en>();
  const statusWords = useStatusWords();
  return useListFile<OrderRow>({
    name: t('order-history.fileName'),
    total,
    read: async (most) => (of ? readOrders(of, wanted, most) : []),
    columns: [
      // An order without a number yet has its web reference there too.
      [t('order-history.orderNumber'), ({ code, webReference }) => (code === webReference ? '' : code)],
      [t('order-history.webReference'), ({ webReference }) => webReference],
      [t('order-history.datePlaced'), ({ placed }) => placed?.slice(0, 10)],
      [ofOrder('shared.order.status'), statusWords],
      [ofOrder('shared.order.placedBy'), ({ placedBy }) => placedBy],
      [t('order-history.purchaseOrder'), ({ purchaseOrderNumber }) => purchaseOrderNumber],
      [ofOrder('shared.order.total'), (row) => row.total?.value],
      [t('order-history.currency'), (row) => row.total?.currencyIso],
    ],
  });
};
