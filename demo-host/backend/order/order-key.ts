import { orderKeyOf, customersCarts } from '../cart/cart.ts';
import { cartLocked, refused } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { allSites } from '../core/sites.ts';
import { ordersIn, type StoredOrder } from './store.ts';

export type KeyAnswer = { state: 'placed'; order: StoredOrder } | { state: 'pending' } | { state: 'none' };

/** Returns the outcome of a settled key; undefined for any other key, and for another customer's. */
const settled = (key: string, user: string, { repository, clock }: Services): KeyAnswer | undefined => {
  const orders = ordersIn(repository);
  const found = orders.keys.get(key);
  if (found?.userId !== user) return undefined;
  if (found.state === 'retired') return { state: 'none' };
  const order = orders.get(user, found.orderCode);
  if (!order) return { state: 'none' };
  return order.knownFrom > clock.now() ? { state: 'pending' } : { state: 'placed', order };
};

/** Returns the order that settled a key, whatever else the call asks for. Throws if the key can't place an order now. */
export const orderOfKey = (key: string, user: string, services: Services): StoredOrder | undefined => {
  const answer = settled(key, user, services);
  if (answer?.state === 'none') throw keyRetired(key);
  if (answer?.state === 'pending') throw cartLocked(key);
  return answer?.order;
};

export const keyRetired = (key: string) =>
  refused('OrderKeyRetired', 'Nothing can be ordered with this key any more.', {
    subject: key,
    subjectType: 'orderKey',
  });

/**
 * Returns the outcome of a key. If it is `none`, the key is retired in the same transaction, so that a late
 * order can't use it.
 */
export const askKey = (key: string, user: string, services: Services): KeyAnswer =>
  services.repository.transaction(() => {
    const known = settled(key, user, services);
    if (known) return known;
    const cart = allSites()
      .flatMap(({ uid }) => customersCarts(services, user, uid))
      .find((one) => orderKeyOf(one) === key);
    if (cart?.placing) return { state: 'pending' };
    if (cart) {
      ordersIn(services.repository).keys.put(key, user, { userId: user, state: 'retired' });
      services.repository.saveCart({ ...cart, orderKey: services.random() });
    }
    return { state: 'none' };
  });
