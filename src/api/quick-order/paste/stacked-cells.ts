import { readCodeCell } from './find-codes.ts';
import { headerLineKind } from './header-row.ts';
import { countOfCell } from './quantity-text.ts';

/** The rows in a column of cells: the quantity by the index of its code, and all indexes that belong to rows. */
export type StackedRows = {
  readonly quantities: ReadonlyMap<number, string>;
  readonly used: ReadonlySet<number>;
  /** The indexes of all cells of a row, by the index of its code. */
  readonly rows: ReadonlyMap<number, readonly number[]>;
};

const NONE: StackedRows = { quantities: new Map(), used: new Set(), rows: new Map() };
const MOST_CELLS = 12;

/**
 * Finds a table that was pasted with one cell on each line, as mail programs do: codes at equal distances, with a count at
 * the same place next to each. Anything that does not repeat exactly is not such a table, and is read line by line. `cells`
 * are the lines with content, undefined if a line has several cells.
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
  // Numbers before the codes that count up may be row numbers.
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

/** Returns the offset of the count from the code. Undefined if there is none, or if there are two and neither is a row number. */
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

/** Returns the number of lines with column titles directly above this one. */
function headerHeight(cells: readonly (string | undefined)[], end: number): number {
  let height = 0;
  while (height <= MOST_CELLS && headerLineKind(cells[end - height - 1] ?? '')) height += 1;
  return height;
}
