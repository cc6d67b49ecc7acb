import { findCodes, readCodeCell } from './find-codes.ts';
import { withoutLinks } from './line-tokens.ts';
import { openItem, openItems, type ReadItem, type Reading, withAlso } from './reading.ts';
import type { PasteRecord } from './records.ts';

export function withoutChoices(reading: Reading): Reading {
  if (!('items' in reading)) return reading;
  return { items: reading.items.map(({ choices: _none, ...read }) => read) };
}

/** Items that name no quantity are asked instead of taken for one piece. */
export function withoutGuess(reading: Reading, choices?: readonly string[]): Reading {
  const [only, ...more] = 'items' in reading ? reading.items : [];
  if (!only || more.length > 0 || only.explicit) return reading;
  return withAlso(openItem(only.code, choices), only.also ?? []);
}

/** A table on its side: the codes in one row, their quantities in another. */
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

/** Where others name a quantity, a line of several codes without one is asked; beside the rows of a spreadsheet any line without one is. */
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
  // A spreadsheet leaves off the last cells of a row where they are empty: beside its rows a code alone has a gap as well.
  const isSheet = records.some(({ text }) => text.includes('\t'));
  return readings.map((reading, i) =>
    reading && (isRow(i) || isSheet)
      ? withoutGuess(withoutGuesses(reading))
      : reading && withoutGuesses(reading),
  );
}

/** The same products, each of whose quantities is asked. What columns say of them stays to choose from. */
export function opened(reading: Reading): Reading {
  if (!('items' in reading)) return reading;
  return { items: reading.items.map((read) => ({ ...read, quantity: '', explicit: true })) };
}

/** A code that a line without a quantity says twice may be meant twice: it is asked, in one row. An address says it again. */
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
