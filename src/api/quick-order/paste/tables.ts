import { describedColumn, isBarcodes, isElsewhere } from './described-codes.ts';
import { type CodeKind, readCodeCell } from './find-codes.ts';
import { isPeriod } from './heading-codes.ts';
import { type Header, readHeader, readUnknownHeader } from './header-row.ts';
import { findQuantityColumn, type QuantityColumn } from './quantity-column.ts';
import { isCount } from './quantity-text.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** The facts for reading the rows under a heading, or those of a regular table without one. */
export type Table = {
  readonly titles: readonly string[];
  /** The columns of codes, the most certain first. */
  readonly codes: readonly (readonly number[])[];
  /** The column whose text contains the products' codes, if those in `codes` may be of accounts. */
  readonly described?: number | undefined;
  readonly quantity: QuantityColumn;
  readonly width: number;
  readonly rows: readonly (readonly string[])[];
};

/** Returns by record index the table that a row belongs to, or 'header' for a row of titles. */
export function findTables(records: readonly PasteRecord[]): ReadonlyMap<number, Table | 'header'> {
  const found = new Map<number, Table | 'header'>();
  let header: Header | undefined;
  let rows: number[] = [];
  const close = () => {
    const cells = rows.map((i) => records[i]?.cells ?? []);
    const table = header ? tableOf(header, cells.map(trimEnd)) : plainTable(cells);
    if (table) rows.forEach((i) => found.set(i, table));
    rows = [];
  };
  records.forEach((record, i) => {
    const { cells, text } = record;
    if (cells.length < 2 || text.length > MAX_LINE_LENGTH) return;
    const below = records[i + 1]?.cells ?? [];
    const isFirst = header === undefined && rows.length === 0;
    const mayBeHeader = isFirst || (cells.length === below.length && !cells.includes(''));
    const next =
      withTitles(readHeader(withoutPeriods(cells, below)), cells) ??
      (mayBeHeader ? readUnknownHeader(cells, below) : undefined) ??
      (record.isHeading ? { titles: cells, codes: [] } : undefined);
    if (!next) rows.push(i);
    else {
      const isBelow = header === undefined && !records.slice(i + 1).some((other) => other.cells.length > 1);
      if (isBelow) header = next;
      close();
      header = next;
      found.set(i, 'header');
    }
  });
  close();
  return found;
}

/**
 * Replaces titles such as 'FY25' by a neutral word. Above a count such a text is a title rather than a code, if another
 * cell is above a code. A heading's `titles` are the cells themselves.
 */
function withoutPeriods(cells: readonly string[], below: readonly string[]): readonly string[] {
  const isOverCodes = cells.some((cell, i) => !readCodeCell(cell) && readCodeCell(below[i] ?? ''));
  if (!isOverCodes) return cells;
  return cells.map((cell, i) => (isPeriod(cell) && isCount(below[i] ?? '') ? 'period' : cell));
}

/** Removes the empty cells at the end. */
export function trimEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function tableOf({ titles, codes: named }: Header, cells: Table['rows']): Table {
  const width = titles.length;
  const rows = cells.filter((row) => row.length <= width);
  const held = codeColumns(rows, width);
  const counted = (column: number) => held.length > 0 && rows.every((row) => isCount(row[column] ?? '0'));
  const groups = named.map((group) => group.filter((column) => !counted(column)));
  const isOther = (column: number) => groups.some(isFilled) && isElsewhere(titles[column] ?? '');
  const unnamed = held.map((group) =>
    group.filter((column) => !groups.flat().includes(column) && !isOther(column)),
  );
  const codes = barcodesLast([...groups, ...unnamed].filter(isFilled), titles, rows);
  const quantity = findQuantityColumn(rows, titles, (column) => codes.flat().includes(column));
  const described = describedColumn(rows, titles, codes.flat());
  return { titles, codes, described, quantity, width, rows };
}

const withTitles = (header: Header | undefined, titles: readonly string[]): Header | undefined =>
  header && { ...header, titles };

/** Puts columns of barcodes last. A store knows its products by ISBN or its own code rather than by barcode. */
function barcodesLast(codes: Table['codes'], titles: readonly string[], rows: Table['rows']): Table['codes'] {
  const isLast = (column: number) =>
    isBarcodes(
      rows.map((row) => row[column] ?? ''),
      titles[column] ?? '',
    );
  const [first, last] = [false, true].map((is) =>
    codes.map((group) => group.filter((column) => isLast(column) === is)),
  );
  return [...(first ?? []), ...(last ?? [])].filter(isFilled);
}

/**
 * Returns a table without a heading if its rows are alike and several columns may have the quantities. Otherwise each row
 * is read on its own.
 */
function plainTable(rows: Table['rows']): Table | undefined {
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || rows.some((row) => row.length !== width)) return undefined;
  const codes = codeColumns(rows, width);
  if (codes.length === 0) return undefined;
  const quantity = findQuantityColumn(rows, [], (column) => codes.flat().includes(column));
  const isUnsure = quantity.choices !== undefined && quantity.choices.length > 0;
  return isUnsure ? { titles: [], codes, quantity, width, rows } : undefined;
}

/**
 * Returns the columns in which at least half of the cells are codes: those with ISBNs first, then others. Weak codes and
 * numbers are only used if there are no others.
 */
function codeColumns(rows: Table['rows'], width: number): number[][] {
  const kinds = rows.map((row) => row.map((cell) => readCodeCell(cell)?.kind));
  const columnsOf = (...wanted: readonly CodeKind[]) =>
    Array.from({ length: width }, (_, column) => column).filter((column) => {
      const filled = rows.filter((row) => (row[column] ?? '') !== '').length;
      const codes = kinds.filter((row) => wanted.some((kind) => row[column] === kind)).length;
      return codes > 0 && codes * 2 >= filled;
    });
  const sure = columnsOf('isbn', 'product');
  if (sure.length === 0) return [columnsOf('weak'), columnsOf('number')].filter(isFilled).slice(0, 1);
  const isbns = sure.filter((column) => kinds.some((row) => row[column] === 'isbn'));
  return [isbns, sure.filter((column) => !isbns.includes(column))].filter(isFilled);
}

function isFilled(group: readonly number[]): boolean {
  return group.length > 0;
}
