/** The longest line that is read, in characters. It limits the input of all other patterns. */
export const MAX_LINE_LENGTH = 1000;
const DELIMITERS = ['\t', ';', '|', ','] as const;

/** The decimal comma of 120,50 after a space. */
const DECIMAL = /(?<=\s\d{1,6}),\d\d(?=\s|$)/g;

export type Delimiter = (typeof DELIMITERS)[number];

/** The string methods that splitting needs. A test counts the calls. */
export type TextSource = {
  readonly length: number;
  charAt(index: number): string;
  slice(from: number, to: number): string;
};

/** A row of the pasted table: its cells, trimmed and unquoted, and its lines (from 0, inclusive). */
export type PasteRecord = {
  readonly cells: readonly string[];
  readonly text: string;
  readonly firstLine: number;
  readonly lastLine: number;
  /** True if its words are known titles of columns. */
  readonly isHeading?: boolean;
};

/**
 * Finds the separator of the cells from the lines that have a digit. Undefined if there is none. A comma is also
 * punctuation and a decimal sign, so any other separator that is in at least a third as many lines takes precedence.
 */
export function detectDelimiter(lines: readonly string[]): Delimiter | undefined {
  const counts = new Map<Delimiter, number>();
  const telling = lines.filter((line) => /\d/.test(line));
  for (const line of telling.length > 0 ? telling : lines) {
    const bare = line.replace(/"[^"]*"/g, '').replace(DECIMAL, ' ');
    for (const d of DELIMITERS) if (bare.includes(d)) counts.set(d, (counts.get(d) ?? 0) + 1);
  }
  const count = (d: Delimiter) => counts.get(d) ?? 0;
  const best = DELIMITERS.reduce((a, b) => (b !== ',' && count(b) > count(a) ? b : a));
  if (count(best) > 0 && count(best) * 3 >= count(',')) return best;
  return count(',') > 0 ? ',' : undefined;
}

/**
 * Splits folded text (line ends `\n`) into records. A cell that begins with a quote continues to its closing quote, even
 * over line ends. If there is no closing quote within the longest line, or the quote is alone in its cell, it is an
 * ordinary character. Each character is read a limited number of times.
 */
export function splitRecords(text: TextSource, delimiter: Delimiter | undefined): PasteRecord[] {
  const records: PasteRecord[] = [];
  let at = 0;
  let line = 0;
  while (at < text.length) {
    const start = at;
    const firstLine = line;
    const cells: string[] = [];
    let more = true;
    while (more) {
      const cell = readCell(text, at, delimiter);
      cells.push(cell.text);
      line += cell.lineEnds;
      more = cell.end < text.length && text.charAt(cell.end) !== '\n';
      at = cell.end + 1;
    }
    records.push({ cells, text: text.slice(start, at - 1), firstLine, lastLine: line });
    line += 1;
  }
  return records;
}

type Cell = { readonly text: string; readonly end: number; readonly lineEnds: number };

function readCell(text: TextSource, from: number, delimiter: Delimiter | undefined): Cell {
  const quoted = delimiter && readQuoted(text, from, delimiter);
  if (quoted) return quoted;
  let end = from;
  while (end < text.length && !endsCell(text.charAt(end), delimiter)) end += 1;
  return { text: cleanCell(text.slice(from, end)), end, lineEnds: 0 };
}

function readQuoted(text: TextSource, from: number, delimiter: Delimiter): Cell | undefined {
  let at = from;
  while (text.charAt(at) === ' ' && at - from < 8) at += 1;
  if (text.charAt(at) !== '"') return undefined;
  const start = at + 1;
  const isLone = isDitto(text, start, delimiter);
  let lineEnds = 0;
  for (at = start; at < text.length && at - start < MAX_LINE_LENGTH; at += 1) {
    const c = text.charAt(at);
    if (c === '\n') lineEnds += 1;
    if (c !== '"') continue;
    if (text.charAt(at + 1) !== '"') {
      const end = skipSpaces(text, at + 1);
      if (end < text.length && !endsCell(text.charAt(end), delimiter)) return undefined;
      if (isLone && text.slice(start, at).includes(delimiter)) return undefined;
      return { text: cleanCell(text.slice(start, at).replaceAll('""', '"')), end, lineEnds };
    }
    at += 1;
  }
  return undefined;
}

/** Returns whether a quote is alone in its cell, where it means 'as above'. It then does not open a quoted cell. */
function isDitto(text: TextSource, start: number, delimiter: Delimiter): boolean {
  const next = skipSpaces(text, start);
  return next >= text.length || endsCell(text.charAt(next), delimiter);
}

function skipSpaces(text: TextSource, from: number): number {
  let at = from;
  while (text.charAt(at) === ' ') at += 1;
  return at;
}

function endsCell(c: string, delimiter: Delimiter | undefined): boolean {
  return c === '\n' || c === delimiter;
}

/** Removes what spreadsheets add to a text cell: ="978…', '978…, and remaining quotes. */
function cleanCell(text: string): string {
  const bare = text.trim().replace(/^'(?=\S)|^=(?=")/, '');
  return bare.length > 1 && bare.startsWith('"') && bare.endsWith('"') ? bare.slice(1, -1).trim() : bare;
}
