import { useEffect, useSyncExternalStore } from 'react';
import type { Reading } from '../../core/registry/readings.ts';
import { runtime } from '../../core/runtime.ts';
import { reportLater } from '../report-later.ts';
import { withQuantity } from './optimistic-cart.rules.ts';
import { pendingChanges, PENDING_KEY } from './pending-changes.ts';
import { CART_KEY, readCart, type CartView } from './read-cart.ts';
import { watchPage } from './watch-page.ts';

/*
 * The cart is read through the page's registry, not through the query client: every page of a shop shows its count,
 * and the registry already joins reads and spreads changes over bundles and tabs. Writing is in cart.mutations.ts.
 */

export type CartReading = {
  /** As the server last said, with changes under way already shown (CRT-02); undefined until the first answer. */
  view: CartView | undefined;
  /** A change is under way: sums are about to follow. */
  changing: boolean;
  /** Why the cart could not be read, until a later read succeeds. */
  error: unknown;
  /** A read is under way. */
  reading: boolean;
  retry: () => void;
};

let now: { known: Reading; pending: unknown } | undefined;

/** What the registry knows, the same object until it changes: one subscription for both, and one object for all. */
const cartNow = (): { known: Reading; pending: unknown } => {
  const { registry } = runtime();
  const known = registry.reading(CART_KEY);
  const pending = registry.reading(PENDING_KEY).data;
  if (now?.known !== known || now.pending !== pending) now = { known, pending };
  return now;
};

/**
 * The visitor's cart: one read for every widget on the page (PERF-04), read again after every change in any tab
 * (CRT-10). In author mode nothing is read.
 */
export const useCart = (): CartReading => {
  const { registry, author } = runtime();
  const { known, pending } = useSyncExternalStore(registry.subscribe, cartNow);
  const due = known.stale && !known.reading && !author;
  useEffect(() => {
    watchPage();
    if (due) readCartQuietly();
  }, [due]);
  const view = known.data as CartView | undefined;
  const changes = pendingChanges(pending);
  return {
    view: view && changes.length > 0 ? changes.reduce(applyChange, view) : view,
    changing: changes.length > 0,
    error: known.error,
    reading: known.reading,
    retry: readCartQuietly,
  };
};

const applyChange = (view: CartView, { code, quantity }: { code: string; quantity: number }): CartView =>
  view.cart ? { ...view, cart: withQuantity(view.cart, code, quantity) } : view;

/** A failure is kept by the registry and shown by every widget that reads the cart. */
const readCartQuietly = (): void => {
  readCart().catch((error: unknown) => reportLater('cart.read', error));
};
