import { formatDay } from '../../core/i18n/dates.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import { orderLimits } from '../../api/product/order-limits.rules.ts';
import type { Product } from '../../api/product/product.contract.ts';
import type { SharedKey } from '../kit/element/widget-context.ts';
import type en from './messages/en.json';

export type QuickOrderWords = Translate<keyof typeof en | SharedKey>;

/** Returns 'order 3 to 25' if the product has limits that can be met (QO-04). */
export const limitWords = (t: QuickOrderWords, product: Product): string | undefined => {
  const limits = orderLimits(product);
  return limits && t('quick-order.limits', limits);
};

/** Returns the day on which the product is shipped, or else released, in the locale's `tag`. Source: CRT-08. */
export const dateWords = (
  t: QuickOrderWords,
  { purchasable, estimatedRelease, estimatedToShip }: Product,
  tag: string,
): string | undefined => {
  const day = formatDay((estimatedToShip ?? estimatedRelease ?? '').slice(0, 10), tag);
  if (!purchasable || day === '') return undefined;
  return t(estimatedToShip ? 'quick-order.ships' : 'quick-order.release', { day });
};

/** Returns a printed product's stock as text, if it can be bought. Source: ARCHITECTURE.md, "Stock and dates". */
export const stockWords = (t: QuickOrderWords, product: Product, tag: string): string | undefined => {
  const { stock, purchasable, productFormat: format } = product;
  if (!purchasable || (format !== undefined && format !== 'PRINT') || dateWords(t, product, tag))
    return undefined;
  const { stockLevelStatus: status, stockLevel: count = 0 } = stock ?? {};
  if (status === 'inStock') return t('quick-order.inStock');
  return status === 'lowStock' && count > 0 ? t('quick-order.fewLeft', { count }) : undefined;
};
