import type { Line, Table } from './split.ts';
import { fieldOf, type NamePart, type OrderField, type PersonField } from './words.ts';

export type Titled<F extends string> = { readonly field: F; readonly column: number };

/**
 * The rows of titles of a list. `first`: what the first of them names. A row of titles may come again, or another table may
 * follow with other titles; `isLikeFirst` tells which.
 */
export type TitleRows<F extends string> = {
  readonly first: readonly Titled<F>[];
  readonly isTitle: (index: number) => boolean;
  readonly isLikeFirst: (index: number) => boolean;
  readonly isBelowFirst: (index: number) => boolean;
};

/** Returns the columns that titles name for a field. */
export const columnsOf = <F extends string>(titled: readonly Titled<F>[], field: F): readonly number[] =>
  titled.filter((one) => one.field === field).map(({ column }) => column);

/** More words are a sentence. */
const MOST_WORDS = 6;

/**
 * Finds the rows of titles: two or more cells, of which one names a field and most are short, without an address and without
 * a number alone in a cell. A sentence above a list has one cell, and is
 * none; a row of unknown titles is none either. `isData` tells that a line holds a known code.
 */
export function titleRowsOf<F extends OrderField | PersonField | NamePart>(
  { lines }: Table,
  fields: readonly F[],
  isData: (line: Line) => boolean = () => false,
): TitleRows<F> {
  const none: readonly Titled<F>[] = [];
  const own = lines.map((line) => {
    const titled = titledIn(line, fields);
    return titled.length > 0 && !isData(line) ? titled : none;
  });
  const place = own.findIndex((titled) => titled.length > 0);
  const first = own[place] ?? none;
  return {
    first,
    isTitle: (index) => (own[index] ?? none).length > 0,
    isLikeFirst: (index) => JSON.stringify(own[index]) === JSON.stringify(first),
    isBelowFirst: (index) => place !== -1 && index > place,
  };
}

function titledIn<F extends OrderField | PersonField | NamePart>(
  { cells }: Line,
  fields: readonly F[],
): readonly Titled<F>[] {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2 && cells.length > 1) return [];
  if (filled.some((cell) => cell.includes('@') || /^[\d.,]+$/.test(cell))) return [];
  if (filled.filter((cell) => cell.split(/\s+/).length > MOST_WORDS).length * 2 > filled.length) return [];
  return cells.flatMap((cell, column) => {
    const field = fieldOf(cell, fields);
    return field ? [{ field, column }] : [];
  });
}

export const WORD_GAPS = /[\s,;|]+/;

/** Returns whether a line is a heading in one cell, such as 'Item Price': up to five words with a title of codes. */
export function isCodeHeading(text: string): boolean {
  const words = text.split(WORD_GAPS);
  if (words.length < 2 || words.length > 5 || /[.:?!,]$|, |\d/.test(text)) return false;
  const isTitle = (word = '') => fieldOf(word, ['code', 'quantity']) !== undefined;
  return (
    (isTitle(words[0]) || isTitle(words.at(-1))) &&
    words.some((word) => fieldOf(word, ['code']) !== undefined)
  );
}
