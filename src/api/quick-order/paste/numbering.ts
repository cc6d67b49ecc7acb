import { findCodes } from './find-codes.ts';
import { STEPS, isCountingUp, isNumberOf, isNumbering } from './quantity-column.ts';
import { readLine } from './read-line.ts';
import { readCells } from './read-row.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/**
 * Whether the rows with codes are numbered. 'sure': they begin with (1), (2) …, or they begin with 1, 2 … or 10, 20 … and
 * have their quantity elsewhere. 'unsure': they begin with such or evenly rising numbers, and some have no other quantity,
 * so the numbers may be either.
 */
export type Numbering = { readonly kind: 'none' | 'sure' | 'unsure'; readonly examples: readonly string[] };

const NOT_NUMBERED: Numbering = { kind: 'none', examples: [] };

/** Finds out whether the rows of a paste are numbered. */
export function numberingOf(records: readonly PasteRecord[]): Numbering {
  const leads: string[] = [];
  let isSure = true;
  for (const record of records) {
    if (record.text.length > MAX_LINE_LENGTH) continue;
    const lead = leadOf(record);
    // Searching for codes takes most time. In a list without numbering it is only done for the first row.
    if (findCodes(record.text).length === 0) continue;
    const number = lead?.replace(/^\((.*)\)$|:$/, '$1') ?? '';
    leads.push(number);
    if (!isLead(leads, record)) return NOT_NUMBERED;
    if (lead === number) isSure &&= namesQuantity(record);
  }
  if (leads.length < 2 || (!isNumbering(leads) && !arePositions(leads.map(Number)))) return NOT_NUMBERED;
  return { kind: isSure ? 'sure' : 'unsure', examples: leads.slice(0, 2) };
}

/** Returns whether the last number continues a numbering: in cells only 1, 2 … or 10, 20 …, in lines any rising numbers. */
function isLead(leads: readonly string[], { cells }: PasteRecord): boolean {
  const [last = '', before = '0'] = leads.toReversed();
  // A year is not a line number.
  if (!/^\d{1,6}$/.test(last) || /^(?:19|20)\d\d$/.test(last)) return false;
  return cells.length > 1
    ? STEPS.some((step) => isNumberOf(last, leads.length * step))
    : Number(last) > Number(leads.length > 1 ? before : 0);
}

/** Returns whether the numbers are positions as in order forms: rising evenly over at least three lines, or by tens. */
function arePositions(numbers: readonly number[]): boolean {
  const [first = 0, second = 0] = numbers;
  const isEven = numbers.every((number, i) => number === first + i * (second - first));
  return (
    (numbers.length > 2 && isEven) || isCountingUp(numbers) || numbers.every((number) => number % 10 === 0)
  );
}

/** Returns the beginning of a row, where its number may be. */
export function leadOf({ cells }: PasteRecord): string | undefined {
  return cells.length > 1 ? cells[0] : /^\(?\d{1,4}[):]?(?=\s(?![x×*✕✖]\s))/i.exec(cells[0] ?? '')?.[0];
}

function namesQuantity({ cells, text }: PasteRecord): boolean {
  const reading = cells.length > 1 ? readCells(cells, text, true) : readLine(cells[0] ?? '', true);
  return 'items' in reading && reading.items[0]?.explicit === true;
}

const LISTED = /^(?:\s*>)*\s*(\d{1,3})[.)]\s/;

/**
 * Returns the indexes of the records that begin with '2.' or '2)' when these numbers are not a list's 1, 2, 3 … They may
 * then be quantities.
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

/** Returns whether the numbers count 1, 2, 3 …, possibly starting from 1 several times. */
export function isInOrder(listed: readonly { readonly number: number }[]): boolean {
  return listed.every(({ number }, i) => number === 1 || number === (listed[i - 1]?.number ?? 0) + 1);
}
