import { foldCharacters } from '../characters.rules.ts';
import { normalizeCode } from '../isbn.rules.ts';
import { splitAligned } from './aligned-cells.ts';
import { isCancelled, isTakenBack } from './cancelled-lines.ts';
import { decodeText } from './decode-text.ts';
import { findCodes, readCodeCell } from './find-codes.ts';
import { headerLineKind } from './header-row.ts';
import { countOfCell, plainQuantity } from './quantity-text.ts';
import { readLine, stripLead } from './read-line.ts';
import { readCells, readTableRow } from './read-row.ts';
import { type Reading, type UnreadReason, item, openItem, openItems, unread, withAlso } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord, detectDelimiter, splitRecords } from './records.ts';
import { withoutSpeltNumbers } from './spelt-numbers.ts';
import { findStackedRows } from './stacked-cells.ts';
import { numberingQuestion, type QuantityQuestion, questionOf } from './quantity-question.ts';
import { type Numbering, leadOf, numberingOf, unorderedRows } from './numbering.ts';
import { type Table, findTables } from './tables.ts';

/**
 * Caps that hold before anything is parsed: bytes of a file and characters of a text; of these the characters that are
 * looked at, and the rows with something in them. What is left off is counted and said.
 */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;
export const MAX_TEXT_LENGTH = MAX_FILE_BYTES;
const MAX_READ_LENGTH = 256 * 1024;
export const MAX_RECORDS = 1000;

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const THOUSANDS = /(?<!\d)9([.,'])7([89]\d)\1(\d{3})\1(\d{3})\1(\d{3})(?!\d)/g;
/** The x of LMS4-KITx3: small, between capitals and a number. */
const GLUED = /(?<=[A-Z][A-Z\d-]{2,19})x(?=\d{1,4}(?![\w-]))/g;
/** The slash of LMS4-KIT/2. */
const SLASHED = /(?<=(?<![\w./-])[A-Za-z\d]{1,12}-[A-Za-z\d-]{1,19})\/(?=\d{1,4}(?![\w/.-]))/g;
const SHOWN_OF_LONG_LINE = 200;

/**
 * A product to place: normalised code; quantity as written, '1' where the line names none, '' where it can't be
 * told, and any text that is no permitted quantity as it stands, for the row to refuse; the line it began on (from 1)
 * and its text. `also`: other codes of the line, in which the store may know another product. `choices` are its quantities by each column of the question; without it the question is not about it.
 */
export type PasteLine = {
  readonly code: string;
  readonly quantity: string;
  readonly lineNumber: number;
  readonly raw: string;
  readonly choices?: readonly string[];
  readonly also?: readonly string[];
};

export type UnreadLine = { readonly raw: string; readonly lineNumber: number; readonly reason: UnreadReason };

/**
 * What a paste gave, in its order. `truncated`: there were more than 1000 rows or 256 K characters, and the last
 * `leftOff` lines were not looked at. `question`: which column holds the quantities could not be told. `error`: nothing was looked at at
 * all; `size` and `limit` are characters of text or bytes.
 */
export type PasteResult = {
  readonly lines: readonly PasteLine[];
  readonly unread: readonly UnreadLine[];
  readonly truncated: boolean;
  readonly leftOff: number;
  readonly question?: QuantityQuestion;
  readonly error?: {
    readonly code: 'too-large';
    readonly params: { readonly size: number; readonly limit: number };
  };
};

/**
 * Reads lines of code and quantity from what spreadsheets, mails and PDFs give. Header rows, blank lines and
 * lines without a letter or digit are passed over; every other line is in `lines` or `unread`. Codes are known
 * by their shape alone; a paste of a single word is held to be a code if it may be one. In doubt a line is unread.
 * Never throws, never changes anything: the form stays as it is until lines are placed. Time grows in proportion
 * to the text. [QO-05, SEC-10]
 */
export function readPaste(text: string): PasteResult {
  if (text.length > MAX_TEXT_LENGTH) return tooLarge(text.length, MAX_TEXT_LENGTH);
  const readLength = lengthToRead(text);
  const rawLines = text.slice(0, readLength).split(LINE_END);
  const folded = withoutSpeltNumbers(foldCharacters(rawLines.join('\n')))
    .replace(THOUSANDS, '97$2$3$4$5')
    .replace(GLUED, ' x')
    .replace(SLASHED, ' = ')
    .replace(/、/g, ',');
  const sample = folded.split('\n').filter(holdsSomething).slice(0, MAX_RECORDS);
  const all = splitRecords(folded, detectDelimiter(sample)).filter(({ text: t }) => holdsSomething(t));
  const records = splitAligned(all.slice(0, MAX_RECORDS).filter(isNoDeclaration).map(withoutLead));
  const result = { lines: [] as PasteLine[], unread: [] as UnreadLine[] };
  const { readings, question } = readRecords(records);
  readings.forEach((reading, i) => {
    const record = records[i];
    if (!reading || !record) return;
    const raw = shorten(rawLines.slice(record.firstLine, record.lastLine + 1).join('\n'));
    const lineNumber = record.firstLine + 1;
    if ('reason' in reading) result.unread.push({ raw, lineNumber, reason: reading.reason });
    else
      result.lines.push(
        ...reading.items.map(({ explicit: _told, code, quantity, ...more }) => {
          return { code, quantity, lineNumber, raw, ...more };
        }),
      );
  });
  const leftOff = Math.max(0, all.length - MAX_RECORDS) + countLines(text, readLength);
  const asks = question && result.lines.some(({ choices }) => choices);
  return { ...result, ...(asks && { question }), truncated: leftOff > 0, leftOff };
}

/**
 * Reads a CSV or text file of any usual encoding as `readPaste` does. Ask `File.size` first and don't load what
 * is over `MAX_FILE_BYTES`. [QO-05, SEC-10]
 */
export function readPasteFile(bytes: Uint8Array): PasteResult {
  return bytes.length > MAX_FILE_BYTES
    ? tooLarge(bytes.length, MAX_FILE_BYTES)
    : readPaste(decodeText(bytes));
}

/** The answer for a text or file over its cap; also for a file that was not loaded because of its size. */
export function tooLarge(size: number, limit: number): PasteResult {
  return {
    lines: [],
    unread: [],
    truncated: false,
    leftOff: 0,
    error: { code: 'too-large', params: { size, limit } },
  };
}

/** Up to the last line that ends within the cap; of a single longer line as much as the cap. */
function lengthToRead(text: string): number {
  if (text.length <= MAX_READ_LENGTH) return text.length;
  let end = MAX_READ_LENGTH;
  for (const { index } of text.slice(0, MAX_READ_LENGTH).matchAll(LINE_END)) end = index;
  return end;
}

/** Lines with something in them behind the one that the text is cut in or after. */
function countLines(text: string, from: number): number {
  const something = /[\p{L}\p{N}]/gu;
  const lineEnd = /[\n\r\v\f\u0085\u2028\u2029]/g;
  let lines = 0;
  for (let at = from; ;) {
    lineEnd.lastIndex = at;
    if (lineEnd.exec(text) === null) return lines;
    something.lastIndex = lineEnd.lastIndex;
    if (something.exec(text) === null) return lines;
    at = something.lastIndex;
    lines += 1;
  }
}

type Readings = {
  /** For each record; undefined for headers and for cells that belong to another record's row. */
  readonly readings: readonly (Reading | undefined)[];
  readonly question: QuantityQuestion | undefined;
};

function readRecords(records: readonly PasteRecord[]): Readings {
  const stacked = findStackedRows(records.map(onlyCell));
  const titles = titleLines(records);
  const numbering = numberingOf(records);
  const unordered = unorderedRows(records);
  const tables = findTables(records);
  const asked = [...tables.values()].find(
    (table) => table !== 'header' && table.quantity.choices !== undefined,
  );
  const hasLoneCounts = records.some(
    (record, i) => !stacked.used.has(i) && countOfCell(onlyCell(record) ?? '') !== undefined,
  );
  const hasRowOfCounts = records.some(isRowOfCounts);
  const readings = records.map((record, i): Reading | undefined => {
    const quantity = stacked.quantities.get(i);
    if (quantity !== undefined) return item(codeOf(record), plainQuantity(quantity));
    const table = tables.get(i);
    if (stacked.used.has(i) || titles.has(i) || table === 'header') return undefined;
    const lone = records.length === 1 && !unordered.has(i) ? loneCode(onlyCell(record) ?? '') : undefined;
    if (lone !== undefined) return item(lone, undefined);
    const told = readRecord(record, table, numbering);
    const read = unordered.has(i) ? withoutGuess(withoutGuesses(told)) : told;
    const reading = hasRowOfCounts || hasLoneCounts ? withoutGuesses(read) : read;
    if (table) return table === asked ? reading : withoutChoices(reading);
    if (asked) return withoutChoices(reading);
    // A count on a line of its own belongs to some code, nobody knows to which.
    return hasLoneCounts && onlyCell(record) !== undefined ? withoutGuess(reading) : reading;
  });
  const question =
    typeof asked === 'object'
      ? questionOf(asked)
      : numbering.kind === 'unsure'
        ? numberingQuestion(numbering.step)
        : undefined;
  return { readings: withoutGaps(records, readings), question };
}

function readRecord(record: PasteRecord, table: Table | undefined, numbering: Numbering): Reading {
  const { cells, text } = record;
  if (text.length > MAX_LINE_LENGTH) return unread('too-long');
  if (table ? cells.some(isTakenBack) : isCancelled(cells.join(' , '))) return withoutCode(text);
  if (table) return readTableRow(cells, text, table);
  const read = (numbered: boolean) =>
    cells.length < 2 ? readLine(cells[0] ?? '', numbered) : readCells(cells, text, numbered);
  const reading = read(numbering.kind !== 'none');
  return numbering.kind === 'unsure'
    ? withoutGuess(reading, [leadOf(record)?.replace(/\D/g, '') ?? ''])
    : reading;
}

/** A line that takes a product back is listed, so that nothing is lost in silence. */
function withoutCode(text: string): Reading {
  return unread(findCodes(text).length > 0 ? 'ambiguous' : 'no-code');
}

function withoutChoices(reading: Reading): Reading {
  if (!('items' in reading)) return reading;
  return { items: reading.items.map(({ choices: _none, ...read }) => read) };
}

/** Items that name no quantity are asked instead of taken for one piece. */
function withoutGuess(reading: Reading, choices?: readonly string[]): Reading {
  const [only, ...more] = 'items' in reading ? reading.items : [];
  if (!only || more.length > 0 || only.explicit) return reading;
  return withAlso(openItem(only.code, choices), only.also ?? []);
}

/** A table on its side: the codes in one row, their quantities in another. */
function isRowOfCounts({ cells }: PasteRecord): boolean {
  const [, ...others] = cells;
  return others.length > 1 && others.every((cell) => /^\d{1,5}$/.test(cell)) && !readCodeCell(cells[0] ?? '');
}

function withoutGuesses(reading: Reading): Reading {
  const items = 'items' in reading ? reading.items : [];
  return items.length > 1 && !items.some(({ explicit }) => explicit) ? openItems(items) : reading;
}

/** Where others name a quantity, a row of cells and a line of several codes without one are asked. */
function withoutGaps(
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
  return readings.map((reading, i) =>
    reading && isRow(i) ? withoutGuess(withoutGuesses(reading)) : reading && withoutGuesses(reading),
  );
}

/** Runs of lines that hold column titles alone, one of which names a code or a quantity. */
function titleLines(records: readonly PasteRecord[]): Set<number> {
  const titles = new Set<number>();
  let run: number[] = [];
  let main = false;
  for (let i = 0; i <= records.length; i += 1) {
    const kind = headerLineKind(onlyCell(records[i]) ?? '');
    if (kind) {
      run.push(i);
      main ||= kind === 'main';
    } else {
      if (main) run.forEach((at) => titles.add(at));
      run = [];
      main = false;
    }
  }
  return titles;
}

function onlyCell(record: PasteRecord | undefined): string | undefined {
  const full = record?.cells.filter((cell) => cell !== '') ?? [];
  return full.length === 1 && (full[0]?.length ?? 0) <= MAX_LINE_LENGTH ? full[0] : undefined;
}

/** The code that the whole paste is: one word, of the shape of a code. */
function loneCode(cell: string): string | undefined {
  const code = readCodeCell(cell, true)?.code;
  return code === normalizeCode(cell) && !/\s/.test(cell) ? code : undefined;
}

function codeOf(record: PasteRecord): string {
  return findCodes(onlyCell(record) ?? '')[0]?.code ?? '';
}

function withoutLead(record: PasteRecord): PasteRecord {
  const [first = '', ...others] = record.cells;
  return first.length > MAX_LINE_LENGTH ? record : { ...record, cells: [stripLead(first), ...others] };
}

/** False for the first line of a spreadsheet's export that names the sign between the cells: 'sep=;'. */
function isNoDeclaration({ text, firstLine }: PasteRecord): boolean {
  return firstLine > 0 || !/^"?sep=.?"?$/i.test(text.trim());
}

function holdsSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The text of a line for people to read: without control characters, and no longer than can be shown. */
function shorten(text: string): string {
  const raw = text.replace(/(?![\t\n])\p{Cc}/gu, '').trim();
  return raw.length > MAX_LINE_LENGTH ? `${raw.slice(0, SHOWN_OF_LONG_LINE)}…` : raw;
}
