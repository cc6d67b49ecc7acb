import { CODE, folded, ISBN, ITEM, titleWords } from './column-titles.ts';
import { type FoundCode, findCodes, readCodeCell } from './find-codes.ts';

type Rows = readonly (readonly string[])[];

/** Titles of numbers that are not product codes of the store but may be next to them. */
const BARCODE = new Set(['ean', 'ean13', 'gtin', 'upc', 'barcode', 'jan']);
/** Titles of payers, requesters or courses. Codes under them are not product codes. */
const ELSEWHERE =
  /^(?:account|acct|budget|fund|gl|charge|cost|dept|department|project|grant|course|class|staff|student|employee|teacher|req|requisition|wbs|po|org|compte|imputation|analytique|projet|cours|kostenstelle|sachkonto|konto|projekt|kostenplaats|grootboek\p{L}*|rekening|cuenta|partida|proyecto|curso|conto|capitolo|commessa|centro|conta|rubrica)$/u;

/**
 * Returns the only ISBN in a text. Without an ISBN, returns the only code that is written like one: 'Record form, ISBN
 * 9780158657196'.
 */
export function codeWithin(cell: string): FoundCode | undefined {
  const found = findCodes(cell);
  const isbns = found.filter(({ kind }) => kind === 'isbn');
  const codes = isbns.length > 0 ? isbns : found.filter(({ kind }) => kind === 'product');
  return codes.length === 1 ? codes[0] : undefined;
}

/**
 * Finds the column whose text contains the products' codes, if the cells that are only a code may be those of an account, a
 * course or a person. It has an ISBN in each row, or codes while the other codes are the same in all rows or have such a
 * title.
 */
export function describedColumn(
  rows: Rows,
  titles: readonly string[],
  coded: readonly number[],
): number | undefined {
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  if (rows.length === 0 || coded.some((column) => namesCodes(titles[column] ?? ''))) return undefined;
  if (coded.some((column) => cellsOf(column).some((cell) => readCodeCell(cell)?.kind === 'isbn')))
    return undefined;
  const isAside = coded.every(
    (column) => isElsewhere(titles[column] ?? '') || isSame(cellsOf(column).map(folded)),
  );
  const width = Math.max(...rows.map(({ length }) => length));
  const described = Array.from({ length: width }, (_, column) => column).filter((column) => {
    if (coded.includes(column)) return false;
    const kinds = rows.map((row) => codeWithin(row[column] ?? '')?.kind);
    return kinds.every((kind) => kind === 'isbn' || (kind === 'product' && isAside));
  });
  return described.length === 1 ? described[0] : undefined;
}

/** Returns whether a column contains barcodes that are not ISBNs. */
export const isBarcodes = (cells: readonly string[], title: string): boolean =>
  titleWords(title).some((word) => BARCODE.has(word)) &&
  cells.every((cell) => cell === '' || readCodeCell(cell)?.kind === 'number');

const namesCodes = (title: string): boolean =>
  !isElsewhere(title) && titleWords(title).some((word) => CODE.has(word) || ISBN.has(word) || ITEM.has(word));

/** Returns whether a title is about an account, a course or a person. */
export const isElsewhere = (title: string): boolean => titleWords(title).some((word) => ELSEWHERE.test(word));

const isSame = (cells: readonly string[]): boolean => cells.length > 1 && new Set(cells).size === 1;
