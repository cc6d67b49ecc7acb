import { CODE, ISBN, ITEM, NUMBER, OTHER, QUANTITY, titleWords } from './column-titles.ts';
import { findCodes, readCodeCell } from './find-codes.ts';
import { countOfCell, hasCurrency, isAmount, isCount, plainQuantity } from './quantity-text.ts';

/** The content of a column by its title. `item` may be a code or a name. */
type ColumnRole = 'isbn' | 'code' | 'item' | 'quantity' | 'other';

/** A heading row: its titles, and its columns of ISBNs, of other codes and of items, as far as the titles show them. */
export type Header = {
  readonly titles: readonly string[];
  readonly codes: readonly (readonly number[])[];
};

const FILLER = new Set(
  'order ordered of the de du des del la le to per van het besteld commandee pedida pedido 13 10'.split(' '),
);
const MAIN = [ISBN, QUANTITY, CODE, ITEM];
const LONGEST_TITLE = 40;
const LONGEST_CELL = 200;
/** How a mail begins or ends. Such a line is neither a title nor a note on what follows. */
export const GREETING =
  /^(?:hello|hi|hey|dear|good|greetings|thanks?|please|bonjour|madame|monsieur|chers?|chère|merci|hallo|guten|liebe[rs]?|sehr|bitte|beste|geachte|dag|goede\p{L}*|hola|reciban?|buen[oa]s|estimad\p{L}*|ciao|buongiorno|gentile|olá|prezad\p{L}*|caro)(?!\p{L})/iu;

/** Recognizes a heading by the words of its titles. Undefined if the row is not a heading. en, fr, nl, es, in any order. */
export function readHeader(cells: readonly string[]): Header | undefined {
  if (cells.length < 2 || cells.some((cell) => /^\d+$/.test(cell) || readCodeCell(cell))) return undefined;
  if (cells.some(holdsCode) || cells.some(holdsValue)) return undefined;
  const roles = cells.map(roleOf);
  const known = roles.filter((role) => role !== undefined).length;
  const certain = roles.includes('isbn') || roles.includes('code');
  const useful = certain || roles.includes('item') || roles.includes('quantity');
  if (!useful || (known < 2 && !(certain && !cells.some((cell) => /\d{3}/.test(cell))))) return undefined;
  const columnsOf = (role: ColumnRole) => roles.flatMap((r, i) => (r === role ? [i] : []));
  const codes = [columnsOf('isbn'), columnsOf('code'), columnsOf('item')].filter((group) => group.length > 0);
  return { titles: cells, codes };
}

/**
 * Recognizes a heading by its place, in any language: short texts without numbers or codes, directly above `next`, a row
 * with a code and not more cells. Two words with a comma between them may be a greeting.
 */
export function readUnknownHeader(cells: readonly string[], next: readonly string[]): Header | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const lengthOf = (row: readonly string[]) => row.findLastIndex((cell) => cell !== '') + 1;
  if (filled.length < 2 || next.length < 2 || cells.length < lengthOf(next)) return undefined;
  if (!next.some((cell) => readCodeCell(cell)) || !filled.every(isTitle)) return undefined;
  if (filled.some(holdsCode) || filled.some(holdsValue) || filled.some(isLabelledCount)) return undefined;
  return { titles: cells, codes: [] };
}

/**
 * Recognizes a line that consists only of column titles, without separate cells. Returns `main` if one of them names codes
 * or quantities ('ISBN', 'Item  ISBN  Qty'), `side` if none does ('Title'), and undefined for other lines.
 */
export function headerLineKind(line: string): 'main' | 'side' | undefined {
  if (line.length > 100 || readCodeCell(line)) return undefined;
  const all = titleWords(line);
  const known = all.every((word) => [...MAIN, NUMBER, OTHER, FILLER].some((set) => set.has(word)));
  if (!known || !all.some((word) => /\p{L}/u.test(word) && !FILLER.has(word))) return undefined;
  return all.some((word) => MAIN.some((set) => set.has(word))) ? 'main' : 'side';
}

/**
 * Returns whether a cell contains a code, as in 'Code: LMS4-KIT' and '{"code":"LMS4-KIT"'. It is then not a title, because
 * the code would be lost.
 */
const holdsCode = (cell: string): boolean =>
  cell.length <= LONGEST_CELL && findCodes(cell).some(({ kind }) => kind === 'isbn' || kind === 'product');

/** Returns whether a cell has a label with a value, as in 'Code: vls-kit' and 'Qty = 2'. */
export const holdsValue = (cell: string): boolean => /^[^:=]*\p{L}[^:=]*[:=]\s*[\p{L}\p{N}?("]/u.test(cell);

/** Returns whether a cell is a label with a count, as in 'Qty 2'. 'Qty 2025' is a title. */
const isLabelledCount = (cell: string): boolean =>
  /\p{L}.*\s\d{1,3}$/u.test(cell) && countOfCell(cell) !== undefined;

function isTitle(cell: string): boolean {
  if (cell.length > LONGEST_TITLE || !/[\p{L}#]/u.test(cell) || /[!?]$/.test(cell)) return false;
  if (GREETING.test(cell)) return false;
  return (
    titleWords(cell).length <= 5 && !isCount(plainQuantity(cell)) && !isPrice(cell) && !readCodeCell(cell)
  );
}

/** Returns whether a cell is a price. 'Qty 2025' is not. */
function isPrice(cell: string): boolean {
  return isAmount(cell) && (hasCurrency(cell) || !/\p{L}{2}/u.test(cell));
}

function roleOf(cell: string): ColumnRole | undefined {
  if (cell.length > LONGEST_TITLE || /\d/.test(cell.replace(/1[03]/, ''))) return undefined;
  const all = titleWords(cell);
  const has = (set: ReadonlySet<string>) => all.some((word) => set.has(word));
  if (all.length > 4) return undefined;
  if (has(ISBN)) return 'isbn';
  if (has(OTHER)) return 'other';
  if (has(QUANTITY)) return 'quantity';
  if (has(CODE) || (has(ITEM) && has(NUMBER))) return 'code';
  if (has(ITEM)) return 'item';
  return has(NUMBER) ? 'other' : undefined;
}
