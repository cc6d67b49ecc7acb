import { share } from '../checkout/line-price.ts';
import { toMinor } from '../core/money.ts';
import type { StoredProduct } from '../core/repository.ts';
import type { Site } from '../core/sites.ts';
import type { StoredVoucher } from './seed.ts';

/** A line's product and what it costs after its own discounts, in minor units. */
export type PricedProduct = { product: StoredProduct; total: number };

/** What a voucher takes off these lines, in minor units; undefined where it does not apply. */
export const voucherDiscount = (
  { off, from = 0, isFor, active }: StoredVoucher,
  lines: readonly PricedProduct[],
  { currency }: Site,
): number | undefined => {
  const sum = lines
    .filter(({ product }) => !product.notDiscountable && (isFor?.(product) ?? true))
    .reduce((total, line) => total + line.total, 0);
  if (!active || sum === 0 || sum < toMinor(from, currency)) return undefined;
  return 'percent' in off ? share(sum, off.percent, 100) : Math.min(sum, toMinor(off.amount, currency));
};
