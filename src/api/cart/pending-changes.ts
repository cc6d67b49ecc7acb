import { OWN } from '../../core/registry/own-readings.ts';
import { runtime } from '../../core/runtime.ts';
import type { PendingChange } from './meant-entry.rules.ts';

export const PENDING_KEY = OWN.pending;

/** Changes under way on this page, oldest first. */
export const pendingChanges = (data: unknown): readonly PendingChange[] =>
  Array.isArray(data) ? (data as readonly PendingChange[]) : [];

const now = () => pendingChanges(runtime().registry.reading(PENDING_KEY).data);

/** Shows a change in every widget at once; gives the way to take it back when it has happened or failed. */
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

/** Whether this page is changing its cart: what a read finds changed meanwhile is the page's own doing. */
export const isChangingCart = (): boolean => underWay() > 0;

/** Notes that this page begins to change its cart; gives the way to note the end. */
export const beginChanging = (): (() => void) => {
  const { registry } = runtime();
  registry.keep(CHANGING_KEY, underWay() + 1);
  return () => registry.keep(CHANGING_KEY, underWay() - 1);
};
