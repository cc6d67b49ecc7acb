import { isValidIsbn, sameProductKey } from '../isbn.rules.ts';
import { type FoundCode, findCodes, hasScientificNumber, readCodeCell } from './find-codes.ts';
import {
  CODE_MARK,
  firmQuantities,
  isAmount,
  isCount,
  isGrouped,
  isNumberWord,
  plainQuantity,
  withoutPrices,
} from './quantity-text.ts';
import { item, type Reading, unread } from './reading.ts';

const QUOTE_MARKS = /^(?:\s*>)+\s*/;
const BULLET = /^\s*(?:[-*•‣▪◦●○·–]\s+|-(?=[A-Z])|(?:\d{1,3}[.)]|[a-z]\))\s+|[•‣▪◦●○·]\s*)/i;
const LINE_NUMBER = /^(?:\d{1,4}|\(\d{1,4}\))\s/;
const SEGMENT_END = /[,;|\t]|\s(?:and|et|en|y|und|&|\+)\s/i;
const LABEL = /(?<!\p{L})(?:ISBN(?:[- ]?1[03](?!\d))?|EAN|UPC|SKU|code|ref|réf)(?!\p{L})\s?[.:#=]?/giu;
const OFFICE =
  /(?<!\p{L})(?:vat|btw|tva|iva|iban|bic|kvk|siret|nif|tel|phone|fax|mobile|invoice|facture|factuur|factura|po|subtotal|total|totaal|tax)(?!\p{L})/iu;

/** A line without reply marks ('> '), bullet ('- ', '• ') and numbering ('1. ', '2) ') at its beginning. */
export function stripLead(line: string): string {
  return line.replace(QUOTE_MARKS, '').replace(BULLET, '').trim();
}

/**
 * Reads a line as people write them in mails: `3 x 978…`, `978… (2)`, `CODE - 3`, `qty 3 978…`, a code with a
 * title and a number last, several of these on one line. With `numbered` a number that begins the line is the
 * line's own. In doubt it is unread, never guessed.
 *
 * A product code beside an ISBN: with a quantity, or with words, the line is of one product, which the ISBN names
 * (code and title of a catalogue stand by); with nothing else it may be one product or two, and is unread. A number
 * in groups of three is the quantity where no plain one is, as written: the row refuses `1,000`, which is a thousand
 * here and one there, and `1,000,000,000`, which no row can hold.
 */
export function readLine(line: string, numbered = false): Reading {
  const text = numbered ? stripLead(line).replace(LINE_NUMBER, '') : stripLead(line);
  const words = text.split(/[\s,;|]+/).filter((word) => word !== '');
  const pair = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  return readLongNumber(pair) ?? readSegments(text) ?? readWhole(text);
}

/**
 * Reads a code and then a number as long as a code. Unless it is an ISBN it is a quantity, for the row to refuse;
 * after another ISBN, or a word that is barely a code, an ISBN may have a wrong check digit.
 */
export function readLongNumber([first = '', number = '', ...more]: readonly string[]): Reading | undefined {
  if (more.length > 0 || !/^\d{6,}$/.test(number) || isValidIsbn(number)) return undefined;
  const code = readCodeCell(first);
  if (!code || code.kind === 'number') return undefined;
  if (code.kind !== 'product' && readCodeCell(number)?.kind === 'isbn') return undefined;
  return item(code.code, plainQuantity(number));
}

function readSegments(text: string): Reading | undefined {
  const segments = text.split(SEGMENT_END).filter((segment) => /[\p{L}\d]/u.test(segment));
  if (segments.length < 2 || segments.some((segment) => findCodes(segment).length !== 1)) return undefined;
  const readings = segments.map(readWhole);
  const items = readings.flatMap((reading) => ('items' in reading ? reading.items : []));
  const kinds = new Set(segments.map((segment) => findCodes(segment)[0]?.kind));
  const sure = items.some(({ explicit }) => explicit) || kinds.size === 1 || segments.length > 2;
  return items.length === segments.length && sure ? { items } : unread('ambiguous');
}

function readWhole(text: string): Reading {
  const all = findCodes(text);
  const codes = preferred(all);
  const [first] = codes;
  if (hasScientificNumber(text) && first?.kind !== 'isbn') return unread('scientific-notation');
  if (!first) return unread('no-code');
  if (new Set(codes.map(({ code }) => sameProductKey(code))).size > 1) {
    return readSeveral(all, mark(text, all).replaceAll(CODE_MARK, ' '));
  }
  if (isBare(text, all) && all.length > codes.length) return unread('ambiguous');
  return readAround(
    mark(
      text,
      codes.filter(({ code }) => sameProductKey(code) === sameProductKey(first.code)),
    ),
    best(codes),
  );
}

/** Nothing but codes. */
function isBare(text: string, codes: readonly FoundCode[]): boolean {
  return !/[\p{L}\d]/u.test(mark(text, codes).replaceAll(CODE_MARK, ' '));
}

/** A line of nothing but codes is a list, one piece of each. */
function readSeveral(codes: readonly FoundCode[], rest: string): Reading {
  if (!/[\p{L}\d]/u.test(rest)) {
    return { items: codes.map(({ code }) => ({ code, quantity: '1', explicit: false })) };
  }
  return unread(codes.every(({ kind }) => kind === 'weak') ? 'no-code' : 'ambiguous');
}

/** Codes of the surest kind: an ISBN makes what else is code-like part of the title. */
function preferred(codes: readonly FoundCode[]): readonly FoundCode[] {
  for (const kind of ['isbn', 'product', 'weak', 'number'] as const) {
    const found = codes.filter((code) => code.kind === kind);
    if (found.length > 0) return found;
  }
  return [];
}

/** Of an ISBN-10 and the ISBN-13 of the same product, the longer. */
function best(codes: readonly FoundCode[]): FoundCode {
  return codes.reduce((a, b) => (b.code.length > a.code.length ? b : a));
}

/** The text with the first of these codes as a mark and the others gone. */
function mark(text: string, codes: readonly FoundCode[]): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of codes) {
    marked += `${text.slice(at, start)} ${at === 0 ? CODE_MARK : ''} `;
    at = end;
  }
  return (marked + text.slice(at)).replace(LABEL, ' ').replace(/\s+/g, ' ');
}

