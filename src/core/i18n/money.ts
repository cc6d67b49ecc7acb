/** Money: major units (12.5 USD) outside, minor units (1250 cents) for sums. Source: LOC-10, ANA-01. */

const formats = new Map<string, Intl.NumberFormat | undefined>();

/** Returns a cached format, because formats are expensive to create. Undefined if the currency or the tag is invalid. */
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

/** Returns the number of decimals of an ISO 4217 currency: 2 for USD, 0 for JPY. Returns 2 for an unknown currency. */
export function currencyDigits(currency: string): number {
  return formatOf(currency, 'en')?.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Returns `value` times ten to the `power`, rounded half away from zero by its decimal digits: 1.005 gives 100.5, not 100.49. */
function shift(value: number, power: number): number {
  const shifted = Number(`${Math.abs(value)}e${power}`);
  const exact = Number.isNaN(shifted) ? Math.abs(value) * 10 ** power : shifted;
  return Math.sign(value) * Math.round(exact) || 0;
}

/** Converts major units to minor units: 12.345 USD gives 1235, 1200 JPY gives 1200. */
export function toMinor(major: number, currency: string): number {
  return shift(major, currencyDigits(currency));
}

/** Converts minor units to major units: 1235 of USD gives 12.35. */
export function toMajor(minor: number, currency: string): number {
  return Number(`${minor}e-${currencyDigits(currency)}`);
}

/**
 * Formats an amount in major units in the locale `tag` (such as `fr-CA`), always with its currency. A currency that `Intl`
 * does not know is written after the number. Returns '' if the amount is not a finite number or too large. Never throws.
 */
export function formatMoney(major: number, currency: string, tag: string): string {
  if (!Number.isFinite(major)) return '';
  const format = formatOf(currency, tag);
  if (format === undefined) return `${major.toFixed(2)} ${currency}`.trim();
  const minor = toMinor(major, currency);
  // The amount is too large to be exact: any digits would be wrong (SEC-14).
  if (!Number.isSafeInteger(minor)) return '';
  // Formats the rounded amount: Intl itself would round 1.005 by its binary value, and show a tiny negative amount as -0.
  // Intl's hyphen becomes a minus sign, at which no line breaks.
  return format.format(toMajor(minor, currency)).replace('-', '−');
}

/** Formats an amount in minor units like `formatMoney`. */
export function formatMinor(minor: number, currency: string, tag: string): string {
  return formatMoney(toMajor(minor, currency), currency, tag);
}
