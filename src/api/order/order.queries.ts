import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { listOrders, readOrder } from './order.contract.ts';

/** An order by its code. Nothing is read without a code. Source: CHK-16. */
export const orderQuery = (of: Customer | undefined, orderCode: string | undefined) =>
  customerQuery({
    of: of && orderCode !== undefined ? { ...of, orderCode } : undefined,
    resource: 'orders',
    part: [orderCode ?? ''],
    read: (path, signal) => callService(readOrder, { path, signal }),
  });

/** How many orders a page of the list has, and how many the service gives at once at most. */
export const ORDERS_A_PAGE = 20;
export const MOST_AT_ONCE = 100;

/** What a list of orders is to hold. `from` and `to` are ISO instants, the second not included. '' sets no limit. */
export type OrdersWanted = { query: string; status: string; from: string; to: string; sort: string };

/** Returns the parameters of a page of a search. */
export const ordersAsked = (
  { query, status, from, to, sort }: OrdersWanted,
  page: number,
  pageSize: number,
): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries({ query, statuses: status, from, to, sort }).filter(([, value]) => value !== ''),
  ),
  currentPage: String(page),
  pageSize: String(pageSize),
});

/** A page of the customer's orders; pages count from 0. Source: ACC-01 a, LEAD-05. */
export const ordersQuery = (of: Customer | undefined, wanted: OrdersWanted & { page: number }) => {
  const query = ordersAsked(wanted, wanted.page, ORDERS_A_PAGE);
  return customerQuery({
    of,
    resource: 'orders',
    part: ['list', JSON.stringify(query)],
    read: (path, signal) => callService(listOrders, { path, query, signal }),
  });
};
