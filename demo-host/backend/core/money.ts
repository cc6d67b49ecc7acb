import type { Money } from '../../../src/api/money.contract.ts';
import type { Currency, Site } from './sites.ts';

/** Returns the number of digits after the point: 1234 minor units are 12.34 dollars, but 1234 yen. */
const fractionDigits = (currency: Currency): number => (currency === 'JPY' ? 0 : 2);

const formats = new Map<string, Intl.NumberFormat>();

const format = (site: Site): Intl.NumberFormat => {
  const known = formats.get(site.uid);
  if (known) return known;
  const made = new Intl.NumberFormat(site.tag, { style: 'currency', currency: site.currency });
  formats.set(site.uid, made);
  return made;
};

/** Returns an amount of minor units (an integer) as OCC sends it. */
export const toMoney = (minor: number, site: Site): Money => {
  const value = minor / 10 ** fractionDigits(site.currency);
  return { currencyIso: site.currency, value, formattedValue: format(site).format(value), priceType: 'BUY' };
};

/** Converts an amount in major units, as a person types it, to minor units. */
export const toMinor = (value: number, currency: Currency): number =>
  Math.round(value * 10 ** fractionDigits(currency));

/** Returns `part` of `whole` parts of an amount, rounded half up, with integers only. */
export const share = (amount: number, part: number, whole: number): number =>
  Math.floor((2 * amount * part + whole) / (2 * whole));
