/** The formats that a workbook names by number alone. Of amounts only the decimals are told. Any other is a plain number. */
const BUILT_IN: Readonly<Record<number, string>> = {
  2: '0.00',
  4: '0.00',
  7: '0.00',
  8: '0.00',
  9: '0%',
  10: '0.00%',
  39: '0.00',
  40: '0.00',
  43: '0.00',
  44: '0.00',
};
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Returns the format of a number in a workbook. */
export const builtInFormat = (id: number): string =>
  isBuiltInDate(id) ? 'yyyy-mm-dd' : (BUILT_IN[id] ?? '');

/** Texts in quotes, signs after `\`, blanks as wide as a sign (`_x`), fillers (`*x`), and colours, languages and conditions. */
const NOT_SHOWN = /"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi;
/** Days from 30 December 1899 to 31 December 9999. */
const MOST_DAYS = 2_958_465;
const DAY = 86_400_000;
/** As long as a code: decimals say nothing of such a number. */
const LONG = 1e9;

/**
 * Returns a number of a workbook as plain text without signs for thousands. Its format adds what tells amounts, shares,
 * dates and leading zeros: '$590.00', '15%', '2026-11-30', '00123'. No digit is ever left out.
 */
export function shownNumber(stored: string, format: string): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  const [section = ''] = format.split(';');
  const plain = section.replace(NOT_SHOWN, '');
  if (/[ymdhs]/i.test(plain)) return dateOf(value) ?? plainNumber(value);
  if (plain.includes('%')) return `${plainNumber(value * 100)}%`;
  const mask = section.replace(/\\([ -])|"([ -]*)"/g, '$1$2');
  if (/^0[0 -]*0$/.test(mask) && Number.isInteger(value)) return masked(value, mask);
  const number = plainNumber(value);
  if (value >= LONG || /e[+-]/i.test(plain)) return number;
  const decimals = /\.(0+)/.exec(plain)?.[1]?.length ?? 0;
  const whole = number.split('.')[1]?.length ?? 0;
  const [, named, sign = named] = /\[\$([^\]-]+)[^\]]*\]|(\p{Sc})/u.exec(section) ?? [];
  const text = whole < decimals ? value.toFixed(decimals) : number;
  return sign === undefined ? text : `${sign}${/\p{L}/u.test(sign) ? ' ' : ''}${text}`;
}

/** Fills the places of a format such as 000-0-00 from the right. */
function masked(value: number, mask: string): string {
  const places = mask.replace(/[^0]/g, '').length;
  const digits = [...plainNumber(Math.abs(value)).padStart(places, '0')];
  const before = digits.splice(0, digits.length - places).join('');
  return (value < 0 ? '-' : '') + before + mask.replace(/0/g, () => digits.shift() ?? '');
}

function dateOf(value: number): string | undefined {
  if (value < 0 || value > MOST_DAYS) return undefined;
  const [day = '', time = ''] = new Date(Date.UTC(1899, 11, 30) + Math.round(value * DAY))
    .toISOString()
    .split('T');
  const clock = time.slice(0, 5);
  return value < 1 ? clock : Number.isInteger(value) ? day : `${day} ${clock}`;
}

/** Spreadsheets calculate with 15 digits: what is beyond them is noise (0.30000000000000004). */
const plainNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e21
    ? BigInt(value).toString()
    : String(Number(value.toPrecision(15)));
