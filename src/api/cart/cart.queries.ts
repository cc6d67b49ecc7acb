import type { Reading } from '../../core/registry/readings.ts';
import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import { reportLater } from '../report-later.ts';
import { withQuantity } from './optimistic-cart.rules.ts';
import type { PendingChange } from './meant-entry.rules.ts';
import { pendingChanges, PENDING_KEY } from './pending-changes.ts';
import { CART_KEY, readCart, type CartView } from './read-cart.ts';
import { watchPage } from './watch-page.ts';

/*
 * The cart is read through the page's registry, not through the query client: every page of a shop shows its count,
 * and the registry already joins reads and spreads changes over bundles and tabs. It is changed by change-cart.ts.
 */

/** The cart as the server last said, with changes under way already shown (CRT-02), and these: sums are about to follow. */
type CartNow = Reading<CartView> & { changes: readonly PendingChange[] };

let now: { known: Reading<CartView>; pending: unknown; shown: CartNow } | undefined;

/** What the registry knows, the same object until it changes: one subscription for both, worked out once for all widgets. */
const cartNow = (): CartNow => {
  const { registry } = runtime();
  const known = registry.reading(CART_KEY);
  const pending = registry.reading(PENDING_KEY).data;
  if (now?.known !== known || now.pending !== pending) {
    const changes = pendingChanges(pending);
    const data = known.data && changes.reduce(applyChange, known.data);
    now = { known, pending, shown: { ...known, data, changes } };
  }
  return now.shown;
};

/**
 * The visitor's cart: one read for every widget on the page (PERF-04), read again after every change in any tab
 * (CRT-10). In author mode nothing is read, and `sample` is shown.
 */
export const useCart = (sample?: () => CartView): CartNow =>
  useReading(CART_KEY, readCartAgain, { now: cartNow, sample });

/** A failure is kept by the registry and shown by every widget that reads the cart. Never rejects. */
export const readCartAgain = (): Promise<unknown> => {
  watchPage();
  return readCart().catch((error: unknown) => reportLater('cart.read', error));
};

const applyChange = (view: CartView, change: PendingChange): CartView =>
  view.cart ? { ...view, cart: withQuantity(view.cart, change) } : view;
