import { useDeferredValue } from 'react';
import { instantsOfDays } from '../../core/i18n/zone-days.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { ORDER_STATUSES, type OrderRow } from '../../api/order/order.contract.ts';
import { ORDERS_A_PAGE, ordersQuery, type OrdersWanted } from '../../api/order/order.queries.ts';
import { ListPage } from '../kit/page/ListPage.tsx';
import { useListView } from '../kit/page/list-view.ts';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { useStatusWords } from '../parts/order/OrderStatus.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from '../parts/order/messages/en.json';
import { ReorderNotice, useReorder } from './ReorderNotice.tsx';
import { sampleOrders } from '../parts/order/sample-orders.ts';
import type shared from './messages/en.json';
import type { Column } from '../kit/page/ListTable.tsx';
import { useOrderColumns } from '../parts/order/useOrderColumns.tsx';
import { orderPages } from './order-pages.ts';
import type { Customer } from '../../api/customer.ts';
import { readOrders } from '../../api/order/read-orders.ts';
import { useListFile } from '../parts/customer-page/useListFile.tsx';

/** Shows the customer's orders, one page at a time. Search, filters and page are in the address. Source: ACC-01 a, LEAD-05. */
export const OrderList = ({ of, heading, up }: CustomerPage) => {
  const t = useWords<typeof shared>();
  const ofOrder = useWords<typeof en>();
  const statusWords = useStatusWords();
  const view = useListView({
    query: { kind: 'search', label: t('order-history.search'), hint: t('order-history.searchHint') },
    status: {
      kind: 'choice',
      label: ofOrder('shared.order.status'),
      all: t('order-history.allStatuses'),
      options: ORDER_STATUSES.map((code) => ({
        code,
        name: statusWords({ status: code, statusDisplay: undefined }),
      })),
    },
    from: { kind: 'day', label: t('order-history.from') },
    to: { kind: 'day', label: t('order-history.to') },
  });
  const { page, query, status, from, to } = view.wanted;
  const wanted = { query, status, ...instantsOfDays(from, to), sort: 'byDate' };
  const isBackward = from !== '' && to !== '' && from > to;
  const asks = isBackward ? undefined : of;
  const read = useCustomerRead('orders.read', ordersQuery(asks, { ...wanted, page }), sampleOrders());
  // The rows are drawn in short tasks (PERF-14). What is gone goes at once, because it may be another person's.
  const deferred = useDeferredValue(read.data);
  const data = read.data && deferred;
  const { orders = [], pagination, totals } = data ?? {};
  const total = pagination?.totalResults ?? orders.length;
  const reorder = useReorder(of);
  const file = useOrderFile(of, wanted, total);
  const others = Object.values(totals?.byStatus ?? {}).reduce((sum, one) => sum + one, 0) - total;
  const hasOthers = status !== '' && others > 0;

  return (
    <ListPage
      {...{ t, heading, up, view, read }}
      name="order-history"
      list={data || isBackward ? { rows: orders, total, all: totals?.all } : undefined}
      countKey={view.isNarrowed && totals ? 'countOf' : 'count'}
      pageSize={ORDERS_A_PAGE}
      keyOf={({ code }) => code}
      columns={useListColumns()}
      rowActs={({ code }) => [
        {
          text: t('order-history.reorder'),
          label: t('order-history.reorderName', { number: code }),
          busy: reorder.busy === code,
          onClick: () => reorder.start(code),
        },
      ]}
      acts={file.button}
      filterLabel={t('order-history.filter')}
      notices={
        <>
          <ReorderNotice reorder={reorder} />
          {file.notice}
        </>
      }
      none={{
        title: isBackward
          ? t('order-history.backward')
          : query === ''
            ? t('order-history.noMatch')
            : t('order-history.noMatchOf', { words: query }),
        text: hasOthers && t('order-history.inOthers', { count: others }),
        actions: hasOthers && (
          <Button variant="primary" onClick={() => view.change({ status: '' })}>
            {t('order-history.showAll')}
          </Button>
        ),
      }}
      emptyIcon="trolley"
      emptyActions={
        hasStorePages() && (
          <LinkButton variant="primary" href={storeLink('quickOrder', {})}>
            {t('order-history.browse')}
          </LinkButton>
        )
      }
    />
  );
};

/** Returns the columns of orders. The number links to the order. Source: ACC-01 a. */
const useListColumns = (): readonly Column<OrderRow>[] =>
  useOrderColumns({ hrefOf: orderPages.thing, under: (order) => <Matched order={order} /> });

/** Says where the search found its words, if no column shows it. Source: LEAD-05 a. */
const Matched = ({ order: { matched } }: { order: OrderRow }) => {
  const t = useWords<typeof shared>();
  if (!matched || matched.field === 'number' || matched.field === 'placedBy') return null;
  const { field, value } = matched;
  return (
    <p className="quiet">
      <bdi>{field === 'product' ? value : t(`order-history.matched.${field}`, { value })}</bdi>
    </p>
  );
};

/** Saves the orders of the present search as a file. Source: ACC-01 k. */
const useOrderFile = (of: Customer | undefined, wanted: OrdersWanted, total: number) => {
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
