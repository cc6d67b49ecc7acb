/**
 * Money. Services and events speak major units (12.5 of USD), sums are made in minor units (1250 cents),
 * which are whole. Source: LOC-10, ANA-01.
 */

const formats = new Map<string, Intl.NumberFormat | undefined>();

/** A format is dear to make and asked for on every line; undefined for a currency or tag that is none. */
function formatOf(currency: string, tag: string): Intl.NumberFormat | undefined {
  const key = `${tag} ${currency}`;
  if (!formats.has(key)) {
    try {
      formats.set(key, new Intl.NumberFormat(tag, { style: 'currency', currency }));
    } catch {
      formats.set(key, undefined);
    }
  }
  return formats.get(key);
}

/** How many decimals an ISO 4217 currency has: 2 for USD, 0 for JPY; 2 for what is no currency. */
export function currencyDigits(currency: string): number {
  return formatOf(currency, 'en')?.resolvedOptions().maximumFractionDigits ?? 2;
}

/** `value` times ten to the `power`, rounded half away from zero, on its decimal digits: 1.005 gives 100.5, not 100.49. */
function shift(value: number, power: number): number {
  const shifted = Number(`${Math.abs(value)}e${power}`);
  const exact = Number.isNaN(shifted) ? Math.abs(value) * 10 ** power : shifted;
  return Math.sign(value) * Math.round(exact) || 0;
}

/** Minor units of an amount in major ones: 12.345 USD gives 1235, 1200 JPY gives 1200. */
export function toMinor(major: number, currency: string): number {
  return shift(major, currencyDigits(currency));
}

/** Major units of an amount in minor ones: 1235 of USD gives 12.35. */
export function toMajor(minor: number, currency: string): number {
  return Number(`${minor}e-${currencyDigits(currency)}`);
}

/**
 * An amount in major units, in words of a locale's `tag` such as `fr-CA`, always with its currency. A currency
 * that `Intl` does not know stands behind the number; an amount that is none gives empty text. Never throws.
 */
export function formatMoney(major: number, currency: string, tag: string): string {
  if (!Number.isFinite(major)) return '';
  const format = formatOf(currency, tag);
  if (format === undefined) return `${major.toFixed(2)} ${currency}`.trim();
  const minor = toMinor(major, currency);
  // More than can be counted: any digits would be wrong (SEC-14).
  if (!Number.isSafeInteger(minor)) return '';
  // Without this, Intl rounds 1.005 by its binary neighbour and shows 0 from below as -0.
  return format.format(toMajor(minor, currency));
}

/** An amount in minor units, as `formatMoney` shows it. */
export function formatMinor(minor: number, currency: string, tag: string): string {
  return formatMoney(toMajor(minor, currency), currency, tag);
}
