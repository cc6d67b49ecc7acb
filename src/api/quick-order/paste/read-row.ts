import { sameProductKey } from '../isbn.rules.ts';
import { type FoundCode, findCodes, hasScientificNumber, readCodeCell } from './find-codes.ts';
import { isLongCount } from './beside-code.ts';
import { codeWithin } from './described-codes.ts';
import { headerLineKind } from './header-row.ts';
import { isNamingTitle, isPoliteWord } from './line-words.ts';
import {
  CODE_MARK,
  firmQuantities,
  hasCurrency,
  isAmount,
  isCount,
  isGrouped,
  plainQuantity,
  withoutPrices,
} from './quantity-text.ts';
import { holdsNumber, isOddQuantity } from './quantity-words.ts';
import { readLine, readLongNumber } from './read-line.ts';
import { changesQuantity } from './unclear-rest.ts';
import { isUnitOfPacks } from './unit-words.ts';
import { item, openItem, type Reading, unread, withAlso } from './reading.ts';
import { type Table, trimEnd } from './tables.ts';

/** Words that join or contrast products. */
const JOINING = new Set(
  (
    'and or each see also not no alt alternative alternatively replaces replaced replacing instead plus with without either both ' +
    'und oder je jeweils siehe auch statt nicht mit et ou chaque chacun chacune voir aussi pas avec remplace lieu ' +
    'en of elk elke zie ook niet met plaats vervangt cada uno una véase ver también sin con vez reemplaza ' +
    'ed o oppure anche ciascuno vedi non di também ou e com と 各 または 和 或 及 및 또는 각'
  ).split(' '),
);

/** A longer word next to a code is more likely its title. */
const MAX_WORD_LENGTH = 10;

/**
 * Reads a row of a table. An unquoted title with commas makes a row longer than its heading; the cells after it are then
 * counted from the right. Without a known code column, the row is read on its own.
 */
export function readTableRow(cells: readonly string[], text: string, table: Table): Reading {
  const row = trimEnd(cells);
  const shift = Math.max(0, row.length - table.width);
  const places = (column: number) => (shift > 0 ? [column, column + shift] : [column]);
  const { described } = table;
  const within =
    described === undefined
      ? undefined
      : codeWithin(
          places(described)
            .map((i) => row[i] ?? '')
            .join(' '),
        );
  const found = table.codes.map((group) => codesIn(group.flatMap(places).map((i) => row[i] ?? '')));
  const groups = within
    ? [[within], found.flat().map((other) => ({ ...other, kind: 'weak' as const }))]
    : found;
  const code = groups.flat()[0]?.code;
  if (!code && table.codes.flat().some((i) => hasScientificNumber(row[i] ?? ''))) {
    return unread('scientific-notation');
  }
  if (!code) return table.codes.length > 0 ? unread('no-code') : readCells(cells, text);
  // Two codes of the same kind are two products: 'Code' and 'Alternative'.
  const code0 = groups.flat()[0];
  const others = groups.flat().filter(({ kind }) => kind === code0?.kind);
  if (shift === 0 && new Set(others.map((other) => sameProductKey(other.code))).size > 1)
    return unread('ambiguous');
  const quantityIn = (column: number) => quantityOf(places(column).map((i) => plainQuantity(row[i] ?? '')));
  const { quantity } = table;
  const read =
    quantity.column === undefined
      ? openItem(code, quantity.choices.map(quantityIn), quantity.areNamed)
      : item(code, quantityIn(quantity.column));
  return withAlso(
    read,
    groups.flat().map((other) => other.code),
  );
}

function codesIn(cells: readonly string[]): FoundCode[] {
  return cells.map((cell) => readCodeCell(cell, true)).filter((found) => found !== undefined);
}

/**
 * Returns the quantity of a row that is too long: of its two possible places, the one with a count. Returns '' if both have
 * one.
 */
function quantityOf([first = '', shifted]: readonly string[]): string {
  if (shifted === undefined || first === shifted) return first;
  const counts = [first, shifted].filter(isCount);
  return counts.length === 1 ? (counts[0] ?? '') : '';
}

/** Reads two cells with a code and one short word. The word is not a title but an invalid quantity, which the row refuses. */
function readWord([first = '', word = '', ...more]: readonly string[]): Reading | undefined {
  const code = readCodeCell(first);
  const short = word.length <= MAX_WORD_LENGTH && /^[^\s\d]+$/.test(word) && /\p{L}/u.test(word);
  if (more.length > 0 || !code || !short || headerLineKind(word) || findCodes(word).length > 0)
    return undefined;
  return item(code.code, word);
}

