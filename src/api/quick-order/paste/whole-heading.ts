import { CODE, isItemWord, ISBN, ITEM, QUANTITY, titleWords } from './column-titles.ts';
import { headerLineKind, holdsValue, readHeader } from './header-row.ts';
import { isKnownQuantity } from './known-quantity-titles.ts';
import { isTroubleWord } from './line-words.ts';
import { isNoteTitle } from './row-notes.ts';
import { readCodeCell } from './find-codes.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';
import { isSpacedTitle, isTextTitle } from './spaced-heading.ts';
import { saysStatus } from './status-words.ts';
import { isUnitTitle } from './unit-words.ts';

/** A code in lower case: 'vls-kit'. */
const SMALL_CODE = /(?<![\p{L}\d-])[a-z\d]{2,}-[a-z\d-]{2,}(?![\p{L}\d-])/u;
/** 'Products ordered' may be a list of earlier orders. */
const PAST = /(?<!\p{L})(?:ordered|besteld|command[eé]e?s?|pedid[oa]s?)(?!\p{L})/iu;
const FILLER = new Set('the of de du des la le per van het del order in on'.split(' '));
/** Names that programs and hurried people give to columns. */
const NUMBERED =
  /^(?:[A-Z]{1,2}$|field|column|col|feld|spalte|champ|colonne|kolom|veld|campo|columna|coluna|colonna|unnamed)\P{L}*$/iu;

/**
 * Returns whether nothing can be lost by skipping a heading: each cell is a known title, or is next to one that names codes
 * and can't be a product, and `below` is a row. Other headings are listed as not read, although they are used for the rows
 * below them. [QO-09 d]
 */
export function isWholeHeading(
  { cells, isHeading, text }: PasteRecord,
  below: PasteRecord | undefined,
): boolean {
  const titles = cells.filter((cell) => cell !== '');
  const [only = '', ...others] = titles;
  if (others.length === 0)
    return headerLineKind(only) !== undefined && (!PAST.test(only) || isKnownQuantity(only));
  const isUsed = below !== undefined && below.text.length <= MAX_LINE_LENGTH && below.cells.some(holdsDigit);
  if (!isUsed || titles.some(mayBeProduct)) return false;
  // The commas and spaces of a sentence split it like those of a table.
  const isParted = /[\t;|]|,(?! )/.test(text) || (titles.length > 2 && /\S {2,}\S/.test(text));
  if (isHeading || !isParted || /, /.test(text) || text.startsWith('\t')) return isFullHeading(titles);
  if (titles.every(isKnownTitle)) return true;
  if (/[\t;|]/.test(text) && titles.some(isKnownQuantity) && !titles.some(isNote)) return true;
  return (readHeader(cells)?.codes.length ?? 0) > 0 || cells.some(isItemWord);
}

/** Returns whether all titles are known, one of them names codes or products, and none may be a note. */
export const isFullHeading = (titles: readonly string[]): boolean =>
  titles.every((title) => isWhollyKnown(title) && (isKnownQuantity(title) || !isNote(title))) &&
  titles.some((title) => isItemWord(title) || isTextTitle(title) || holdsWordOf(title, CODE, ISBN, ITEM));

const holdsWordOf = (title: string, ...sets: readonly ReadonlySet<string>[]): boolean =>
  titleWords(title).some((word) => sets.some((set) => set.has(word)));

/** Returns whether every word of a title is known. */
const isWhollyKnown = (title: string): boolean =>
  !/\d/.test(title.replace(/1[03]/, '')) &&
  ((isKnownTitle(title) && titleWords(title).every((word) => isKnownTitle(word) || FILLER.has(word))) ||
    isKnownQuantity(title));

const isKnownTitle = (title: string): boolean =>
  isKnownQuantity(title) ||
  isSpacedTitle(title) ||
  isUnitTitle(title) ||
  isNoteTitle(title) ||
  NUMBERED.test(title) ||
  holdsWordOf(title, CODE, ISBN, ITEM, QUANTITY);

const holdsDigit = (cell: string): boolean => /\d/.test(cell) || readCodeCell(cell) !== undefined;

const mayBeProduct = (title: string): boolean =>
  /[=]/.test(title) || holdsValue(title) || SMALL_CODE.test(title);

const isNote = (title: string): boolean =>
  saysStatus(title) ||
  (title.match(/[\p{L}\p{M}'’-]+/gu) ?? []).some((word) => isTroubleWord(word) && !/^no$/i.test(word));
