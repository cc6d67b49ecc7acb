import type { Services, View } from '../core/services.ts';
import { longHistory } from './long-history.ts';
import { LONG_HISTORY } from './order.ts';
import { rowOf, type SearchedRow } from './order-rows.ts';
import { beginOrders } from './seed.ts';
import { ordersIn, type StoredOrder } from './store.ts';

/** Returns the orders of one site that a customer may know of by now, the stored ones first. Source: ACC-01 i. */
export const knownOrders = (user: string, view: View): readonly SearchedRow[] => {
  beginOrders(user, view);
  const now = view.clock.now();
  const stored = ordersIn(view.repository)
    .of(user)
    .filter(({ knownFrom, site }) => knownFrom <= now && site === view.site.uid);
  return [...stored.map(rowOf), ...(user === LONG_HISTORY ? longHistory(view) : [])];
};

/** Returns a customer's order by its number or its web reference, on any site. Source: ACC-01 g. */
export const knownOrder = (
  user: string,
  code: string,
  view: View,
  { clock }: Pick<Services, 'clock'>,
): StoredOrder | undefined => {
  beginOrders(user, view);
  const stored = ordersIn(view.repository)
    .of(user)
    .filter(({ knownFrom }) => knownFrom <= clock.now());
  const found = stored.find((order) => order.code === code || order.reply.webReference === code);
  if (found || user !== LONG_HISTORY) return found;
  return longHistory(view)
    .find((row) => row.code === code || row.webReference === code)
    ?.whole();
};
