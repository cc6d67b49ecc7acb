import { findCodes, readCodeCell } from './find-codes.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';
import { isTextTitle, readSpacedHeading, type SpacedHeading } from './spaced-heading.ts';
import { isFullHeading } from './whole-heading.ts';

/** The space between a currency and its amount. */
const CURRENCY_GAP =
  /(?<=\p{Sc}) (?=\d)|(?<=\d) (?=\p{Sc})|(?<=\d) (?=(?:EUR|USD|GBP|CAD|AUD|NZD|SGD|JPY|CHF)(?!\p{L}))/gu;

/**
 * Splits the lines under a heading whose titles are separated by single spaces ('Code Aantal Stukprijs'), as in text from
 * PDFs and forms. Surplus words belong to the only column of text. If a line does not fit, only its code is kept, so that
 * its quantity is asked for. [QO-09 d]
 */
export function splitSpaced(records: readonly PasteRecord[]): readonly PasteRecord[] {
  let heading: SpacedHeading | undefined;
  return records.map((record, i) => {
    if (record.cells.length > 1 && readCodes(record).length === 0) heading = undefined;
    if (record.cells.length > 1 || record.text.length > MAX_LINE_LENGTH) return record;
    const line = record.cells[0] ?? '';
    const below = records.slice(i + 1, i + 3);
    const next = below.some((other) => readCodes(other).length > 0) ? readSpacedHeading(line) : undefined;
    // Unknown words are not a heading of cells. If they are indented, they continue the line above: 'Not needed'.
    const isOverCells = below.some(({ cells, text }) => cells.length > 1 && findCodes(text).length > 0);
    if (next && ((!isOverCells && !/^\s/.test(record.text)) || isFullHeading(next.titles))) {
      heading = next;
      return { ...record, cells: next.titles, isHeading: true };
    }
    if (!heading || readCodes(record).length === 0) return record;
    return { ...record, cells: rowOf(line, heading) };
  });
}

const readCodes = ({ text }: PasteRecord) => (text.length > MAX_LINE_LENGTH ? [] : findCodes(text));

function rowOf(line: string, { titles, isSure }: SpacedHeading): readonly string[] {
  const width = titles.length;
  const words = wordsOf(line);
  const at = words.findIndex((word) => readCodeCell(word));
  const code = words[at] ?? findCodes(line)[0]?.code ?? '';
  const alone = titles.map((_, column) => (column === Math.min(Math.max(at, 0), width - 1) ? code : ''));
  const texts = titles.flatMap((title, column) => (isTextTitle(title) ? [column] : []));
  const surplus = words.length - width;
  const [text = 0] = texts;
  if (!isSure || surplus < 0 || (surplus > 0 && texts.length !== 1)) return alone;
  const cells = [
    ...words.slice(0, text),
    words.slice(text, text + surplus + 1).join(' '),
    ...words.slice(text + surplus + 1),
  ];
  const fits = cells.every((cell, column) => texts.includes(column) || cell === code || !isWord(cell));
  return fits && (texts.length === 0 || isWord(cells[text] ?? '')) ? cells : alone;
}

/** Returns the words of a line. A code of several parts is one word. */
function wordsOf(line: string): string[] {
  let text = line;
  for (const { start, end, code } of findCodes(line).toReversed()) {
    text = `${text.slice(0, start)}${code}${text.slice(end)}`;
  }
  return text
    .replace(CURRENCY_GAP, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Returns whether a cell is a word, which can't be a count, price or unit. */
const isWord = (cell: string): boolean => /\p{L}{3}/u.test(cell) && !/\d/.test(cell);
