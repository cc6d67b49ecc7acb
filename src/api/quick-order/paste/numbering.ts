import { findCodes } from './find-codes.ts';
import { STEPS, isCountingUp, isNumberOf, isNumbering } from './quantity-column.ts';
import { readLine } from './read-line.ts';
import { readCells } from './read-row.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/**
 * Whether the rows with codes are numbered: they begin with (1), (2) …, or with 1, 2 … or 10, 20 … and name their
 * quantity elsewhere. Where they begin so,
 * or with numbers that rise evenly, and some name none, the numbers may be either: 'unsure'.
 */
export type Numbering = { readonly kind: 'none' | 'sure' | 'unsure'; readonly examples: readonly string[] };

const NOT_NUMBERED: Numbering = { kind: 'none', examples: [] };

/** How the rows of a paste are numbered, if they are. */
export function numberingOf(records: readonly PasteRecord[]): Numbering {
  const leads: string[] = [];
  let isSure = true;
  for (const record of records) {
    if (record.text.length > MAX_LINE_LENGTH) continue;
    const lead = leadOf(record);
    // Looking for codes costs most: in a list that is not numbered it is done for the first row alone.
    if (findCodes(record.text).length === 0) continue;
    const number = lead?.replace(/^\((.*)\)$|:$/, '$1') ?? '';
    leads.push(number);
    if (!isLead(leads, record)) return NOT_NUMBERED;
    if (lead === number) isSure &&= namesQuantity(record);
  }
  if (leads.length < 2 || (!isNumbering(leads) && !arePositions(leads.map(Number)))) return NOT_NUMBERED;
  return { kind: isSure ? 'sure' : 'unsure', examples: leads.slice(0, 2) };
}

/** In cells only 1, 2 … and 10, 20 … number the rows; in lines any numbers that rise may. */
function isLead(leads: readonly string[], { cells }: PasteRecord): boolean {
  const [last = '', before = '0'] = leads.toReversed();
  // Years tell which of the lines counts.
  if (!/^\d{1,6}$/.test(last) || /^(?:19|20)\d\d$/.test(last)) return false;
  return cells.length > 1
    ? STEPS.some((step) => isNumberOf(last, leads.length * step))
    : Number(last) > Number(leads.length > 1 ? before : 0);
}

/** Positions as order forms number them: rising by one step over three lines or more, or by tens. */
function arePositions(numbers: readonly number[]): boolean {
  const [first = 0, second = 0] = numbers;
  const isEven = numbers.every((number, i) => number === first + i * (second - first));
  return (
    (numbers.length > 2 && isEven) || isCountingUp(numbers) || numbers.every((number) => number % 10 === 0)
  );
}

/** What a row begins with where its number may stand. */
export function leadOf({ cells }: PasteRecord): string | undefined {
  return cells.length > 1 ? cells[0] : /^\(?\d{1,4}[):]?(?=\s(?![x×*✕✖]\s))/i.exec(cells[0] ?? '')?.[0];
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

/** True for 1, 2, 3 … from the first on, or again from 1. */
export function isInOrder(listed: readonly { readonly number: number }[]): boolean {
  return listed.every(({ number }, i) => number === 1 || number === (listed[i - 1]?.number ?? 0) + 1);
}
