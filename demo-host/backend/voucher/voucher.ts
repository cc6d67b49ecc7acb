import { share, toMinor } from '../core/money.ts';
import type { Site } from '../core/sites.ts';
import type { StoredProduct } from '../product/store.ts';
import { VOUCHERS } from './seed.ts';

/** A promotion code. `off` is a percentage, or an amount in major units of the site's currency. */
export type StoredVoucher = {
  code: string;
  name: string;
  off: { percent: number } | { amount: number };
  active: boolean;
  /** The least subtotal of its lines, in major units. */
  from?: number;
  /** Returns whether it applies to a product; absent if it applies to all. */
  isFor?: (product: StoredProduct) => boolean;
};

/** Finds a promotion code as someone types it. */
export const voucherOf = (code: string): StoredVoucher | undefined =>
  VOUCHERS.find((one) => one.code === code.trim().toUpperCase());

/** A line's product and its price after its own discounts, in minor units. */
export type PricedProduct = { product: StoredProduct; total: number };

/** Returns the discount of a voucher on these lines, in minor units; undefined if it does not apply. */
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
