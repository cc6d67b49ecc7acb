import { OWN } from '../../core/registry/own-readings.ts';
import { runtime } from '../../core/runtime.ts';
import type { PendingChange } from './meant-entry.rules.ts';

export const PENDING_KEY = OWN.pending;

/** Returns the changes under way on this page, oldest first. */
export const pendingChanges = (data: unknown): readonly PendingChange[] =>
  Array.isArray(data) ? (data as readonly PendingChange[]) : [];

const now = () => pendingChanges(runtime().registry.reading(PENDING_KEY).data);

/** Shows a change in every widget at once. Returns the function that ends it, done or failed. */
export const showPending = (change: PendingChange): (() => void) => {
  const { registry } = runtime();
  registry.keep(PENDING_KEY, [...now(), change]);
  return () =>
    registry.keep(
      PENDING_KEY,
      now().filter((one) => one !== change),
    );
};

const CHANGING_KEY = 'cart.changing';

const underWay = () => Number(runtime().registry.reading(CHANGING_KEY).data ?? 0);

/** Returns whether this page is changing its cart. A read then may find this page's own changes. */
export const isChangingCart = (): boolean => underWay() > 0;

/** Records that this page begins to change its cart. Returns the function that records the end. */
export const beginChanging = (): (() => void) => {
  const { registry } = runtime();
  registry.keep(CHANGING_KEY, underWay() + 1);
  return () => registry.keep(CHANGING_KEY, underWay() - 1);
};
