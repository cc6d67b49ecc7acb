/* The rules of card fields, for the frame and for the service behind it. Source: CHK-10 c. */

/** Schemes by their first digits, with the lengths of number and security code. */
const SCHEMES = [
  { scheme: 'amex', name: 'American Express', starts: /^3[47]/, lengths: [15], code: 4 },
  {
    scheme: 'master',
    name: 'Mastercard',
    starts: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    code: 3,
  },
  { scheme: 'discover', name: 'Discover', starts: /^6(?:011|4[4-9]|5)/, lengths: [16, 19], code: 3 },
  { scheme: 'visa', name: 'Visa', starts: /^4/, lengths: [13, 16, 19], code: 3 },
];

/** Returns the characters as on the card: full-width and Arabic digits in their plain form, without invisible characters. */
const plainOf = (text) =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Returns the digits only, without spaces and hyphens of any kind. */
export const digitsOf = (text) => plainOf(text).replace(/[\s\p{Cf}\p{Pd}]/gu, '');

export const schemeOf = (number) => SCHEMES.find(({ starts }) => starts.test(number));

export const schemeNamed = (wanted) => SCHEMES.find(({ scheme }) => scheme === wanted);

const isLuhn = (digits) => {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/** Returns the fault of a typed number: `required`, `invalid` or `scheme`; undefined if there is none. */
export const numberFault = (typed) => {
  const digits = digitsOf(typed);
  if (digits === '') return 'required';
  if (!/^\d{12,19}$/.test(digits)) return 'invalid';
  const found = schemeOf(digits);
  if (!found) return 'scheme';
  return found.lengths.includes(digits.length) && isLuhn(digits) ? undefined : 'invalid';
};

/** Returns month and year of `09/31`, `9 / 2031`, `2031-09` or `0931`; undefined for any other text. */
export const expiryOf = (typed) => {
  const text = plainOf(typed).trim();
  const turned = /^(\d{4})\s*[-/.]\s*(\d{1,2})$/.exec(text);
  const usual = /^(\d{1,2})\s*[-/.\s]\s*(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text);
  const [month, year] = turned ? [turned[2], turned[1]] : [usual?.[1], usual?.[2]];
  if (month === undefined || year === undefined) return undefined;
  const whole = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return Number(month) >= 1 && Number(month) <= 12 ? { month: Number(month), year: whole } : undefined;
};

/**
 * Returns the fault of an expiry date: `required`, `invalid`, `expired` (after the last day of its month, compared with
 * `today`) or `too-far` (no card is valid for more than thirty years).
 */
export const expiryFault = (typed, today) => {
  if (plainOf(typed).trim() === '') return 'required';
  const expiry = expiryOf(typed);
  if (!expiry) return 'invalid';
  if (expiry.year > today.getFullYear() + 30) return 'too-far';
  const months = (expiry.year - today.getFullYear()) * 12 + expiry.month - (today.getMonth() + 1);
  return months < 0 ? 'expired' : undefined;
};

/**
 * Returns the fault of a security code: `required` or `invalid`. The length depends on the scheme, and is three or four
 * if the scheme is unknown.
 */
export const securityCodeFault = (typed, scheme) => {
  const code = digitsOf(typed);
  if (code === '') return 'required';
  return (scheme ? new RegExp(`^\\d{${scheme.code}}$`) : /^\d{3,4}$/).test(code) ? undefined : 'invalid';
};
