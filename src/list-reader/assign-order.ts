import { widthOf, type Assignment } from './assign.ts';
import { knownSpans, type Known, type Product } from './candidates.ts';
import { normalizeCode } from './codes.ts';
import { isCounting, isNumbering, isYear, quantityOfCell, type Place } from './numbers.ts';
import type { Line, Table } from './split.ts';
import { columnsOf, isCodeHeading, titleRowsOf, type TitleRows } from './titles.ts';
import { isSign, type OrderField } from './words.ts';

/** `place`: where each line's number stands in a list without columns. `isChosen`: the shopper chose the columns. */
export type OrderAssignment = Assignment<OrderField> & {
  readonly place?: Place;
  readonly isChosen?: boolean;
};

/** Returns the product of a cell that is a code and nothing else. */
export const productIn = (cell: string | undefined, known: Known): Product | undefined =>
  (cell !== undefined && cell.length > 2 && cell.length < 60 && known(normalizeCode(cell))) || undefined;

/** Returns the rows of titles of an order list. A row with a known code is none. */
export const orderTitles = (table: Table, known: Known): TitleRows<OrderField> =>
  titleRowsOf(table, ['code', 'quantity'], (line) => knownSpans(line, known).length > 0);

/** Returns what a column of the picture would give: its known products, and its quantities. [QO-10 b] */
export const columnGives = ({ lines }: Table, column: number, known: Known) => ({
  products: new Set(lines.flatMap(({ cells }) => productIn(cells[column], known)?.code ?? [])).size,
  quantities: lines.filter(({ cells }) => quantityOfCell(cells[column] ?? '', true) !== undefined).length,
});

/**
 * Finds the columns of an order list. Codes: the titled column with known codes, else the column with most; several are
 * asked about unless they name the same products. Quantities: the one titled column, else the only column that can be
 * nothing else; several are asked about. Without a column of codes each line is read by itself. [QO-09 d, QO-10 a]
 */
export function assignOrder(table: Table, known: Known): OrderAssignment {
  const titles = orderTitles(table, known);
  const codes = codeColumns(table, known, columnsOf(titles.first, 'code'));
  const [code] = codes;
  const named = columnsOf(titles.first, 'quantity').filter(
    (column) => column !== code && !hasUnitsOnly(table, titles, column),
  );
  const [quantity, ...more] = named;
  const isNamed = quantity !== undefined && more.length === 0;
  if (code === undefined || widthOf(table) < 2) return isNamed ? { columns: { quantity } } : {};
  if (codes.length > 1 && table.lines.length === 1) return {};
  if (codes.length > 1)
    return { ...(isNamed && { columns: { quantity } }), ask: { field: 'code', choices: codes } };
  if (isNamed) return { columns: { code, quantity } };
  const found = named.length > 0 ? [] : quantityColumns(table, code, known, titles);
  const [only] = found;
  if (only?.isSure && found.length === 1) return { columns: { code, quantity: only.column } };
  const choices = named.length > 0 ? named : found.map(({ column }) => column);
  return choices.length > 0
    ? { columns: { code }, ask: { field: 'quantity', choices } }
    : { columns: { code } };
}

/** Returns whether a column has words such as 'Each' alone: 'Units' beside 'Qty' holds no quantities. */
const hasUnitsOnly = ({ lines }: Table, titles: TitleRows<OrderField>, column: number): boolean => {
  const cells = lines.flatMap((line, index) => (titles.isBelowFirst(index) && line.cells[column]) || []);
  return cells.length > 0 && cells.every((cell) => isSign('after', cell));
};

function codeColumns(table: Table, known: Known, named: readonly number[]): readonly number[] {
  const products = table.lines.map(({ cells }) => cells.map((cell) => productIn(cell, known)?.code));
  const counts = Array.from({ length: widthOf(table) }, (_, column) => ({
    column,
    count: products.filter((cells) => cells[column] !== undefined).length,
  })).filter(({ count }) => count > 0);
  const inNamed = counts.filter(({ column }) => named.includes(column));
  const some = inNamed.length > 0 ? inNamed : counts;
  const most = Math.max(0, ...some.map(({ count }) => count));
  if (most === 0) return named.length === 1 ? named : [];
  const rivals = inNamed.length > 0 ? some : some.filter(({ count }) => count === most);
  const isOne = products.every(
    (cells) => new Set(rivals.flatMap(({ column }) => cells[column] ?? [])).size < 2,
  );
  const chosen = isOne ? rivals.filter(({ count }) => count === most).slice(0, 1) : rivals;
  return chosen.map(({ column }) => column);
}

/**
 * Returns the columns with whole numbers beside the codes, without amounts and the numbers of the lines before the code.
 * `isSure`: it can only be the quantities: it counts no lines, holds no years, and no title says something else.
 */
function quantityColumns(table: Table, code: number, known: Known, titles: TitleRows<OrderField>) {
  const rows = table.lines.filter(({ cells }) => productIn(cells[code], known));
  return Array.from({ length: widthOf(table) }, (_, column) => column).flatMap((column) => {
    const cells = rows.map((line) => line.cells[column] ?? '').filter((cell) => cell !== '');
    const numbers = cells.flatMap((cell) => quantityOfCell(cell, false) ?? []);
    const isOther = cells.some((cell) => /\d[.,]\d|%|\p{Sc}/u.test(cell) || productIn(cell, known));
    const isCounted = (column < code ? isNumbering : isCounting)(numbers) || numbers.every(isYear);
    if (
      column === code ||
      numbers.length === 0 ||
      isOther ||
      (isCounted && numbers.length > 1 && column < code)
    )
      return [];
    const isHeaded = table.lines.some(
      (line, index) =>
        isHeading(table, line, code, column) ||
        isCodeHeading(line.text.trim()) ||
        (titles.isTitle(index) && (line.cells[column] ?? '') !== ''),
    );
    return [{ column, isSure: !isCounted && !isHeaded && numbers.length * 2 > cells.length }];
  });
}

const isText = (cell = ''): boolean => /^\p{L}/u.test(cell) && cell.split(/\s+/).length < 4;

/** Returns whether a line has short texts over both columns: titles, of which none need be known. */
export const isHeading = (
  { delimiter }: Table,
  { cells, source }: Line,
  code: number,
  column: number,
): boolean =>
  isText(cells[code]) &&
  !/\d/.test(cells[code] ?? '') &&
  isText(cells[column]) &&
  quantityOfCell(cells[column] ?? '', true) === undefined &&
  !(delimiter === ',' && source.includes(', '));
