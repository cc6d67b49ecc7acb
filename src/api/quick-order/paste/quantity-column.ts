import { isKnownOther } from './column-titles.ts';
import { otherTitle } from './known-other-titles.ts';
import { isKnownQuantity } from './known-quantity-titles.ts';
import { countOfCell, hasCurrency, isAmount, isCount, isGrouped, plainQuantity } from './quantity-text.ts';
import { isOddQuantity } from './quantity-words.ts';
import { isUnitOfPacks } from './unit-words.ts';

/** A year, or a number that is too long for a count of pieces. */
const YEAR_OR_NUMBER = /^(?:(?:19|20)\d{2}|\d{6,})$/;

type Rows = readonly (readonly string[])[];

/** The column of the quantities. If it can't be determined, `choices` are the possible columns: none, one or several. */
export type QuantityColumn =
  | { readonly column: number; readonly choices?: never }
  | {
      readonly column?: never;
      readonly choices: readonly number[];
      /** True if all their titles mean 'quantity'. If all columns then have the same number, it is the quantity. */
      readonly areNamed: boolean;
    };

/**
 * Finds the quantity column of a table.
 *
 * With a heading, it is the only column whose title is known to mean 'quantity', unless counts are also under an unknown
 * title. If there is no such title, or two, the shopper is asked, even if there is only one column of counts. Without a
 * heading, it is the only column of counts; if there are several or none, the shopper is asked. The shopper is also asked
 * if a column of units has other units than pieces (box, dozen). Row numbers 1, 2, 3 … in the first column are ignored.
 * [QO-09 d]
 */
export function findQuantityColumn(
  rows: Rows,
  titles: readonly string[],
  isCode: (column: number) => boolean,
): QuantityColumn {
  const width = Math.max(titles.length, ...rows.map((row) => row.length));
  const title = (column: number) => titles[column] ?? '';
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => !isCode(column));
  const known = columns.filter((column) => isKnownQuantity(title(column)) && isCounts(cellsOf(rows, column)));
  const all = columns.filter(
    (column) => known.includes(column) || mayBeQuantity(cellsOf(rows, column), title(column)),
  );
  const choices = all.filter((column) => column > 0 || known.includes(0) || !isNumbering(cellsOf(rows, 0)));
  const [named] = known;
  const isRival = (column: number) => !isAside(rows, column, title(column), named);
  const under = known.length === 1 ? choices.filter((column) => column === named || isRival(column)) : known;
  const [only, ...others] = titles.length > 0 ? under : choices;
  const isInPieces = !columns.some((column) => isUnitOfPacks(cellsOf(rows, column), title(column)));
  const isUnlike = only !== undefined && titles.length === 0 && mayCountElse(cellsOf(rows, only), only === 0);
  if (only !== undefined && others.length === 0 && isInPieces && !isUnlike) return { column: only };
  const proven = titles.length === 0 ? provenColumn(rows, columns) : undefined;
  if (proven !== undefined && isInPieces) return { column: proven };
  const asked = known.length === 1 ? under : choices.length > 0 ? choices : all;
  const held = asked.filter((column) => cellsOf(rows, column).length > 0);
  return { choices: held, areNamed: held.every((column) => known.includes(column)) };
}

/**
 * Returns whether a column without a title may count something else: prices, years, numbers that are too long, rooms ('12',
 * 'Room 14'), or before the codes, numbers that count up from a hundred or over three rows.
 */
