import { toMajor, toMinor } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';

/* Compares a quoted line with its current price. Source: LEAD-09 b. */

/** How two prices compare: `gone` if the product is no longer sold, `unknown` if they can't be compared. */
export type PriceDifference =
  | { is: 'quoteSaves' | 'todaySaves'; value: number; currencyIso: string }
  | { is: 'same' | 'gone' | 'unknown' };

/** Returns the difference of two amounts in major units, without floating-point errors. */
export const priceDifference = (quoted: Money | undefined, today: Money | undefined): PriceDifference => {
  if (today === undefined) return { is: quoted === undefined ? 'unknown' : 'gone' };
  if (quoted === undefined || quoted.currencyIso !== today.currencyIso) return { is: 'unknown' };
  // Rounds to a hundredth of the smallest unit of the shop's currencies.
  const value = Math.round((today.value - quoted.value) * 10_000) / 10_000;
  if (value === 0) return { is: 'same' };
  const { currencyIso } = quoted;
  return value > 0
    ? { is: 'quoteSaves', value, currencyIso }
    : { is: 'todaySaves', value: -value, currencyIso };
};

/**
 * Returns the discount of a line: the price of one unit times the quantity, less the line's total, in major units.
 * Undefined if there is no discount, or if the amounts can't be compared. Source: LEAD-09 b.
 */
export const lineDiscount = (
  unit: Money | undefined,
  quantity: number,
  total: Money | undefined,
): Money | undefined => {
  if (unit === undefined || total === undefined || unit.currencyIso !== total.currencyIso) return undefined;
  const { currencyIso } = total;
  const off = toMinor(unit.value, currencyIso) * quantity - toMinor(total.value, currencyIso);
  return off > 0 ? { currencyIso, value: toMajor(off, currencyIso) } : undefined;
};
