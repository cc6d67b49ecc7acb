import type { Translate } from '../../core/i18n/translator.ts';
import type { Product } from '../../api/product/product.contract.ts';
import type { SharedKey } from '../shared/element/widget-context.ts';
import type en from './messages/en.json';

export type QuickOrderWords = Translate<keyof typeof en | SharedKey>;

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
  const { stockLevelStatus: status, stockLevel: count = 0 } = stock;
  if (status === 'inStock') return t('quick-order.inStock');
  return status === 'lowStock' && count > 0 ? t('quick-order.fewLeft', { count }) : undefined;
};