function mayCountElse(cells: readonly string[], isLead: boolean): boolean {
  if (cells.some(isAmount) || cells.every((cell) => /^(?:(?:19|20)\d{2}|\d{5,})$/.test(cell))) return true;
  const isNamed = (cell: string) => !isQuantityLike(cell) && /\p{L}{2,}[.\s#]*\d{1,4}$/u.test(cell);
  if (cells.some((cell) => isNamed(cell) && countOfCell(cell) === undefined)) return true;
  return isLead && isCountingUp(cells.map(Number));
}

/** Returns whether numbers are line numbers rather than quantities: 101, 102. With 2 and 3, it may be by chance. */
export function isCountingUp(numbers: readonly number[]): boolean {
  const [first = 0] = numbers;
  const isLong = numbers.length > 2 || (numbers.length === 2 && first > 99);
  return isLong && first > 1 && numbers.every((number, i) => number === first + i);
}

/** Returns the column of counts that fits the unit prices and totals with cents in every row. Undefined if none or two fit. */
function provenColumn(rows: Rows, columns: readonly number[]): number | undefined {
  const amounts = columns.filter((column) =>
    rows.every((row) => /^\d{1,7}[.,]\d\d$/.test(row[column] ?? '')),
  );
  const cents = (row: readonly string[], column: number) => Number((row[column] ?? '').replace(/[.,]/, ''));
  const isProof = (count: number, unit: number, total: number) =>
    rows.every((row) => Number(row[count]) * cents(row, unit) === cents(row, total));
  const counts = columns.filter((column) => rows.every((row) => /^[1-9]\d{0,4}$/.test(row[column] ?? '')));
  const fitting = counts.filter((count) =>
    amounts.some((unit) => amounts.some((total) => unit !== total && isProof(count, unit, total))),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Returns whether the cells are 1, 2, 3 … or 10, 20, 30 … from the first row on, in at least two rows. Leading zeros are
 * allowed.
 */
export function isNumbering(cells: readonly string[]): boolean {
  return cells.length > 1 && STEPS.some((step) => cells.every((cell, i) => isNumberOf(cell, (i + 1) * step)));
}

/** The possible differences between line numbers. */
export const STEPS = [1, 10] as const;

export function isNumberOf(cell: string, number: number): boolean {
  return /^\d{1,6}$/.test(cell) && Number(cell) === number;
}

function cellsOf(rows: Rows, column: number): string[] {
  return rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
}

/**
 * Returns whether some cell under a title of quantities is a count, in any notation, even 3,00. Other cells ('-', 'see
 * note') are refused by their rows.
 */
function isCounts(cells: readonly string[]): boolean {
  return cells.some((cell) => isQuantityLike(cell) || isWholeAmount(cell));
}

function mayBeQuantity(cells: readonly string[], title: string): boolean {
  if (cells.length === 0) return false;
  const like = cells.filter(isQuantityLike).length * 2 >= cells.length;
  const money = cells.some(isAmount);
  if (!money) return like;
  // 3,00 is a quantity of a spreadsheet or a price. A price column has cents or a currency somewhere, or a title of prices.
  return cells.every((cell) => isQuantityLike(cell) || isWholeAmount(cell)) && !isKnownOther(title);
}

/** Returns whether a column is certainly not the quantity next to a column titled 'quantity', by its title or its cells. */
function isAside(rows: Rows, column: number, title: string, named: number | undefined): boolean {
  const cells = cellsOf(rows, column);
  if (cells.some(isAmount) || cells.every((cell) => YEAR_OR_NUMBER.test(cell))) return true;
  const kind = otherTitle(title);
  return kind === 'other' || (kind === 'total' && rows.every((row) => isMultiple(row, column, named ?? -1)));
}

function isMultiple(row: readonly string[], column: number, named: number): boolean {
  const [total, count] = [row[column] ?? '', row[named] ?? ''];
  const pieces = Number(plainQuantity(count));
  return total === '' || !(pieces > 0) || Number(total.replace(/\D/g, '')) % pieces === 0;
}

function isQuantityLike(cell: string): boolean {
  if (isAmount(cell) || cell.endsWith('%')) return false;
  return isCount(plainQuantity(cell)) || isGrouped(cell) || isOddQuantity(cell);
}

function isWholeAmount(cell: string): boolean {
  return !hasCurrency(cell) && /^\d{1,9}[.,]00?$/.test(cell);
}
