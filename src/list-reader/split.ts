import { foldCharacters } from './codes.ts';

/** The most characters of a text that are read, of one line, and of lines. What is left off is counted. [SEC-10] */
export const MAX_READ = 256 * 1024;
const MAX_LINE = 4000;
const MAX_LINES = 1000;

/** `blanks`: two or more blanks. Without a delimiter each line is one cell. */
type Delimiter = '\t' | ';' | '|' | ',' | 'blanks' | undefined;

/**
 * A line of the list: its number in the text from 1, the line as written, the same with comparable characters, and its cells,
 * without quotes and outer blanks. `isTooLong`: it is longer than any line of a list, and has no cells.
 */
export type Line = {
  readonly number: number;
  readonly source: string;
  readonly text: string;
  readonly cells: readonly string[];
  readonly isTooLong?: boolean;
};

/** A list as lines of cells, without its empty lines. `leftOff`: how many lines with content were not read. */
export type Table = {
  readonly lines: readonly Line[];
  readonly delimiter: Delimiter;
  readonly leftOff: number;
};

/** Matches the break between two lines of a list. */
export const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const DELIMITERS = ['\t', ';', '|', ','] as const;
/** The decimal comma of 120,50 and 120,- after a space. */
const DECIMAL = /(?<=\s\d{1,6}),(?:\d\d|-{1,2}|=)(?=\s|$)/g;
/** Invisible characters that stand for the gap between a code and a short number. */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\uFEFF]+`;
const GAP = new RegExp(
  String.raw`(?<=[\p{L}\d])${INVISIBLE}(?=\p{Nd}{1,3}[x×]?\s*(?:[,;]|$))|(?<=(?:^|\s)\d{1,3})${INVISIBLE}(?=[\p{L}\d]{3})`,
  'gmu',
);
const BLANKS = /(?<=[^\s,;]) {2,}/;
const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Splits a text into lines and cells: at tabs, semicolons, bars, runs of blanks that two lines have alike, or commas. A cell
 * in quotes may contain the delimiter and line ends. The time is proportional to the length of the text.
 */
export function split(text: string): Table {
  const length = lengthToRead(text);
  const sources = text.slice(0, length).split(LINE_END);
  const folded = foldCharacters(sources.join('\n').replace(GAP, ' ')).replace(/^sep=.\n/i, '\n');
  const texts = folded.split('\n');
  const sample = texts.filter(hasContent).slice(0, MAX_LINES);
  const delimiter = delimiterOf(sample);
  const width = delimiter === 'blanks' ? cellsAtBlanks(sample) : 0;
  const all = recordsOf(folded, delimiter)
    .filter(({ cells }) => cells.some(hasContent))
    .map(({ cells, first, last }): Line => {
      const source = sources
        .slice(first, last + 1)
        .join('\n')
        .trim();
      const start = { number: first + 1, source, text: '' };
      if (source.length > MAX_LINE)
        return { ...start, source: `${source.slice(0, 200)}…`, cells: [], isTooLong: true };
      const plain = texts
        .slice(first, last + 1)
        .join(' ; ')
        .replace(/\t+/g, ' ; ');
      const parts = delimiter === 'blanks' ? (cells[0] ?? '').split(BLANKS).map(clean) : cells;
      return {
        ...start,
        text: plain,
        cells: delimiter !== 'blanks' || parts.length === width ? parts : cells,
      };
    });
  const leftOff = Math.max(0, all.length - MAX_LINES) + countLines(text, length);
  return { lines: all.slice(0, MAX_LINES), delimiter, leftOff };
}

/** Finds the delimiter, from lines with a digit or an address. Commas also punctuate, so others go before them. */
function delimiterOf(lines: readonly string[]): Delimiter {
  const counts = new Map<Delimiter, number>();
  const telling = lines.filter((line) => /[\d@]/.test(line));
  for (const line of telling.length > 0 ? telling : lines) {
    const bare = line
      .slice(0, MAX_LINE)
      .trim()
      .replace(/"[^"]*"/g, '')
      .replace(DECIMAL, ' ');
    for (const d of DELIMITERS) if (bare.includes(d)) counts.set(d, (counts.get(d) ?? 0) + 1);
  }
  const count = (d: Delimiter) => counts.get(d) ?? 0;
  const best = (['\t', ';', '|'] as const).reduce((a, b) => (count(b) > count(a) ? b : a));
  if (count(best) > 0 && count(best) * 3 >= count(',')) return best;
  if (cellsAtBlanks(lines) > 1) return 'blanks';
  return count(',') > 0 ? ',' : undefined;
}

/** Returns the number of cells between runs of blanks that most lines have, at least two. Otherwise 1. */
function cellsAtBlanks(lines: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = line.slice(0, MAX_LINE).trim().split(BLANKS).length;
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most && most[1] > 1 ? most[0] : 1;
}

type Record = { readonly cells: readonly string[]; readonly first: number; readonly last: number };

function recordsOf(text: string, delimiter: Delimiter): Record[] {
  const sign = delimiter === 'blanks' ? undefined : delimiter;
  const records: Record[] = [];
  let [at, line] = [0, 0];
  while (at < text.length) {
    if (text.charAt(at) === '\n') {
      [at, line] = [at + 1, line + 1];
      continue;
    }
    const first = line;
    const cells: string[] = [];
    let isOpen = true;
    while (isOpen) {
      const cell = (sign && quotedCell(text, at, sign)) ?? plainCell(text, at, sign);
      cells.push(cell.text);
      line += cell.lineEnds;
      isOpen = cell.end < text.length && text.charAt(cell.end) !== '\n';
      at = cell.end + 1;
    }
    records.push({ cells, first, last: line });
    line += 1;
  }
  return records;
}

type Cell = { readonly text: string; readonly end: number; readonly lineEnds: number };

const ends = (c: string, delimiter: string | undefined): boolean => c === '\n' || c === delimiter;

function plainCell(text: string, from: number, delimiter: string | undefined): Cell {
  let end = from;
  while (end < text.length && !ends(text.charAt(end), delimiter)) end += 1;
  return { text: clean(text.slice(from, end)), end, lineEnds: 0 };
}

/** Reads a cell in quotes. Undefined if its quote is not closed within the longest line, or is alone in its cell. */
function quotedCell(text: string, from: number, delimiter: string): Cell | undefined {
  let at = from;
  while (text.charAt(at) === ' ' && at - from < 8) at += 1;
  if (text.charAt(at) !== '"') return undefined;
  const start = at + 1;
  for (at = start; text.charAt(at) === ' ' && at - start < 8;) at += 1;
  // A quote alone in its cell means 'as above', and opens nothing.
  if (ends(text.charAt(at), delimiter)) return undefined;
  let lineEnds = 0;
  for (at = start; at < text.length && at - start < MAX_LINE; at += 1) {
    const c = text.charAt(at);
    if (c === '\n') lineEnds += 1;
    if (c !== '"') continue;
    if (text.charAt(at + 1) !== '"') {
      let end = at + 1;
      while (text.charAt(end) === ' ' && end - at < 8) end += 1;
      if (end < text.length && !ends(text.charAt(end), delimiter)) return undefined;
      return { text: clean(text.slice(start, at).replaceAll('""', '"')), end, lineEnds };
    }
    at += 1;
  }
  return undefined;
}

/** Removes what spreadsheets add to a cell of text: ="978…", '978…, and remaining quotes. */
function clean(text: string): string {
  const bare = text.trim().replace(/^'(?=\S)|^=(?=")/, '');
  return bare.length > 1 && bare.startsWith('"') && bare.endsWith('"') ? bare.slice(1, -1).trim() : bare;
}

/** Returns the end of the last line within the limit. If a single line is longer, returns the limit. */
function lengthToRead(text: string): number {
  if (text.length <= MAX_READ) return text.length;
  let end = MAX_READ;
  for (const { index } of text.slice(0, MAX_READ).matchAll(LINE_END)) end = index;
  return end;
}

/** Counts the lines with content after the line in or after which the text is cut. */
function countLines(text: string, from: number): number {
  if (from >= text.length) return 0;
  return text.slice(from).split(LINE_END).slice(1).filter(hasContent).length;
}
