import { foldCharacters } from '../characters.rules.ts';
import { normalizeCode } from '../isbn.rules.ts';
import { decodeText } from './decode-text.ts';
import { findCodes, readCodeCell } from './find-codes.ts';
import { type Columns, headerLineKind, readHeader } from './header-row.ts';
import { plainQuantity } from './quantity-text.ts';
import { readLine, stripLead } from './read-line.ts';
import { readCells, readColumns } from './read-row.ts';
import { type Reading, type UnreadReason, item, unread } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord, detectDelimiter, splitRecords } from './records.ts';
import { findStackedRows } from './stacked-cells.ts';

/** Caps that hold before anything is parsed: characters of text, bytes of a file, rows with something in them. */
export const MAX_TEXT_LENGTH = 256 * 1024;
export const MAX_FILE_BYTES = 2 * 1024 * 1024;
export const MAX_RECORDS = 1000;

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const THOUSANDS = /(?<!\d)9([.,'])7([89]\d)\1(\d{3})\1(\d{3})\1(\d{3})(?!\d)/g;
/** The x of LMS4-KITx3: small, between capitals and a number. */
const GLUED = /(?<=[A-Z][A-Z\d-]{2,19})x(?=\d{1,4}(?![\w-]))/g;
const SHOWN_OF_LONG_LINE = 200;

/**
 * A product to place: normalised code; quantity as written, '1' where the line names none, and any text that is
 * no permitted quantity as it stands, for the row to refuse; the line it began on (from 1) and its text.
 */
export type PasteLine = {
  readonly code: string;
  readonly quantity: string;
  readonly lineNumber: number;
  readonly raw: string;
};

export type UnreadLine = { readonly raw: string; readonly lineNumber: number; readonly reason: UnreadReason };

/**
 * What a paste gave, in its order. `truncated`: there were more than 1000 rows, and the last `leftOff` lines were
 * not looked at. `error`: nothing was looked at at all; `size` and `limit` are characters of text or bytes.
 */
export type PasteResult = {
  readonly lines: readonly PasteLine[];
  readonly unread: readonly UnreadLine[];
  readonly truncated: boolean;
  readonly leftOff: number;
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
  const rawLines = text.split(LINE_END);
  const folded = foldCharacters(rawLines.join('\n')).replace(THOUSANDS, '97$2$3$4$5').replace(GLUED, ' x');
  const sample = folded.split('\n').filter(holdsSomething).slice(0, MAX_RECORDS);
  const all = splitRecords(folded, detectDelimiter(sample)).filter(({ text: t }) => holdsSomething(t));
  const records = all.slice(0, MAX_RECORDS).map(withoutLead);
  const result = { lines: [] as PasteLine[], unread: [] as UnreadLine[] };
  readRecords(records).forEach((reading, i) => {
    const record = records[i];
    if (!reading || !record) return;
    const raw = shorten(rawLines.slice(record.firstLine, record.lastLine + 1).join('\n'));
    const lineNumber = record.firstLine + 1;
    if ('reason' in reading) result.unread.push({ raw, lineNumber, reason: reading.reason });
    else
      result.lines.push(...reading.items.map(({ code, quantity }) => ({ code, quantity, lineNumber, raw })));
  });
  return { ...result, truncated: all.length > MAX_RECORDS, leftOff: Math.max(0, all.length - MAX_RECORDS) };
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

/** A reading for each record; undefined for headers and for cells that belong to another record's row. */
function readRecords(records: readonly PasteRecord[]): (Reading | undefined)[] {
  const stacked = findStackedRows(records.map(onlyCell));
  const titles = titleLines(records);
  const numbered = isNumbered(records);
  let columns: Columns | undefined;
  return records.map((record, i) => {
    const quantity = stacked.quantities.get(i);
    if (quantity !== undefined) return item(codeOf(record), plainQuantity(quantity));
    if (stacked.used.has(i) || titles.has(i)) return undefined;
    const lone = records.length === 1 ? loneCode(onlyCell(record) ?? '') : undefined;
    if (lone !== undefined) return item(lone, undefined);
    const header = record.text.length <= MAX_LINE_LENGTH ? readHeader(record.cells) : undefined;
    if (header) columns = header;
    return header ? undefined : readRecord(record, columns, numbered);
  });
}

function readRecord(record: PasteRecord, columns: Columns | undefined, numbered: boolean): Reading {
  const { cells, text } = record;
  if (text.length > MAX_LINE_LENGTH) return unread('too-long');
  if (cells.length < 2) return readLine(cells[0] ?? '', numbered);
  return columns ? readColumns(cells, text, columns) : readCells(cells, text, numbered);
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

/** True if the rows with codes begin with (1), (2) …, or with 1, 2 … and name their quantity elsewhere. */
function isNumbered(records: readonly PasteRecord[]): boolean {
  let rows = 0;
  for (const record of records) {
    const { cells, text } = record;
    if (text.length > MAX_LINE_LENGTH) continue;
    const lead = cells.length > 1 ? cells[0] : /^\(?\d{1,4}\)?(?=\s)/.exec(cells[0] ?? '')?.[0];
    const next = `${rows + 1}`;
    const isNext = lead === `(${next})` || (lead === next && namesQuantity(record));
    // Looking for codes costs most: in a list that is not numbered it is done for the first row alone.
    if (findCodes(text).length === 0) continue;
    if (!isNext) return false;
    rows += 1;
  }
  return rows > 1;
}

function namesQuantity({ cells, text }: PasteRecord): boolean {
  const reading = cells.length > 1 ? readCells(cells, text, true) : readLine(cells[0] ?? '', true);
  return 'items' in reading && reading.items[0]?.explicit === true;
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

function holdsSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The text of a line for people to read: without control characters, and no longer than can be shown. */
function shorten(text: string): string {
  const raw = text.replace(/(?![\t\n])\p{Cc}/gu, '').trim();
  return raw.length > MAX_LINE_LENGTH ? `${raw.slice(0, SHOWN_OF_LONG_LINE)}…` : raw;
}
