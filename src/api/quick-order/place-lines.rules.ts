import { parseQuantity } from '../../core/i18n/numbers.ts';
import { sameProductKey } from './isbn.rules.ts';
import { type CodedRow, findDuplicate } from './quick-order.rules.ts';

/** The parts of a form's row that placing needs; a widget's rows may have more. Both texts are as typed. */
export type DraftRow = CodedRow & {
  readonly quantity: string;
  /** The other codes of the row's line in a list. */
  readonly also?: readonly string[] | undefined;
};

/** A line of a paste or a file. `also` are the other codes of the line, which may be another product's. */
export type PlaceableLine = {
  readonly code: string;
  readonly quantity: string;
  readonly also?: readonly string[];
};

export type Placement<Row, Line> = {
  readonly rows: Row[];
  /** The lines after the last free row, in order. */
  readonly notPlaced: { readonly line: Line; readonly reason: 'too-many' }[];
  /** The lines whose product is already in the form. They are offered as 'Add {quantity} to row {row + 1}'. */
  readonly duplicates: {
    readonly line: Line;
    readonly code: string;
    readonly quantity: string;
    readonly row: number;
  }[];
};

/**
 * Puts lines into the form in order: first into rows without typed text, then into new rows made by `blankRow`, until
 * `limits.max` rows are filled. Filled rows stay unchanged. A product that is already in the form, by this or another known
 * code, is not placed again, even if the form is full: it is a duplicate of its row. Only if the line has another code that
 * the row does not have, it gets a row of its own, which asks for the product. Pure; the given rows are not changed.
 * [QO-02, QO-03, QO-05]
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
 * Returns the quantity of a row after 'Add n to row r', as text. Undefined if either text is not a quantity, or if the sum
 * is more than a row can hold; then nothing is offered. An empty row quantity counts as 0. [QO-03]
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

/** Returns whether filling this row loses nothing that a shopper typed. */
function isFree(row: DraftRow, blankQuantity: string): boolean {
  const quantity = row.quantity.trim();
  return sameProductKey(row.code) === '' && (quantity === '' || quantity === blankQuantity);
}
