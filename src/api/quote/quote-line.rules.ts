import { toMajor, toMinor } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';

/* A quoted line beside what it costs today. Source: LEAD-09 b. */

/** What the two prices come to: `gone` where the product is no longer sold, `unknown` where they can't be compared. */
export type PriceDifference =
  | { is: 'quoteSaves' | 'todaySaves'; value: number; currencyIso: string }
  | { is: 'same' | 'gone' | 'unknown' };

/** The difference of two amounts, in major units of their currency, without what floating point adds. */
export const priceDifference = (quoted: Money | undefined, today: Money | undefined): PriceDifference => {
  if (today === undefined) return { is: quoted === undefined ? 'unknown' : 'gone' };
  if (quoted === undefined || quoted.currencyIso !== today.currencyIso) return { is: 'unknown' };
  // A hundredth of the smallest unit that any of the shop's currencies has.
  const value = Math.round((today.value - quoted.value) * 10_000) / 10_000;
  if (value === 0) return { is: 'same' };
  const { currencyIso } = quoted;
  return value > 0
    ? { is: 'quoteSaves', value, currencyIso }
    : { is: 'todaySaves', value: -value, currencyIso };
};

/**
 * What is taken off a line: its units at the price of one, less its total, in major units. Undefined where nothing is, or where they can't
 * be compared. Source: LEAD-09 b.
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
