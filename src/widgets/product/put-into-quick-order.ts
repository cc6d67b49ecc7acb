import type { Product } from '../../api/product/product.contract.ts';
import { browserDraftStore } from '../../api/quick-order/browser-draft-store.ts';
import { putInDraft } from '../../api/quick-order/put-in-draft.rules.ts';
import { rowLimits } from '../../api/quick-order/quick-order.rules.ts';

/**
 * The outcome. `again`: the product had a row already. `unkept`: the browser stores nothing, so other pages don't get
 * it.
 */
export type QuickOrderEnd = { state: 'done' | 'again' | 'full' | 'unkept'; units: number };

/** Adds a product to quick order's list, as another tab would. `flag` is the number of rows that the list has. */
export const putIntoQuickOrder = (
  { code, isbn, upc }: Product,
  quantity: number,
  flag: unknown,
): QuickOrderEnd => {
  let kept = true;
  const store = browserDraftStore((written) => {
    kept &&= written;
  });
  const otherCodes = [isbn, upc].filter((one) => one !== undefined);
  const put = putInDraft(store.open(), { code, otherCodes, quantity }, rowLimits(flag).max);
  if (put === 'full') return { state: 'full', units: 0 };
  store.save(put.rows);
  return { state: !kept ? 'unkept' : put.again ? 'again' : 'done', units: put.units };
};
