import type { Line } from '../cart/line-result.ts';
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Returns the cell separator: spreadsheets use a semicolon if the locale's decimal separator is a comma. */
export const delimiterOf = (tag: string): ',' | ';' =>
  new Intl.NumberFormat(tag).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ',';

/**
 * Returns rows as a CSV file: byte order mark, CRLF, quotes where necessary. A text that a spreadsheet would run as a
 * formula gets an apostrophe. `delimiter` is `;` if the decimal sign is a comma. [SEC-10]
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], delimiter: ',' | ';' = ','): string {
  return `\uFEFF${rows.map((row) => `${row.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`).join('')}`;
}

function csvCell(cell: string | number, delimiter: string): string {
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? csvText(csvNumber(cell, delimiter), delimiter) : '';
  return csvText(FORMULA.test(cell) ? `'${cell}` : cell, delimiter);
}

/** Where cells are separated by semicolons, spreadsheets read an amount by its decimal comma alone. */
const csvNumber = (value: number, delimiter: string): string =>
  delimiter === ';' ? String(value).replace('.', ',') : String(value);

function csvText(text: string, delimiter: string): string {
  const plain = !/["\r\n\t]|^\s|\s$/.test(text) && !text.includes(delimiter);
  return plain ? text : `"${text.replaceAll('"', '""')}"`;
}

/** A line of the file. `name` is '' if it is unknown. */
export type NamedLine = Line & { name: string };

/** The titles of the columns, in words that quick order can read: code, quantity, name. */
export type CsvTitles = readonly [code: string, quantity: string, name: string];

/** Returns a list as a CSV file in the locale `tag`, without prices, which quick order can read. Source: LEAD-04 b. */
export const listCsv = (lines: readonly NamedLine[], titles: CsvTitles, tag: string): string =>
  toCsv([titles, ...lines.map(({ code, quantity, name }) => [code, quantity, name])], delimiterOf(tag));

/** Returns a file name of letters, digits and hyphens. Uses `fallback` if no character of the title is left. */
export const csvName = (title: string, fallback: string): string => {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...plain].slice(0, 60).join('') || fallback}.csv`;
};