/**
 * Reads a row of cells without a heading: the cell that is a code and the cell that is a count, in any order, next to
 * titles and prices. If `numbered`, a count in the first cell is the row's own number.
 */
export function readCells(cells: readonly string[], text: string, numbered = false): Reading {
  const row = numbered ? cells.slice(1) : cells;
  const pair = readLongNumber(trimEnd(row)) ?? readWord(trimEnd(cells));
  return pair ?? readMixedCells(row, text, numbered);
}

function readMixedCells(row: readonly string[], text: string, numbered: boolean): Reading {
  const codes = row.map((cell) => readCodeCell(cell));
  const chosen = chooseCode(codes.filter((found) => found !== undefined));
  const within = typeof chosen === 'object' && chosen.kind !== 'isbn' ? row.map(isbnWithin) : [];
  const isbns = within.filter((found) => found !== undefined);
  const code = isbns.length === 1 ? isbns[0] : chosen;
  if (hasScientificNumber(text) && (code === 'several' || code?.kind !== 'isbn'))
    return unread('scientific-notation');
  if (code === 'several' || !code) return readLine(text, numbered);
  const others = row.filter((_, i) => {
    const found = codes[i];
    return !found || (found.kind === 'number' && code.kind !== 'number');
  });
  if (others.some((cell) => holdsOtherProduct(cell, code))) return readLine(text, numbered);
  if (others.length === 0 && row.length > 1 && sameKind(codes) === false) return unread('ambiguous');
  return withAlso(
    readQuantity(code.code, others),
    codes.flatMap((found) => (found && found.kind !== 'number' ? found.code : [])),
  );
}

function readQuantity(code: string, others: readonly string[]): Reading {
  if (others.some((cell) => isUnitOfPacks([cell], ''))) return openItem(code);
  const counts = others.filter((cell) => !isAmount(cell) && isCount(plainQuantity(cell)));
  const odd = others.filter((cell) => !counts.includes(cell) && !cell.endsWith('%') && isOddQuantity(cell));
  const grouped = others.filter(isGrouped);
  const found = [...counts, ...odd];
  if (found.length > 1 || (found.length === 0 && grouped.length > 1)) return unread('ambiguous');
  const quantity = found[0] ?? grouped[0];
  const behind = others.slice(others.indexOf(quantity ?? '') + 1);
  if (quantity !== undefined && behind.some(changesQuantity)) return unread('ambiguous');
  if (quantity !== undefined && /^\d{6,}$/.test(code) && isLongCount(quantity)) return unread('ambiguous');
  if (quantity !== undefined) return item(code, plainQuantity(quantity));
  if (others.some((cell) => /[^\s\p{L}\p{N}.,;]/u.test(cell) && !/[\p{L}\p{N}]/u.test(cell)))
    return openItem(code);
  const firm = others.flatMap(firmQuantityOf);
  if (firm.length === 1) return item(code, firm[0]);
  if (others.some((cell) => isAmount(cell) && !hasCurrency(cell))) return openItem(code);
  return others.some((cell) => holdsNumber(withoutPrices(cell))) ? openItem(code) : item(code, undefined);
}

/**
 * Returns whether a cell names another product than the row's code: 'see also VLS-MAN', 'VLS-MAN: 5 each', another ISBN. A
 * code-like name in a title does not count: 'BASC-3 Manual'.
 */
function holdsOtherProduct(cell: string, code: FoundCode): boolean {
  const found = findCodes(cell).filter(
    (other) =>
      (other.kind === code.kind || (code.kind === 'product' && other.kind === 'weak')) &&
      sameProductKey(other.code) !== sameProductKey(code.code),
  );
  if (found.length === 0 || (code.kind !== 'isbn' && code.kind !== 'product')) return false;
  const around = found.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    cell,
  );
  const words = around.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const isPolite = words.every((word) => isPoliteWord(word) || isNamingTitle(word));
  return code.kind === 'isbn' || found.length > 1 || isPolite || words.some((word) => JOINING.has(word));
}

/** Returns the unambiguous quantity of a cell that contains nothing else: 'Qty: 3', '(3)'. */
function firmQuantityOf(cell: string): readonly string[] {
  const { found, rest } = firmQuantities(`${CODE_MARK} ${cell}`);
  return /[\p{L}\p{N}]/u.test(rest) ? [] : found;
}

const isbnWithin = (cell: string): FoundCode | undefined => {
  const found = codeWithin(cell);
  return found?.kind === 'isbn' ? found : undefined;
};

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
