import { foldCharacters } from '../characters.rules.ts';
import { splitAligned } from './aligned-cells.ts';
import { decodeText } from './decode-text.ts';
import { withGaps } from './invisible-gaps.ts';
import { withoutLineNumbers } from './numbered-lines.ts';
import type { QuantityQuestion } from './quantity-question.ts';
import { stripLead } from './read-line.ts';
import { readRecords } from './read-records.ts';
import type { UnreadReason } from './reading.ts';
import { askedIfSpaced } from './spaced-numbers.ts';
import { withoutSheetErrors } from './sheet-errors.ts';
import { splitSpaced } from './spaced-table.ts';
import { MAX_LINE_LENGTH, type PasteRecord, detectDelimiter, splitRecords } from './records.ts';
import { withoutSpeltNumbers } from './spelt-numbers.ts';

/**
 * Limits that are checked before parsing: the bytes of a file, the characters of a text, the characters that are read, and
 * the rows with content. What is left off is counted and reported.
 */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;
export const MAX_TEXT_LENGTH = MAX_FILE_BYTES;
const MAX_READ_LENGTH = 256 * 1024;
export const MAX_RECORDS = 1000;

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const THOUSANDS = /(?<!\d)9([.,'])7([89]\d)\1(\d{3})\1(\d{3})\1(\d{3})(?!\d)/g;
/** Bold text as in chats: '**3**'. */
const BOLD = /(?<!\*)\*\*([^*\n]{1,80})\*\*(?!\*)/g;
/** The x of LMS4-KITx3: in lower case, between capitals and a number. */
const GLUED = /(?<=[A-Z][A-Z\d-]{2,19})x(?=\d{1,4}(?![\w-]))/g;
/** The slash of LMS4-KIT/2. */
const SLASHED = /(?<=(?<![\w./-])[A-Za-z\d]{1,12}-[A-Za-z\d-]{1,19})\/(?=\d{1,4}(?![\w/.-]))/g;
/** Tally marks after a code: 'LMS4-KIT ||||'. */
const TALLY = /^([^|\n]*[^|\s][^\S\n]+)(\|{2}[| \t]*)$/gm;
/** 二冊, 十二冊: numbers before a word for pieces, separate from other words. 一部 also means 'a part'. */
const KANJI =
  /(?<![\p{L}\p{N}])([二三四五六七八九]?)(十?)([一二三四五六七八九]?)(?=\s?[冊部個点枚](?:[\s)）。.,]|$|を?お願い|です))/gmu;
/** Amounts without cents: 120,- and 120,-- and 120,= and 120.– */
const NO_CENTS = /(?<=(?:^|[\s\p{Sc}])\d{1,3}(?:[.,]?\d{3})?)[.,](?:-{1,2}|=|_{1,2})(?=[\s\p{Sc}]|$)/gmu;
const SHOWN_OF_LONG_LINE = 200;

/**
 * A product to place: its normalized code, its quantity, the number of its first line (from 1), and the text of that line
 * with the nearby lines that may concern it. The quantity is as written; '1' if the line has none; '' if it is unclear. An
 * invalid quantity is kept, and the row refuses it.
 *
 * `also`: the line's other codes, which may be another product's. `choices`: the quantities by each column of the question;
 * absent if the question is not about this line. `remarks`: words that only the product's name may explain; if it does not,
 * the quantity may not be what was meant. `quote`: the lines that have these words, without the row's own line if it has none.
 */
export type PasteLine = {
  readonly code: string;
  readonly quantity: string;
  readonly lineNumber: number;
  readonly raw: string;
  readonly choices?: readonly string[];
  readonly also?: readonly string[];
  readonly remarks?: readonly string[];
  readonly quote?: string;
};

export type UnreadLine = { readonly raw: string; readonly lineNumber: number; readonly reason: UnreadReason };

/**
 * The result of a paste, in order. `truncated`: it had more than 1000 rows or 256 K characters, and the last `leftOff`
 * lines were not read. `question`: the quantity column could not be determined. `error`: nothing was read; `size` and
 * `limit` are in characters or bytes.
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
 * Reads lines of code and quantity from the text of spreadsheets, mails and PDFs. Heading rows with known titles, blank
 * lines and lines without a letter or digit are skipped. Every other line is in `lines` or `unread`, or in both if it may
 * concern a row. Codes are recognized by their form only; a paste of a single word counts as a code if possible. Ambiguous
 * lines are not read. Never throws, and changes nothing: the form stays as it is until the lines are placed. The time is
 * proportional to the length of the text. [QO-05, SEC-10]
 */
export function readPaste(text: string): PasteResult {
  if (text.length > MAX_TEXT_LENGTH) return tooLarge(text.length, MAX_TEXT_LENGTH);
  const readLength = lengthToRead(text);
  const rawLines = text.slice(0, readLength).split(LINE_END);
  const plain = withoutSpeltNumbers(foldCharacters(withGaps(rawLines.join('\n'))))
    .replace(BOLD, '$1')
    .replace(THOUSANDS, '97$2$3$4$5')
    .replace(GLUED, ' x')
    .replace(SLASHED, ' = ')
    .replace(NO_CENTS, '.00')
    .replace(/、/g, ',')
    .replace(
      TALLY,
      (_all, before: string, marks: string) =>
        before + 'I'.repeat(Math.min(6, marks.replace(/\s/g, '').length)),
    )
    .replace(KANJI, (all, tens: string, ten: string, ones: string) => digitsOf(tens, ten, ones) ?? all);
  const folded = withoutLineNumbers(plain.split('\n')).join('\n');
  const sample = folded.split('\n').filter(holdsSomething).slice(0, MAX_RECORDS);
  const all = splitRecords(folded, detectDelimiter(sample)).filter(({ text: t }) => holdsSomething(t));
  const records = splitSpaced(
    splitAligned(all.slice(0, MAX_RECORDS).filter(isNoDeclaration).map(withoutSheetErrors).map(withoutLead)),
  );
  const result = { lines: [] as PasteLine[], unread: [] as UnreadLine[] };
  const rawOf = (i: number): string => {
    const { firstLine = 0, lastLine = -1 } = records[i] ?? {};
    return rawLines.slice(firstLine, lastLine + 1).join('\n');
  };
  const { readings, question } = readRecords(records);
  readings.forEach((reading, i) => {
    const record = records[i];
    if (!reading || !record) return;
    const textOf = (of: readonly number[] = [i]) => shorten(of.map(rawOf).join('\n'));
    const { notes, said = notes } = 'items' in reading ? reading : {};
    const raw = textOf(notes);
    const lineNumber = record.firstLine + 1;
    if ('reason' in reading) result.unread.push({ raw, lineNumber, reason: reading.reason });
    else
      result.lines.push(
        ...reading.items.map((read) => {
          const { explicit: _told, code, quantity, ...more } = askedIfSpaced(read, rawOf(i));
          const quote = more.remarks === read.remarks ? textOf(said) : raw;
          return { code, quantity, lineNumber, raw, ...more, ...(quote !== raw && { quote }) };
        }),
      );
  });
  const leftOff = Math.max(0, all.length - MAX_RECORDS) + countLines(text, readLength);
  const asks = question && result.lines.some(({ choices }) => choices);
  return { ...result, ...(asks && { question }), truncated: leftOff > 0, leftOff };
}

/**
 * Reads a CSV or text file in any common encoding like `readPaste`. Check `File.size` first, and do not load a file over
 * `MAX_FILE_BYTES`. [QO-05, SEC-10]
 */
export function readPasteFile(bytes: Uint8Array): PasteResult {
  return bytes.length > MAX_FILE_BYTES
    ? tooLarge(bytes.length, MAX_FILE_BYTES)
    : readPaste(decodeText(bytes));
}

/** Returns the result for a text or file over its limit, also for a file that was not loaded for that reason. */
export function tooLarge(size: number, limit: number): PasteResult {
  return {
    lines: [],
    unread: [],
    truncated: false,
    leftOff: 0,
    error: { code: 'too-large', params: { size, limit } },
  };
}

/** Converts 十二 to 12. Undefined for 二三冊, which means two or three, and for 一部. */
function digitsOf(tens: string, ten: string, ones: string): string | undefined {
  const value = (kanji: string) => ' 一二三四五六七八九'.indexOf(kanji);
  if (ten !== '') return String((tens === '' ? 1 : value(tens)) * 10 + (ones === '' ? 0 : value(ones)));
  const only = tens + ones;
  return only.length === 1 && only !== '一' ? String(value(only)) : undefined;
}

/** Returns the end of the last line within the limit. If a single line is longer, returns the limit. */
function lengthToRead(text: string): number {
  if (text.length <= MAX_READ_LENGTH) return text.length;
  let end = MAX_READ_LENGTH;
  for (const { index } of text.slice(0, MAX_READ_LENGTH).matchAll(LINE_END)) end = index;
  return end;
}

/** Counts the lines with content after the line in or after which the text is cut. */
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

function withoutLead(record: PasteRecord): PasteRecord {
  const [first = '', ...others] = record.cells;
  return first.length > MAX_LINE_LENGTH ? record : { ...record, cells: [stripLead(first), ...others] };
}

/** Returns false for a first line that names a spreadsheet export's separator: 'sep=;'. */
function isNoDeclaration({ text, firstLine }: PasteRecord): boolean {
  return firstLine > 0 || !/^"?sep=.?"?$/i.test(text.trim());
}

function holdsSomething(text: string): boolean {
  return /[\p{L}\p{N}✗✘❌☒?]/u.test(text);
}

/** Returns the text of a line for display: without control characters, and shortened. */
function shorten(text: string): string {
  const raw = text.replace(/(?![\t\n])\p{Cc}/gu, '').trim();
  return raw.length > MAX_LINE_LENGTH ? `${raw.slice(0, SHOWN_OF_LONG_LINE)}…` : raw;
}
