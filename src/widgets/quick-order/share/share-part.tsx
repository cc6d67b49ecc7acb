import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { bind as bindShare, styles } from '../../parts/list-share/ShareDialog.tsx';
import type { ShareRowsProps } from './ShareRowsPlace.tsx';
import type { NamedLine } from '../../../api/list/csv-export.ts';
import { normalizeCode } from '../../../api/quick-order/isbn.rules.ts';
import { parseQuantity } from '../../../core/i18n/numbers.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';

/** Returns the rows as lines of a list. Those with an unreadable quantity are counted in `leftOut`. */
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

export { styles };

/** Returns the dialog that shares the rows, with its own texts. */
export const bind = (catalogue: Catalogue) => {
  const ShareDialog = bindShare(catalogue);
  return {
    ShareRowsDialog: ({ title, views, onClose }: ShareRowsProps) => (
      <ShareDialog part="dialog" title={title} name="" onClose={onClose} {...sharedRows(views)} />
    ),
  };
};
