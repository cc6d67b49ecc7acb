import type { StoredCart } from '../cart/store.ts';
import type { View } from '../core/services.ts';
import { orderOf } from './make-order.ts';
import { LONG_HISTORY, seedCode } from './order.ts';
import { ordersIn } from './store.ts';

const DAY_MS = 86_400_000;

/** Customers who have never ordered, and one whose orders are made by a rule. */
const WITHOUT_ORDERS = new Set(['user-nina', LONG_HISTORY]);

/** Gives a customer the order that everyone starts with, once. */
export const beginOrders = (userId: string, view: View): void => {
  const orders = ordersIn(view.repository);
  if (orders.begun.get(userId) || WITHOUT_ORDERS.has(userId)) return;
  orders.begun.put(userId, '', true);
  const placedAt = view.clock.now() - 20 * DAY_MS;
  const cart: StoredCart = {
    code: '00000000',
    guid: `seed-${userId}`,
    userId,
    site: view.site.uid,
    version: 0,
    entries: [{ productCode: 'RPW-G3-LIC', quantity: 2 }],
    modifiedAt: placedAt,
    choices: { payment: { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-2041' } },
  };
  const order = orderOf(cart, view, {
    code: seedCode(userId, orders.isAnybodys),
    isHeld: false,
    placedAt,
    knownFrom: placedAt,
  });
  orders.save({
    ...order,
    reply: { ...order.reply, status: 'SHIPPED', statusDisplay: 'Shipped' },
    accessCodes: [{ productCode: 'RPW-G3-LIC', codes: ['7KQ2-M9XD-4TRB', 'W3HN-8VCP-6YZE'] }],
  });
};
