const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in the locale `tag` (such as `fr-CA`). Returns '' if the value is not a finite number. Source: LOC-10. */
export function formatNumber(value: number, tag: string): string {
  if (!Number.isFinite(value)) return '';
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag);
  formats.set(tag, format);
  return format.format(value);
}

/** The reasons why a text is not a valid quantity. */
export type QuantityProblem = 'empty' | 'not-a-number' | 'not-whole' | 'not-positive' | 'too-large';

export type ParsedQuantity = { ok: true; value: number } | { ok: false; reason: QuantityProblem };

/** The greatest quantity of a line. Some products have a lower limit of their own. */
export const largestQuantity = 99_999;

const invisible = /[\p{Cc}\p{Cf}]/gu;
const digit = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Converts digits, separators and signs (Arabic-Indic, full-width) to ASCII, and removes invisible characters. */
function toAscii(text: string): string {
  return text
    .replace(/\s/gu, ' ')
    .replace(invisible, '')
    .replace(digit, (one) => String(one.charCodeAt(0) & 0xf))
    .replace(/[\uff0e\u066b\uff0c]/g, '.')
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(/\uff0b/g, '+')
    .trim();
}

const refused = (reason: QuantityProblem): ParsedQuantity => ({ ok: false, reason });

/**
 * Parses a typed or pasted quantity: 1 to 99,999, with full-width or Arabic-Indic digits, spaces, apostrophes and empty
 * decimals (`3.00`). `1,000` and `1.000` count as not whole; more groups as too large. Source: QO-04, CRT-02.
 */
export function parseQuantity(text: string): ParsedQuantity {
  const typed = toAscii(text.slice(0, 200));
  if (typed === '') return refused('empty');
  const [, sign, whole = '', fraction = '', exponent] =
    /^([+-]?) ?(\d+|\d{1,3}(?:[ '’]\d{3})+)(?:[.,](\d*))?(e\+?\d{1,3})?$/i.exec(typed) ?? [];
  if (whole === '') return refused(/^\d{1,3}([.,]\d{3}){2,}$/.test(typed) ? 'too-large' : 'not-a-number');
  const value = Number(whole.replace(/\D/g, '') + (exponent ?? ''));
  const isWhole = /^0{0,2}$/.test(fraction);
  if (sign === '-' || (isWhole && value === 0)) return refused('not-positive');
  if (!isWhole) return refused('not-whole');
  if (value > largestQuantity) return refused('too-large');
  return exponent === undefined ? { ok: true, value } : refused('not-a-number');
}
