import { share, toMinor } from '../core/money.ts';
import type { Site } from '../core/sites.ts';
import type { StoredProduct } from '../product/store.ts';
import { VOUCHERS } from './seed.ts';

/** A promotion code. `off` is a part of a hundred, or an amount in major units of whichever currency. */
export type StoredVoucher = {
  code: string;
  name: string;
  off: { percent: number } | { amount: number };
  active: boolean;
  /** Least subtotal of lines that it is for, in major units. */
  from?: number;
  /** Products that it is for; all without it. */
  isFor?: (product: StoredProduct) => boolean;
};

/** By its code as somebody types it. */
export const voucherOf = (code: string): StoredVoucher | undefined =>
  VOUCHERS.find((one) => one.code === code.trim().toUpperCase());

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
