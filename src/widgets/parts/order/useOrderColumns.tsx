import type { ReactNode } from 'react';
import type { OrderRow } from '../../../api/order/order.contract.ts';
import { formatDate, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import type { Column } from '../../kit/page/ListTable.tsx';
import { Price } from '../price/Price.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type Given = {
  /** The address of an order's page. Undefined where there is none; the number is then text. */
  hrefOf: (code: string) => string | undefined;
  under?: (order: OrderRow) => ReactNode;
};

/** Returns the columns of orders: number, day, status, who placed it, total. Needs page.css. Source: ACC-01 a. */
export const useOrderColumns = ({ hrefOf, under }: Given): readonly Column<OrderRow>[] => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  return [
    {
      key: 'order',
      head: t('shared.order.order'),
      main: true,
      cell: (order) => (
        <>
          <a className="num" href={hrefOf(order.code)}>
            {order.code}
          </a>
          {order.code === order.webReference && <p className="quiet">{t('shared.order.temporary')}</p>}
          {under?.(order)}
        </>
      ),
    },
    {
      key: 'placed',
      head: t('shared.order.placed'),
      cell: ({ placed }) => {
        const at = parseInstant(placed);
        return at === undefined ? '–' : formatDate(at, tag);
      },
    },
    { key: 'status', head: t('shared.order.status'), cell: (order) => <OrderStatus {...order} /> },
    {
      key: 'placedBy',
      head: t('shared.order.placedBy'),
      cell: ({ placedBy }) => <bdi>{placedBy ?? '–'}</bdi>,
    },
    { key: 'total', head: t('shared.order.total'), end: true, cell: ({ total }) => <Price money={total} /> },
  ];
};
