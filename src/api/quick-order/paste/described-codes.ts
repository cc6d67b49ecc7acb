import { CODE, folded, ISBN, ITEM, titleWords } from './column-titles.ts';
import { type FoundCode, findCodes, readCodeCell } from './find-codes.ts';

type Rows = readonly (readonly string[])[];

/** Numbers of goods that are no products of the store: they stand beside its code. */
const BARCODE = new Set(['ean', 'ean13', 'gtin', 'upc', 'barcode', 'jan']);
/** Who pays, asks or learns: its codes are none of products. */
const ELSEWHERE =
  /^(?:account|acct|budget|fund|gl|charge|cost|dept|department|project|grant|course|class|staff|student|employee|teacher|req|requisition|wbs|po|org|compte|imputation|analytique|projet|cours|kostenstelle|sachkonto|konto|projekt|kostenplaats|grootboek\p{L}*|rekening|cuenta|partida|proyecto|curso|conto|capitolo|commessa|centro|conta|rubrica)$/u;

/** The one ISBN in a text; without any, its one code that is written as one: 'Record form, ISBN 9780158657196'. */
export function codeWithin(cell: string): FoundCode | undefined {
  const found = findCodes(cell);
  const isbns = found.filter(({ kind }) => kind === 'isbn');
  const codes = isbns.length > 0 ? isbns : found.filter(({ kind }) => kind === 'product');
  return codes.length === 1 ? codes[0] : undefined;
}

/**
 * The column that says the products' codes among words where the only cells that are codes may be those of an account, a
 * course or a person: it holds an ISBN in each row, or codes while the others are the same in all rows or titled so.
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

/** True for a column of barcodes that are no ISBNs. */
export const isBarcodes = (cells: readonly string[], title: string): boolean =>
  titleWords(title).some((word) => BARCODE.has(word)) &&
  cells.every((cell) => cell === '' || readCodeCell(cell)?.kind === 'number');

const namesCodes = (title: string): boolean =>
  !isElsewhere(title) && titleWords(title).some((word) => CODE.has(word) || ISBN.has(word) || ITEM.has(word));

/** True for the title of what an account, a course or a person is called. */
export const isElsewhere = (title: string): boolean => titleWords(title).some((word) => ELSEWHERE.test(word));

const isSame = (cells: readonly string[]): boolean => cells.length > 1 && new Set(cells).size === 1;
