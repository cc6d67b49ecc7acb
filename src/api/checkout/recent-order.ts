import { now } from '../../core/clock.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { cartAddress } from '../cart/cart-address.ts';
import { listOrders } from '../order/order.contract.ts';
import { keptOrder } from './kept-placing.ts';

const RECENT_MS = 30 * 60_000;

/** Returns this customer's order of the last 30 minutes, on any device. Rejects with `ServiceError`. Source: checkout.md. */
export const recentOrder = async (): Promise<string | undefined> => {
  const since = now() - RECENT_MS;
  const kept = keptOrder.read();
  if (kept?.state === 'placed' && kept.since >= since) return kept.order;
  const address = cartAddress();
  if (address === undefined || address.userId === 'anonymous') return undefined;
  const { orders } = await retryRead(() =>
    callService(listOrders, {
      path: { userId: address.userId, whose: address.whose } as { userId: string },
      query: { currentPage: '0', pageSize: '1', sort: 'byDate' },
    }),
  );
  const [last] = orders;
  // An order without a date is not assumed to be recent.
  return last && Date.parse(last.placed ?? '') >= since ? last.code : undefined;
};
