import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { findDuplicate, rowLimits } from './quick-order.rules.ts';

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

/**
 * Puts a code that was typed elsewhere into a row of its own in quick order's list, as typing it there would. `page` is the
 * address of quick order: one of another origin has a list of its own. Does nothing if the list has the code, or is full.
 */
export const keepTypedCode = (page: string, code: string, flag: unknown): void => {
  if (new URL(page, location.href).origin !== location.origin) return;
  const store = browserDraftStore();
  const rows = store.open();
  if (rows.length >= rowLimits(flag).max || findDuplicate(rows, { code }) !== undefined) return;
  store.save([...rows, { code, quantity: '1' }]);
};
