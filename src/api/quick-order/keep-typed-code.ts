import { browserDraftStore } from './browser-draft-store.ts';
import { findDuplicate, rowLimits } from './quick-order.rules.ts';

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
