import type { Translate } from '../../core/i18n/translator.ts';
import type { Product } from '../../api/product/product.contract.ts';
import type { SharedKey } from '../shared/element/widget-context.ts';
import type { QuantityIssue } from './state/quantity-issue.ts';
import type { RowProblem } from './state/row-view.ts';
import type en from './messages/en.json';

export type QuickOrderWords = Translate<keyof typeof en | SharedKey>;

/** What is wrong with a row and what to do, as one sentence: beside the row, in the summary and aloud (QO-03). */
export const problemWords = (t: QuickOrderWords, problem: RowProblem): string => {
  switch (problem.code) {
    case 'refused': {
      const { status, added, asked } = problem.refusal;
      return t(`quick-order.refused.${status === 'success' ? 'lowStock' : status}`, { added, asked });
    }
    case 'duplicate':
      return t('quick-order.duplicate');
    case 'unknown':
      return t('quick-order.unknown');
    case 'look-up':
      return t(`quick-order.lookUp.${problem.failure}`);
    case 'quantity':
      return quantityWords(t, problem.issue);
    default:
      return t(`quick-order.${problem.code}`);
  }
};

const quantityWords = (t: QuickOrderWords, issue: QuantityIssue): string => {
  switch (issue.code) {
    case 'below-min':
      return t('quick-order.quantity.below-min', issue);
    case 'above-max': {
      const { use, max, inCart } = issue;
      if (use === undefined) return t('quick-order.quantity.full', { inCart });
      return t('quick-order.quantity.above-max', { use, max, inCart });
    }
    case 'too-large':
      return t('quick-order.quantity.too-large', { max: issue.max });
    default:
      return t(`quick-order.quantity.${issue.code}`);
  }
};

/** 'order 3 to 25', where the product has limits (QO-04). */
export const limitWords = (t: QuickOrderWords, product: Product): string | undefined => {
  const { minOrderQuantity: min = 1, maxOrderQuantity: max } = product;
  if (min <= 1 && max === undefined) return undefined;
  const kind = max === undefined ? 'min' : min > 1 ? 'both' : 'max';
  return t('quick-order.limits', { kind, min, max: max ?? '' });
};

/** How many are left, where the store says so; nothing for a product that can't be bought anyway. */
export const stockWords = (t: QuickOrderWords, { stock, purchasable }: Product): string | undefined => {
  if (stock === undefined || !purchasable) return undefined;
  if (stock.stockLevelStatus === 'inStock') return t('quick-order.inStock');
  return stock.stockLevel === undefined ? undefined : t('quick-order.fewLeft', { count: stock.stockLevel });
};
