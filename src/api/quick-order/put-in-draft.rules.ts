import { parseQuantity } from '../../core/i18n/numbers.ts';
import type { QuickOrderDraftRow } from '../../core/stored-values.ts';
import { findDuplicate, type CodedRow } from './quick-order.rules.ts';

type Rows = readonly QuickOrderDraftRow[];

/** `units`: what the product's row asks for now. `full`: every row that may be used is. */
export type PutInDraft = { rows: Rows; units: number; again: boolean } | 'full';

/**
 * The rows of quick order with a product. One that has a row already, under any of its codes, is asked for by so much more there;
 * a quantity there that is none is replaced. Source: CRT-09 a, QO-02, QO-03.
 */
export const putInDraft = (rows: Rows, product: CodedRow & { quantity: number }, max: number): PutInDraft => {
  const { code, quantity } = product;
  const at = findDuplicate(rows, product);
  const there = at === undefined ? undefined : rows[at];
  if (at === undefined || there === undefined) {
    if (rows.length >= max) return 'full';
    return { rows: [...rows, { code, quantity: String(quantity) }], units: quantity, again: false };
  }
  const read = parseQuantity(there.quantity);
  const units = quantity + (read.ok ? read.value : 0);
  // What the store refused of the row was said of another quantity.
  const { refusal: _told, ...row } = there;
  return { rows: rows.with(at, { ...row, quantity: String(units) }), units, again: true };
};
