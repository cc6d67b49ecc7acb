import { runtime } from '../../core/runtime.ts';

/** A line's quantity that is being set; 0 removes the line. */
export type PendingChange = { code: string; quantity: number };

export const PENDING_KEY = 'cart.pending';

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
