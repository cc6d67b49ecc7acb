import { parseQuantity } from '../../core/i18n/numbers.ts';
import { sameProductKey } from './isbn.rules.ts';
import { type CodedRow, findDuplicate } from './quick-order.rules.ts';

/** A row of the form as far as placing needs it; a widget's rows may carry more. Both texts as typed. */
export type DraftRow = CodedRow & {
  readonly quantity: string;
  /** Codes that its list gave beside its own. */
  readonly also?: readonly string[] | undefined;
};

/** A line that a paste or a file gave; `also` are codes beside its own, which may be another product's. */
export type PlaceableLine = {
  readonly code: string;
  readonly quantity: string;
  readonly also?: readonly string[];
};

export type Placement<Row, Line> = {
  readonly rows: Row[];
  /** Lines beyond the last free row, in their order. */
  readonly notPlaced: { readonly line: Line; readonly reason: 'too-many' }[];
  /** Lines whose product is in the form already, to be offered as 'Add {quantity} to row {row + 1}'. */
  readonly duplicates: {
    readonly line: Line;
    readonly code: string;
    readonly quantity: string;
    readonly row: number;
  }[];
};

/**
 * Puts lines into the form in their order: into rows where nothing is typed, then into new rows made by
 * `blankRow`, until `limits.max` rows hold something. Whatever stands in the form stays as it is. A product
 * that the form holds already, by this code or another known one, is never placed twice, neither when the
 * form is full: it is a duplicate of its row, unless it names a further code that the row doesn't: then which product is
 * meant is asked in a row of its own. Pure; the rows given are not changed. [QO-02, QO-03, QO-05]
 */
export function placeLines<Row extends DraftRow, Line extends PlaceableLine>(
  existingRows: readonly Row[],
  lines: readonly Line[],
  limits: { readonly max: number },
  blankRow: () => Row,
): Placement<Row, Line> {
  const placement: Placement<Row, Line> = { rows: [...existingRows], notPlaced: [], duplicates: [] };
  const { rows } = placement;
  const blankQuantity = blankRow().quantity;
  let used = rows.filter((row) => !isFree(row, blankQuantity)).length;
  let free = 0;
  for (const line of lines) {
    const duplicate = findDuplicate(rows, { code: line.code });
    if (duplicate !== undefined && namesAll(rows[duplicate]!, line)) {
      placement.duplicates.push({ line, code: line.code, quantity: line.quantity, row: duplicate });
    } else if (used >= limits.max) {
      placement.notPlaced.push({ line, reason: 'too-many' });
    } else {
      while (free < rows.length && !isFree(rows[free]!, blankQuantity)) free += 1;
      const { code, quantity, also } = line;
      rows[free] = { ...(rows[free] ?? blankRow()), code, quantity, also, otherCodes: undefined };
      used += 1;
    }
  }
  return placement;
}

/**
 * The quantity of a row after 'Add n to row r', as text; undefined if either text is no quantity, or if the two
 * make more than a row can hold, so that there is nothing to offer. An empty row quantity counts as none. [QO-03]
 */
export function addedQuantity(rowQuantity: string, lineQuantity: string): string | undefined {
  const row = parseQuantity(rowQuantity);
  const line = parseQuantity(lineQuantity);
  if (!line.ok || !(row.ok || row.reason === 'empty')) return undefined;
  const sum = parseQuantity(String((row.ok ? row.value : 0) + line.value));
  return sum.ok ? String(sum.value) : undefined;
}

function namesAll({ code, otherCodes = [], also = [] }: DraftRow, line: PlaceableLine): boolean {
  const names = new Set([code, ...otherCodes, ...also].map(sameProductKey));
  return (line.also ?? []).every((other) => names.has(sameProductKey(other)));
}

/** Nothing that a shopper typed would be lost by filling this row. */
function isFree(row: DraftRow, blankQuantity: string): boolean {
  const quantity = row.quantity.trim();
  return sameProductKey(row.code) === '' && (quantity === '' || quantity === blankQuantity);
}
