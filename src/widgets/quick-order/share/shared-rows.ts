import type { NamedLine } from '../../../api/list/list-csv.ts';
import { normalizeCode } from '../../../api/quick-order/isbn.rules.ts';
import { parseQuantity } from '../../../core/i18n/numbers.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';

/**
 * The rows as lines of a list, in their order: the product's own code where it is known, else as typed. A row whose quantity can't be read is
 * `leftOut`; what the store has against one is for who opens the list to see.
 */
export const sharedRows = (
  views: readonly Pick<RowView, 'row' | 'state' | 'product'>[],
): { lines: readonly NamedLine[]; leftOut: number } => {
  const filled = views.filter(({ state }) => state !== 'blank');
  const lines = filled.flatMap(({ row, product }) => {
    const quantity = parseQuantity(row.quantity);
    if (!quantity.ok) return [];
    return {
      code: product?.code ?? normalizeCode(row.code),
      quantity: quantity.value,
      name: product?.name ?? '',
    };
  });
  return { lines, leftOut: filled.length - lines.length };
};
