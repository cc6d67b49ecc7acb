import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/**
 * Creates the store of quick order's draft in the browser's storage. `onWritten` is told whether storage accepted a write.
 * If not, memory keeps the draft for this page only.
 */
export const browserDraftStore = (onWritten?: (kept: boolean) => void): DraftStore => {
  const { storage, row } = runtime();
  return createDraftStore({
    read: () => storage.read('quickOrderRows', row.baseSite),
    write: (draft) => {
      const kept = storage.write('quickOrderRows', draft, row.baseSite);
      onWritten?.(kept);
    },
    subscribe: (listener) => storage.subscribe('quickOrderRows', listener, row.baseSite),
    now,
    whose: () => storage.read('signedIn')?.id ?? '',
  });
};
