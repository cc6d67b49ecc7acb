import { SEEDED_USER_NAMES } from '../../identity/people.ts';
import type { StoredCart } from '../cart/store.ts';
import type { View } from '../core/services.ts';
import { orderOf } from './make-order.ts';
import { ordersIn } from './store.ts';

const DAY_MS = 86_400_000;

/** Customers who have never ordered. */
const WITHOUT_ORDERS = new Set(['user-nina']);

/** Lower numbers belong to customers who can sign in from the start. */
const LATER = 20_000;

/**
 * Returns the number of a customer's first order. It is the same in each demo (00004711 for the first customer) and
 * unique.
 */
export const seedCode = (userId: string, isTaken: (code: string) => boolean = () => false): string => {
  const place = SEEDED_USER_NAMES.indexOf(userId.replace(/^user-/, ''));
  if (place >= 0) return padded(4711 + 37 * place);
  let number = LATER;
  for (const character of userId) number = LATER + ((number * 31 + character.codePointAt(0)!) % 70_000);
  while (isTaken(padded(number))) number += 1;
  return padded(number);
};

const padded = (number: number): string => String(number).padStart(8, '0');

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
