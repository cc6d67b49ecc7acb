import type { Line } from '../cart/line-result.ts';
import { toCsv } from '../quick-order/paste/csv-export.ts';
import { readPaste } from '../quick-order/paste/read-paste.ts';

/** A line of the file; `name` is '' where nobody knows it. */
export type NamedLine = Line & { name: string };

/** The titles of its columns, in words that quick order's reader knows: code, quantity, name. */
export type CsvTitles = readonly [code: string, quantity: string, name: string];

/** Spreadsheets part cells by a semicolon where a comma parts the decimals. */
const delimiterOf = (tag: string): ',' | ';' =>
  new Intl.NumberFormat(tag).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ',';

/**
 * A list as a file for spreadsheets in the page's locale: product by product, as they stand, without prices. Quick order reads the same rows
 * out of it: a name that it would take for something else ('cancelled', another product's code) is left out. `tag` is a BCP 47 one.
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

/** Whether quick order reads these lines out of the file, each with its quantity, and asks nothing. */
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

/** A file's name of letters, digits and hyphens; `fallback` where nothing is left of what it should be. */
export const csvName = (title: string, fallback: string): string => {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...plain].slice(0, 60).join('') || fallback}.csv`;
};
