import { builtInFormat, shownNumber } from './shown-number.ts';
import { MAX_READ } from './split.ts';
import { attributeOf, readXml } from './xml.ts';

/** The texts that the sheets of a workbook share, and the format of each style of a cell. */
export type SheetContext = { readonly shared: readonly string[]; readonly formats: readonly string[] };

const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** Returns the texts that sheets share. How they are pronounced (`rPh`) is left out. */
export function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let [text, isText, isSaid] = ['', false, false];
  readXml(xml, {
    open(name, { isEmpty }) {
      if (name === 'si') text = '';
      if (name === 'rPh') isSaid = !isEmpty;
      isText = name === 't' && !isEmpty && !isSaid;
    },
    close(name) {
      if (name === 'si') texts.push(unescaped(text));
      if (name === 'rPh') isSaid = false;
      isText = false;
    },
    text(piece) {
      if (isText) text += piece;
    },
  });
  return texts;
}

/** Returns the format of each style of a cell. */
export function cellFormats(xml: string): readonly string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isCell = false;
  readXml(xml, {
    open(name, tag) {
      if (name === 'cellXfs') isCell = true;
      const id = Number(attributeOf(tag, 'numFmtId') ?? 0);
      if (name === 'numFmt') own.set(id, attributeOf(tag, 'formatCode') ?? '');
      if (name === 'xf' && isCell) formats.push(own.get(id) ?? builtInFormat(id));
    },
    close(name) {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return formats;
}

type Cells = ReadonlyMap<number, string>;

/** Returns a sheet as the text of its copied cells: a line a row, tabs between, stored values. Throws if it is none. */
export function sheetText(xml: string, context: SheetContext): string {
  const rows = rowsOf(xml, context);
  const columns = [...new Set([...rows.values()].flatMap((cells) => [...cells.keys()]))].toSorted(
    (a, b) => a - b,
  );
  const isSingle = columns.length < 2;
  const lines: string[] = [];
  let length = 0;
  for (const [row, cells] of rows) {
    length += row - lines.length;
    while (lines.length < row - 1) lines.push('');
    // What is too long to be read is only counted.
    const own = length > MAX_READ ? [...cells.keys()] : columns;
    const line = own.map((column) => cellText(cells.get(column) ?? '', isSingle)).join('\t');
    lines.push(line);
    length += line.length;
  }
  return lines.join('\n');
}

/** A list in a single column is read as text, and its cells may have several lines. */
const cellText = (text: string, isSingle: boolean): string =>
  isSingle || !/[\t\n\r"]/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;

/** Returns the rows with content, by their numbers from 1, in order. */
function rowsOf(xml: string, context: SheetContext): ReadonlyMap<number, Cells> {
  const rows = new Map<number, Map<number, string>>();
  let [row, column, kind, style, reads] = [0, 0, 'n', 0, ''];
  let [value, formula, isSheet] = ['', '', false];
  const cellEnds = () => {
    const text = valueOf(kind, value, style, context) || (formula === '' ? '' : `=${formula}`);
    if (text.trim() === '') return;
    const cells = rows.get(row) ?? new Map<number, string>();
    rows.set(row, cells.set(column, text));
  };
  readXml(xml, {
    open(name, tag) {
      if (name === 'sheetData') isSheet = true;
      else if (name === 'row') {
        row = placeOf(attributeOf(tag, 'r'), row, MOST_ROWS);
        column = 0;
      } else if (name === 'c') {
        const [letters] = /^[A-Z]+/.exec(attributeOf(tag, 'r') ?? '') ?? [];
        column = placeOf(letters && String(columnOf(letters)), column, MOST_COLUMNS);
        kind = attributeOf(tag, 't') ?? 'n';
        style = Number(attributeOf(tag, 's') ?? 0);
        [value, formula] = ['', ''];
      }
      reads = tag.isEmpty || reads === 'rPh' ? reads : name;
    },
    close(name) {
      if (name === 'c') cellEnds();
      if (reads !== 'rPh' || name === 'rPh') reads = '';
    },
    text(piece) {
      if (reads === 'v' || reads === 't') value += piece;
      if (reads === 'f') formula += piece;
    },
  });
  if (!isSheet) throw new Error('no sheet');
  return rows;
}

/** Returns the number of a row or column: as given, or the next one. */
function placeOf(given: string | undefined, before: number, most: number): number {
  const place = given === undefined ? before + 1 : Number(given);
  if (!Number.isInteger(place) || place <= before || place > most) throw new Error(`no place ${given}`);
  return place;
}

/** 'A' is 1, 'AA' is 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

function valueOf(kind: string, value: string, style: number, { shared, formats }: SheetContext): string {
  if (kind === 's') return shared[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return kind === 'n' ? shownNumber(value, formats[style] ?? '') : unescaped(value);
}

/** Workbooks write signs that XML can't have as _x000D_. */
const unescaped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
