import type { Line } from '../cart/line-result.ts';
import { delimiterOf, toCsv } from './csv-export.ts';

/** A line of the file. `name` is '' if it is unknown. */
export type NamedLine = Line & { name: string };

/** The titles of the columns, in words that quick order can read: code, quantity, name. */
export type CsvTitles = readonly [code: string, quantity: string, name: string];

/**
 * Returns a list as a CSV file for spreadsheets in the page's locale: the products in order, without prices. Quick order
 * reads the same rows from it by its titles, whatever the names are. `tag` is a BCP 47 tag.
 * Source: LEAD-04 b, SEC-10.
 */
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
