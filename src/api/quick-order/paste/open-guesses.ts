import { findCodes, readCodeCell } from './find-codes.ts';
import { withoutLinks } from './line-tokens.ts';
import { openItem, openItems, type ReadItem, type Reading, withAlso } from './reading.ts';
import type { PasteRecord } from './records.ts';

export function withoutChoices(reading: Reading): Reading {
  if (!('items' in reading)) return reading;
  return { items: reading.items.map(({ choices: _none, ...read }) => read) };
}

/** Asks for the quantity of an item that has none, instead of assuming one piece. */
export function withoutGuess(reading: Reading, choices?: readonly string[]): Reading {
  const [only, ...more] = 'items' in reading ? reading.items : [];
  if (!only || more.length > 0 || only.explicit) return reading;
  return withAlso(openItem(only.code, choices), only.also ?? []);
}

/** Returns whether a record is a row of counts, in a table with the codes in one row and their quantities in another. */
export function isRowOfCounts({ cells }: PasteRecord): boolean {
  const [first = '', ...others] = cells;
  if (readCodeCell(first)) return false;
  const isCount = (cell: string) => /^\d{1,5}$/.test(cell);
  if (others.length === 0) return /^\d{1,5}(?:\s+\d{1,5})+$/.test(first);
  return others.every(isCount) && (others.length > 1 || isCount(first));
}

export function withoutGuesses(reading: Reading): Reading {
  const items = 'items' in reading ? reading.items : [];
  return items.length > 1 && !items.some(({ explicit }) => explicit) ? openItems(items) : reading;
}

/**
 * If other lines have a quantity, asks for the quantities of a line with several codes and none. Next to the rows of a
 * spreadsheet, asks for every line without a quantity.
 */
export function withoutGaps(
  records: readonly PasteRecord[],
  readings: readonly (Reading | undefined)[],
): (Reading | undefined)[] {
  const isRow = (i: number) => (records[i]?.cells.length ?? 0) > 1;
  const names = (reading: Reading | undefined) =>
    reading !== undefined && 'items' in reading && reading.items.some(({ explicit }) => explicit);
  if (!readings.some((reading, i) => isRow(i) && names(reading))) {
    return readings.some(names)
      ? readings.map((reading) => reading && withoutGuesses(reading))
      : [...readings];
  }
  // A spreadsheet omits empty cells at the end of a row. So next to its rows, a code alone also has an empty quantity.
  const isSheet = records.some(({ text }) => text.includes('\t'));
  return readings.map((reading, i) =>
    reading && (isRow(i) || isSheet)
      ? withoutGuess(withoutGuesses(reading))
      : reading && withoutGuesses(reading),
  );
}

/** Asks for the quantities of all items. Their choices by column are kept. */
export function opened(reading: Reading): Reading {
  if (!('items' in reading)) return reading;
  return { items: reading.items.map((read) => ({ ...read, quantity: '', explicit: true })) };
}

/**
 * Asks for the quantity of a code that a line without a quantity contains twice, because it may be wanted twice. It becomes
 * one row. Repetitions in links do not count.
 */
export function withoutRepeats(reading: Reading, text: string): Reading {
  if (!('items' in reading) || reading.items.every(({ explicit }) => explicit)) return reading;
  const codes = findCodes(withoutLinks(text)).map(({ code }) => code);
  const isRepeated = ({ code, explicit }: ReadItem) =>
    !explicit && codes.indexOf(code) !== codes.lastIndexOf(code);
  const asked = new Set<string>();
  const items = reading.items.flatMap((read) => {
    if (!isRepeated(read)) return read;
    if (asked.has(read.code)) return [];
    asked.add(read.code);
    return { ...read, quantity: '', explicit: true };
  });
  return { items };
}
