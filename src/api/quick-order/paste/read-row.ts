import { sameProductKey } from '../isbn.rules.ts';
import { type FoundCode, findCodes, hasScientificNumber, readCodeCell } from './find-codes.ts';
import { type Columns, headerLineKind } from './header-row.ts';
import { hasCurrency, isAmount, isCount, isGrouped, isNumberWord, plainQuantity } from './quantity-text.ts';
import { readLine, readLongNumber } from './read-line.ts';
import { item, type Reading, unread } from './reading.ts';

/** A longer word beside a code is rather its title. */
const MAX_WORD_LENGTH = 10;

/**
 * Reads a row under a header. Titles with commas that nobody quoted make a row longer than its header: then
 * what stands behind them is counted from the right. Without a known code column the row is read by itself.
 */
export function readColumns(cells: readonly string[], text: string, columns: Columns): Reading {
  const row = trimEnd(cells);
  const shift = Math.max(0, row.length - columns.width);
  const places = (column: number) => (shift > 0 ? [column, column + shift] : [column]);
  const groups = columns.codes.map((group) => codesIn(group.flatMap(places).map((i) => row[i] ?? '')));
  const code = groups.flat()[0];
  if (!code && columns.codes.flat().some((i) => hasScientificNumber(row[i] ?? ''))) {
    return unread('scientific-notation');
  }
  if (!code) return columns.codes.length > 0 ? unread('no-code') : readCells(cells, text);
  const twins = groups.find((group) => group.length > 0) ?? [];
  if (shift === 0 && new Set(twins.map((twin) => sameProductKey(twin.code))).size > 1)
    return unread('ambiguous');
  return readQuantityColumns(
    code.code,
    columns.quantities.flatMap(places).map((i) => plainQuantity(row[i] ?? '')),
    shift > 0,
  );
}

function codesIn(cells: readonly string[]): FoundCode[] {
  return cells.map((cell) => readCodeCell(cell, true)).filter((found) => found !== undefined);
}

function readQuantityColumns(code: string, cells: readonly string[], shifted: boolean): Reading {
  if (cells.length === 0) return item(code, undefined);
  if (shifted) {
    const count = cells.findLast(isCount);
    return count === undefined ? unread('ambiguous') : item(code, count);
  }
  const filled = new Set(cells.filter((cell) => cell !== ''));
  return filled.size > 1 ? unread('ambiguous') : item(code, [...filled][0]);
}

/** Reads a code and then one short word, in just two cells: no title, but a quantity for the row to refuse. */
function readWord([first = '', word = '', ...more]: readonly string[]): Reading | undefined {
  const code = readCodeCell(first);
  const short = word.length <= MAX_WORD_LENGTH && /^[^\s\d]+$/.test(word) && /\p{L}/u.test(word);
  if (more.length > 0 || !code || !short || headerLineKind(word) || findCodes(word).length > 0)
    return undefined;
  return item(code.code, word);
}

/**
 * Reads a row of cells without a header: the cell that is a code, and the one cell that is a count, whatever
 * their order; titles and prices stand by. With `numbered` a count in the first cell is the row's own number.
 */
export function readCells(cells: readonly string[], text: string, numbered = false): Reading {
  const row = numbered ? cells.slice(1) : cells;
  const pair = readLongNumber(trimEnd(row)) ?? readWord(trimEnd(cells));
  return pair ?? readMixedCells(row, text, numbered);
}

function readMixedCells(row: readonly string[], text: string, numbered: boolean): Reading {
  const codes = row.map((cell) => readCodeCell(cell));
  const code = chooseCode(codes.filter((found) => found !== undefined));
  if (hasScientificNumber(text) && (code === 'several' || code?.kind !== 'isbn'))
    return unread('scientific-notation');
  if (code === 'several' || !code) return readLine(text, numbered);
  const others = row.filter((_, i) => {
    const found = codes[i];
    return !found || (found.kind === 'number' && code.kind !== 'number');
  });
  if (others.length === 0 && row.length > 1 && sameKind(codes) === false) return unread('ambiguous');
  return readQuantity(code.code, others);
}

function readQuantity(code: string, others: readonly string[]): Reading {
  const counts = others.filter((cell) => !isAmount(cell) && isCount(plainQuantity(cell)));
  const grouped = others.filter(isGrouped);
  if (counts.length > 1 || (counts.length === 0 && grouped.length > 1)) return unread('ambiguous');
  const quantity = counts[0] ?? others.find(isNumberWord) ?? grouped[0];
  if (quantity !== undefined) return item(code, plainQuantity(quantity));
  const firm = readLine([code, ...others].join(' '));
  if ('items' in firm && firm.items.length === 1 && firm.items[0]?.explicit && firm.items[0].code === code)
    return firm;
  return others.some((cell) => isAmount(cell) && !hasCurrency(cell))
    ? unread('ambiguous')
    : item(code, undefined);
}

function chooseCode(codes: readonly FoundCode[]): FoundCode | 'several' | undefined {
  for (const kind of ['isbn', 'product', 'weak', 'number'] as const) {
    const found = codes.filter((code) => code.kind === kind);
    if (new Set(found.map(({ code }) => sameProductKey(code))).size > 1) return 'several';
    if (found.length > 0) return found.reduce((a, b) => (b.code.length > a.code.length ? b : a));
  }
  return undefined;
}

function sameKind(codes: readonly (FoundCode | undefined)[]): boolean {
  return new Set(codes.map((code) => code?.kind)).size === 1;
}

function trimEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