function readAround(marked: string, { code, kind, doubtful }: FoundCode): Reading {
  const { found, rest } = firmQuantities(withoutPrices(marked));
  const wordy = /\p{L}{2,}/u.test(rest);
  if (found.length > 1) return unread('ambiguous');
  if (kind === 'weak' && wordy && !isWordQuantity(rest)) return unread('no-code');
  if (found.length === 1) {
    return kind === 'number' && /[\p{L}\d]/u.test(rest) ? unread('no-code') : item(code, found[0]);
  }
  if (kind !== 'isbn' && OFFICE.test(rest)) return unread('no-code');
  const bare = bareQuantity(rest, wordy);
  if (kind === 'number' && restWithout(rest, bare) !== '') return unread('no-code');
  if (bare === 'doubt' || (doubtful && bare === undefined)) return unread('ambiguous');
  return bare === undefined && wordy && kind !== 'isbn' ? unread('ambiguous') : item(code, bare);
}

function isWordQuantity(rest: string): boolean {
  return rest.split(/[^\p{L}]+/u).every((word) => word.length < 2 || isNumberWord(word));
}

function restWithout(rest: string, quantity: string | undefined): string {
  const left = rest.replace(CODE_MARK, ' ').replace(/[^\p{L}\d]+/gu, '');
  return left === (quantity ?? '').replace(/\D/g, '') || isNumberWord(left) ? '' : left;
}

/**
 * A number that stands first, last or beside the code; 'doubt' if two do, or if there is
 * only an amount of money or a number elsewhere.
 */
function bareQuantity(rest: string, wordy: boolean): string | undefined {
  const tokens = rest
    .split(/[\s;|]+|,(?!\d)|(?<!\d),/)
    .map((token) => token.replace(/^[#=:>~]{1,3}|[.:!?]{1,9}$/g, ''));
  const words = tokens
    .filter((token) => token === CODE_MARK || /[\p{L}\d]/u.test(token))
    .filter((t) => !/^x$/i.test(t));
  const amounts = words.filter(isAmount).length;
  while (words.length > 1 && isAmount(words.at(-1) ?? '')) words.pop();
  const at = words.indexOf(CODE_MARK);
  const places = [...new Set([0, at - 1, at + 1, words.length - 1])];
  const near = places.flatMap((place) => words[place] ?? []);
  const counts = near.filter(isCount);
  const [count] = counts;
  if (counts.length > 1) return 'doubt';
  // A lone 2019 after a title is more likely a year than an order of two thousand.
  if (count !== undefined) return wordy && Number(count) > 999 ? 'doubt' : plainQuantity(count);
  const word = near.find(isNumberWord);
  return (
    word ?? groupedQuantity(near, wordy) ?? (amounts > 0 || words.some(holdsNumber) ? 'doubt' : undefined)
  );
}

function groupedQuantity(near: readonly string[], wordy: boolean): string | undefined {
  const [grouped, ...more] = near.filter(isGrouped);
  return wordy || more.length > 0 ? undefined : grouped;
}

/** A count, or a grouped number in whatever brackets: not to be passed over. */
function holdsNumber(word: string): boolean {
  return isCount(word) || isGrouped(word.replace(/^\D{1,3}|\D{1,3}$/g, ''));
}
