import { readCodeCell } from './find-codes.ts';
import { headerLineKind } from './header-row.ts';
import { countOfCell } from './quantity-text.ts';

/** Rows found in a column of cells: by the index of its code the quantity, and every index that is used up. */
export type StackedRows = {
  readonly quantities: ReadonlyMap<number, string>;
  readonly used: ReadonlySet<number>;
  /** By the index of its code, the indexes of all cells of its row. */
  readonly rows: ReadonlyMap<number, readonly number[]>;
};

const NONE: StackedRows = { quantities: new Map(), used: new Set(), rows: new Map() };
const MOST_CELLS = 12;

/**
 * Finds a table that was pasted one cell a line, as mail programs do: codes that stand the same number of lines
 * apart, a count at the same place beside each. What doesn't repeat exactly is no such table, and is left to be
 * read line by line. `cells` are the lines with something in them, undefined where a line has several cells.
 */
export function findStackedRows(cells: readonly (string | undefined)[]): StackedRows {
  const codes = cells.flatMap((cell, i) => (cell !== undefined && readCodeCell(cell) ? [i] : []));
  const counts = new Set(cells.flatMap((cell, i) => (countOfCell(cell ?? '') === undefined ? [] : [i])));
  const [first, second] = codes;
  if (first === undefined) return NONE;
  const height = second === undefined ? loneHeight(first, counts) : second - first;
  const even = codes.every((at, i) => at === first + i * height);
  if (height < 2 || height > MOST_CELLS || !even) return NONE;
  const offset = quantityOffset(codes, counts, height, cells);
  if (offset === undefined) return NONE;
  const before = cellsBefore(cells, first, height, offset);
  const last = codes.length * height + first - before - 1;
  const complete = before + Math.max(offset, 0) < height && headerHeight(cells, first - before) === height;
  const end = complete ? last : Math.max(codes.at(-1) ?? first, (codes.at(-1) ?? first) + offset);
  // Numbers before the codes that only count them may number them.
  const isNumbering =
    offset < 0 && codes.length > 1 && codes.every((at, i) => cells[at + offset] === String(i + 1));
  const quantity = (at: number) => (isNumbering ? '' : (countOfCell(cells[at + offset] ?? '') ?? ''));
  const used = new Set(cells.flatMap((_, i) => (i >= first - before && i <= end ? [i] : [])));
  const rowOf = (at: number) => Array.from({ length: height }, (_, i) => at - before + i);
  return {
    quantities: new Map(codes.map((at) => [at, quantity(at)])),
    used,
    rows: new Map(codes.map((at) => [at, rowOf(at)])),
  };
}

function loneHeight(code: number, counts: ReadonlySet<number>): number {
  return counts.size === 1 && (counts.has(code + 1) || counts.has(code - 1)) ? 2 : 0;
}

/** Where the count stands from the code; undefined if nowhere, or in two places of which none only numbers the rows. */
function quantityOffset(
  codes: readonly number[],
  counts: ReadonlySet<number>,
  height: number,
  cells: readonly (string | undefined)[],
): number | undefined {
  const offsets = Array.from({ length: 2 * height - 1 }, (_, i) => i - height + 1).filter(
    (offset) => offset !== 0 && codes.every((at) => counts.has(at + offset)),
  );
  const ordinal = (offset: number) => codes.every((at, i) => cells[at + offset] === String(i + 1));
  const real = offsets.length > 1 ? offsets.filter((offset) => !ordinal(offset)) : offsets;
  return real.length === 1 ? real[0] : undefined;
}

function cellsBefore(
  cells: readonly (string | undefined)[],
  first: number,
  height: number,
  offset: number,
): number {
  for (let before = 0; before < height; before += 1) {
    if (headerHeight(cells, first - before) === height) return before;
  }
  return Math.max(0, -offset);
}

/** How many lines of column titles end just before this one. */
function headerHeight(cells: readonly (string | undefined)[], end: number): number {
  let height = 0;
  while (height <= MOST_CELLS && headerLineKind(cells[end - height - 1] ?? '')) height += 1;
  return height;
}
