import type { Line } from '../cart/line-result.ts';
import { toCsv } from '../quick-order/paste/csv-export.ts';
import { readPaste } from '../quick-order/paste/read-paste.ts';

/** A line of the file. `name` is '' if it is unknown. */
export type NamedLine = Line & { name: string };

/** The titles of the columns, in words that quick order can read: code, quantity, name. */
export type CsvTitles = readonly [code: string, quantity: string, name: string];

/** Returns the cell separator: spreadsheets use a semicolon if the locale's decimal separator is a comma. */
const delimiterOf = (tag: string): ',' | ';' =>
  new Intl.NumberFormat(tag).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ',';

/**
 * Returns a list as a CSV file for spreadsheets in the page's locale: the products in order, without prices. Quick order
 * can read the same rows from it: a name that it would misread ('cancelled', another product's code) is left out. `tag` is
 * a BCP 47 tag.
 * Source: LEAD-04 b, SEC-10.
 */
export const listCsv = (lines: readonly NamedLine[], titles: CsvTitles, tag: string): string => {
  const write = (some: readonly NamedLine[]) =>
    toCsv([titles, ...some.map(({ code, quantity, name }) => [code, quantity, name])], delimiterOf(tag));
  const isRead = (some: readonly NamedLine[]) => isReadBack(write(some), some);
  const nameless = (line: NamedLine): NamedLine => ({ ...line, name: '' });
  if (isRead(lines)) return write(lines);
  const named = lines.map((line) => (isRead([line]) ? line : nameless(line)));
  return write(isRead(named) ? named : lines.map(nameless));
};

/** Returns whether quick order reads exactly these lines from the file, without a question. */
const isReadBack = (csv: string, lines: readonly NamedLine[]): boolean => {
  const { lines: read, unread } = readPaste(csv);
  return (
    unread.length === 0 &&
    read.length === lines.length &&
    read.every(({ code, quantity, choices, also }, at) => {
      const line = lines[at]!;
      return code === line.code && quantity === String(line.quantity) && !choices && !also;
    })
  );
};

/** Returns a file name of letters, digits and hyphens. Uses `fallback` if no character of the title is left. */
export const csvName = (title: string, fallback: string): string => {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...plain].slice(0, 60).join('') || fallback}.csv`;
};
