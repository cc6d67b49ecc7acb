/**
 * Zero-width characters, keycap frames, direction marks, soft hyphens, byte order marks, and control characters except tabs
 * and line ends.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u20E3|(?![\t\n\v\f\r])\p{Cc}/gu;
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/gu;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/gu;

/**
 * Converts text to characters that rules can compare: invisible characters are removed, all hyphens and dashes become `-`,
 * all spaces become plain spaces, full-width forms and Arabic-Indic digits become ASCII. Tabs, line ends and letter case
 * stay.
 */
export function foldCharacters(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .replace(FULL_WIDTH, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(OTHER_DIGITS, (c) => String(c.charCodeAt(0) & 0xf));
}
