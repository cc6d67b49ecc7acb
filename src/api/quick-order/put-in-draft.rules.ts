import { parseQuantity } from '../../core/i18n/numbers.ts';
import type { QuickOrderDraftRow } from '../../core/storage-types.ts';
import { findDuplicate, type CodedRow } from './quick-order.rules.ts';

type Rows = readonly QuickOrderDraftRow[];

/** `units` is the quantity of the product's row now. `full`: all allowed rows are in use. */
export type PutInDraft = { rows: Rows; units: number; again: boolean } | 'full';

/** Adds a product to the rows, or its quantity to the row that has it. Source: CRT-09 a, QO-02, QO-03. */
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
  // The store's refusal was about another quantity.
  const { refusal: _told, ...row } = there;
  return { rows: rows.with(at, { ...row, quantity: String(units) }), units, again: true };
};
