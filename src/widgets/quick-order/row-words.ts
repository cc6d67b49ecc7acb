import { formatDay } from '../../core/i18n/dates.ts';
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

/**
 * When it comes, with the locale's `tag`, as its line in the cart will say; else whether it is there, of what is printed: files and accesses are never out.
 * Nothing for a product that can't be bought anyway. Source: CRT-08; ARCHITECTURE.md "Stock and dates".
 */
export const stockWords = (t: QuickOrderWords, product: Product, tag: string): readonly string[] => {
  const { stock, purchasable, estimatedRelease, estimatedToShip, productFormat } = product;
  if (!purchasable) return [];
  const dates = (
    [
      ['quick-order.release', estimatedRelease],
      ['quick-order.ships', estimatedToShip],
    ] as const
  ).flatMap(([key, text]) => {
    const day = text && formatDay(text.slice(0, 10), tag);
    return day ? [t(key, { day })] : [];
  });
  if (dates.length > 0 || (productFormat !== undefined && productFormat !== 'PRINT')) return dates;
  const { stockLevelStatus: status, stockLevel: count = 0 } = stock ?? {};
  if (status === 'inStock') return [t('quick-order.inStock')];
  return status === 'lowStock' && count > 0 ? [t('quick-order.fewLeft', { count })] : [];
};
