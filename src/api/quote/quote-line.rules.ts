import { toMajor, toMinor } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';
import type { Quote, QuoteEntry } from './quote.contract.ts';

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

/** Returns the discount of a line, in major units. Undefined if there is none that can be told. Source: LEAD-09 b. */
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

type Discounted = Pick<Quote, 'totalDiscounts' | 'orderDiscounts'> & {
  entries: readonly Pick<QuoteEntry, 'basePrice' | 'quantity' | 'totalPrice' | 'totalDiscounts'>[];
};

/**
 * Returns the discount of each quoted line, as the service says it, else from the lines' prices, unless they add up to
 * something else than the quote's discount. Source: LEAD-09 b.
 */
export const lineDiscounts = (quote: Discounted): readonly (Money | undefined)[] => {
  const { entries, totalDiscounts } = quote;
  if (entries.some((entry) => entry.totalDiscounts))
    return entries.map((entry) => statedDiscount(entry.totalDiscounts, entry.totalPrice));
  const found = entries.map((entry) => lineDiscount(entry.basePrice, entry.quantity, entry.totalPrice));
  const sum = found.reduce((minor, off) => minor + minorOf(off), 0);
  const isOfSums = !totalDiscounts || sum === minorOf(totalDiscounts) - minorOf(quote.orderDiscounts);
  return isOfSums ? found : entries.map(() => undefined);
};

/** Returns the discount that the service says, if it is one in the currency of the line. */
const statedDiscount = (off: Money | undefined, total: Money | undefined): Money | undefined =>
  off && off.value > 0 && (!total || off.currencyIso === total.currencyIso) ? off : undefined;

const minorOf = (money: Money | undefined): number => (money ? toMinor(money.value, money.currencyIso) : 0);
