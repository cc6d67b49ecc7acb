import { findCodes } from './find-codes.ts';
import { STEPS, isNumberOf } from './quantity-column.ts';
import { readLine } from './read-line.ts';
import { readCells } from './read-row.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/**
 * Whether the rows with codes are numbered: they begin with (1), (2) …, or with 1, 2 … or 10, 20 … and name their
 * quantity elsewhere. Where they begin so and some name none, the numbers may be either: 'unsure'.
 */
export type Numbering = { readonly kind: 'none' | 'sure' | 'unsure'; readonly step: number };

const NOT_NUMBERED: Numbering = { kind: 'none', step: 1 };

/** How the rows of a paste are numbered, if they are. */
export function numberingOf(records: readonly PasteRecord[]): Numbering {
  let rows = 0;
  let isSure = true;
  let steps: readonly number[] = STEPS;
  for (const record of records) {
    if (record.text.length > MAX_LINE_LENGTH) continue;
    const lead = leadOf(record);
    // Looking for codes costs most: in a list that is not numbered it is done for the first row alone.
    if (findCodes(record.text).length === 0) continue;
    rows += 1;
    const number = lead?.replace(/^\((.*)\)$|:$/, '$1') ?? '';
    steps = steps.filter((step) => isNumberOf(number, rows * step));
    if (steps.length === 0) return NOT_NUMBERED;
    if (lead === number) isSure &&= namesQuantity(record);
  }
  const [step = 1] = steps;
  return rows < 2 ? NOT_NUMBERED : { kind: isSure ? 'sure' : 'unsure', step };
}

/** What a row begins with where its number may stand. */
export function leadOf({ cells }: PasteRecord): string | undefined {
  return cells.length > 1 ? cells[0] : /^\(?\d{1,4}[):]?(?=\s)/.exec(cells[0] ?? '')?.[0];
}

function namesQuantity({ cells, text }: PasteRecord): boolean {
  const reading = cells.length > 1 ? readCells(cells, text, true) : readLine(cells[0] ?? '', true);
  return 'items' in reading && reading.items[0]?.explicit === true;
}

const LISTED = /^(?:\s*>)*\s*(\d{1,3})[.)]\s/;

/**
 * The rows that begin with '2.' or '2)' where these do not number a list, 1, 2, 3 … from the first on or again from 1:
 * they may be quantities. By the index of the record.
 */
export function unorderedRows(records: readonly PasteRecord[]): ReadonlySet<number> {
  const listed = records.flatMap(({ text }, index) => {
    const number = LISTED.exec(text.slice(0, MAX_LINE_LENGTH))?.[1];
    return number === undefined ? [] : [{ index, number: Number(number), text }];
  });
  if (isInOrder(listed)) return new Set();
  const withCodes = listed.filter(({ text }) => text.length <= MAX_LINE_LENGTH && findCodes(text).length > 0);
  return new Set(isInOrder(withCodes) ? [] : withCodes.map(({ index }) => index));
}

function isInOrder(listed: readonly { readonly number: number }[]): boolean {
  return listed.every(({ number }, i) => number === 1 || number === (listed[i - 1]?.number ?? 0) + 1);
}
