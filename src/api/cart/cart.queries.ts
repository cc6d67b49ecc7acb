import type { Reading } from '../../core/registry/readings.ts';
import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import { reportLater } from '../report-later.ts';
import { withQuantity, type PendingChange } from './meant-entry.rules.ts';
import { pendingChanges, PENDING_KEY } from './pending-changes.ts';
import { CART_KEY, readCart, type CartView } from './read-cart.ts';

let watching = false;

/** Reads the cart again when the page is back online, if the last read failed. Starts once for each page. */
const readCartWhenOnline = (): void => {
  if (watching) return;
  watching = true;
  addEventListener('online', () => {
    if (runtime().registry.reading(CART_KEY).error !== undefined) readCart().catch(() => undefined);
  });
};

/*
 * The cart is read through the page's registry and not the query client: every page of a shop shows its count, and the
 * registry already joins reads and spreads changes across bundles and tabs. change-cart.ts changes it.
 */

/** The cart as last read, with the changes under way applied (CRT-02), and those changes. The sums are the old ones. */
type CartNow = Reading<CartView> & { changes: readonly PendingChange[] };

let now: { known: Reading<CartView>; pending: unknown; shown: CartNow } | undefined;

/** Returns the current cart. The object stays the same until something changes, so it is computed once for all widgets. */
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

/** Returns the visitor's cart, read once for all widgets (PERF-04) and after changes (CRT-10); `sample` for authors. */
export const useCart = (sample?: () => CartView): CartNow =>
  useReading(CART_KEY, readCartAgain, { now: cartNow, sample });

/** Reads the cart. The registry keeps a failure, and every widget that uses the cart shows it. Never rejects. */
export const readCartAgain = (): Promise<unknown> => {
  readCartWhenOnline();
  return readCart().catch((error: unknown) => reportLater('cart.read', error));
};

/** Reads the cart if the page has not read it or no longer knows it. Never rejects. */
export const readCartFirst = async (): Promise<void> => {
  if (runtime().registry.reading(CART_KEY).stale) await readCartAgain();
};

const applyChange = (view: CartView, change: PendingChange): CartView =>
  view.cart ? { ...view, cart: withQuantity(view.cart, change) } : view;
