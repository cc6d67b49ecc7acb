/** Zero-width characters, keycap frames, direction marks, soft hyphens, and control characters except tabs and line ends. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u20E3|(?![\t\n\v\f\r])\p{Cc}/gu;
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/gu;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/gu;

/**
 * Converts text to characters that can be compared: invisible characters are removed, all dashes become `-`, all spaces
 * plain spaces, full-width forms and Arabic-Indic digits ASCII. Tabs, line ends and letter case stay.
 */
export const foldCharacters = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .replace(FULL_WIDTH, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(OTHER_DIGITS, (c) => String(c.charCodeAt(0) & 0xf));

const LABEL = /^(?:ISBN(?:[- ]?1[03])?|EAN|UPC|SKU)(?: *[:=#] *| +)(?=[\dA-Z])/;
const NUMBERED = /^(?:\d{9}[\dX]|\d{12,13})$/;

/** Returns a code as it is looked up: an ISBN or UPC bare, any other in capitals with its hyphens. '' for none. [QO-01] */
export const normalizeCode = (text: string): string => {
  const folded = foldCharacters(text).trim().toUpperCase().replace(LABEL, '');
  const bare = folded.replace(/[-.,/' ]/g, '');
  if (NUMBERED.test(bare)) return bare;
  return folded.replace(/\s+/g, ' ').replace(/ ?- ?/g, '-');
};

/** Returns whether a code is an ISBN-10 or ISBN-13 with a correct check digit. */
export const isValidIsbn = (code: string): boolean => {
  if (/^97[89]\d{10}$/.test(code)) return sum(code, (place) => (place % 2 === 0 ? 1 : 3)) % 10 === 0;
  return /^\d{9}[\dX]$/.test(code) && sum(code, (place) => 10 - place) % 11 === 0;
};

/** Returns whether a code is an ISBN, or is one but for a digit: the form can then help to mend it. [LEAD-02] */
export const isNearlyIsbn = (code: string): boolean => isValidIsbn(code) || /^97[89]\d{9,11}$/.test(code);

const sum = (code: string, weight: (place: number) => number): number =>
  [...code].reduce((all, c, place) => all + (c === 'X' ? 10 : Number(c)) * weight(place), 0);
