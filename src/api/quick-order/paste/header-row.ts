import { CODE, ISBN, ITEM, NUMBER, OTHER, QUANTITY, titleWords } from './column-titles.ts';
import { findCodes, readCodeCell } from './find-codes.ts';
import { countOfCell, hasCurrency, isAmount, isCount, plainQuantity } from './quantity-text.ts';

/** What a column holds by its title; `item` may be a code or a name. */
type ColumnRole = 'isbn' | 'code' | 'item' | 'quantity' | 'other';

/** A heading row: its titles, and its columns of ISBNs, of other codes and of items, as far as titles say so. */
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
/** How a mail begins or ends: no title, and no note on what follows. */
export const GREETING =
  /^(?:hello|hi|hey|dear|good|greetings|thanks?|please|bonjour|madame|monsieur|chers?|chère|merci|hallo|guten|liebe[rs]?|sehr|bitte|beste|geachte|dag|goede\p{L}*|hola|reciban?|buen[oa]s|estimad\p{L}*|ciao|buongiorno|gentile|olá|prezad\p{L}*|caro)(?!\p{L})/iu;

/** The header that a row is by the words of its titles, or undefined if it is none. en, fr, nl, es, any order. */
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
 * The header that a row is by its place, in whatever language: short texts without a number or a code, right above
 * `next`, a row with a code and no more cells. Two words with a comma between them may be a greeting.
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
 * Tells a line that holds titles of columns and nothing else, without cells between them: `main` if one of them
 * names codes or quantities ('ISBN', 'Item  ISBN  Qty'), `side` if none does ('Title'); undefined for other lines.
 */
export function headerLineKind(line: string): 'main' | 'side' | undefined {
  if (line.length > 100 || readCodeCell(line)) return undefined;
  const all = titleWords(line);
  const known = all.every((word) => [...MAIN, NUMBER, OTHER, FILLER].some((set) => set.has(word)));
  if (!known || !all.some((word) => /\p{L}/u.test(word) && !FILLER.has(word))) return undefined;
  return all.some((word) => MAIN.some((set) => set.has(word))) ? 'main' : 'side';
}

/** 'Code: LMS4-KIT' and '{"code":"LMS4-KIT"' are no titles: what they name would be lost. */
const holdsCode = (cell: string): boolean =>
  cell.length <= LONGEST_CELL && findCodes(cell).some(({ kind }) => kind === 'isbn' || kind === 'product');

/** 'Code: vls-kit' and 'Qty = 2': a label and what it names. */
export const holdsValue = (cell: string): boolean => /^[^:=]*\p{L}[^:=]*[:=]\s*[\p{L}\p{N}?("]/u.test(cell);

/** 'Qty 2'; 'Qty 2025' is a title. */
const isLabelledCount = (cell: string): boolean =>
  /\p{L}.*\s\d{1,3}$/u.test(cell) && countOfCell(cell) !== undefined;

function isTitle(cell: string): boolean {
  if (cell.length > LONGEST_TITLE || !/[\p{L}#]/u.test(cell) || /[!?]$/.test(cell)) return false;
  if (GREETING.test(cell)) return false;
  return (
    titleWords(cell).length <= 5 && !isCount(plainQuantity(cell)) && !isPrice(cell) && !readCodeCell(cell)
  );
}

/** 'Qty 2025' is no price. */
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
