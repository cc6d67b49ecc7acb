import type { CartView } from '../cart-view.ts';
import type { StoredCart } from '../repository.ts';
import { orderOf } from './make-order.ts';
import { ordersIn } from './store.ts';

const DAY_MS = 86_400_000;

/** Customers who have never ordered. */
const WITHOUT_ORDERS = new Set(['user-nina']);

/** Gives a customer the order that everybody begins with, once. */
export const beginOrders = (userId: string, view: CartView): void => {
  const begun = view.repository.collection<true>('orders begun');
  if (begun.get(userId) || WITHOUT_ORDERS.has(userId)) return;
  begun.put(userId, '', true);
  const orders = ordersIn(view.repository);
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
  const order = orderOf(cart, view, { code: '00004711', isHeld: false, placedAt, knownFrom: placedAt });
  orders.save({
    ...order,
    reply: { ...order.reply, status: 'SHIPPED', statusDisplay: 'Shipped' },
    accessCodes: [{ productCode: 'RPW-G3-LIC', codes: ['7KQ2-M9XD-4TRB', 'W3HN-8VCP-6YZE'] }],
  });
};
