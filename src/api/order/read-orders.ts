import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { Customer } from '../customer.ts';
import { listOrders, type OrderRow } from './order.contract.ts';
import { MOST_AT_ONCE, ordersAsked, type OrdersWanted } from './order.queries.ts';

/** Reads the customer's orders of a search, in order and at most `most`. Rejects as the first call that fails (ACC-01 k). */
export const readOrders = async (
  of: Customer,
  wanted: OrdersWanted,
  most: number,
): Promise<readonly OrderRow[]> => {
  const found = new Map<string, OrderRow>();
  for (let page = 0; page * MOST_AT_ONCE < most; page += 1) {
    const query = ordersAsked(wanted, page, MOST_AT_ONCE);
    // One page after the other: a service must not be asked for ten at once.
    // oxlint-disable-next-line no-await-in-loop
    const { orders, pagination } = await retryRead(() => callService(listOrders, { path: of, query }));
    // If an order was placed meanwhile, the last of a page is the first of the next.
    for (const order of orders) found.set(order.code, order);
    if (orders.length === 0 || page + 1 >= (pagination?.totalPages ?? 1)) break;
  }
  return [...found.values()].slice(0, most);
};
