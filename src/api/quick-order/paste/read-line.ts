import { isValidIsbn, sameProductKey } from '../isbn.rules.ts';
import { readAround } from './beside-code.ts';
import { type FoundCode, findCodes, hasScientificNumber, readCodeCell } from './find-codes.ts';
import { best, isBare, isJoined, mark, preferred } from './mark-codes.ts';
import { opened } from './open-guesses.ts';
import { CODE_MARK, firmQuantities, plainQuantity } from './quantity-text.ts';
import { item, openItems, type Reading, unread, withAlso } from './reading.ts';

const QUOTE_MARKS = /^(?:\s*>)+\s*/;
const BULLET =
  /^\s*(?:[-*•‣▪◦●○·–]\s+|-(?=[A-Z]|97[89][\d -]{10})|(?:\d{1,3}[.)]|[a-z]\))\s+|[•‣▪◦●○·・･■□◆◇▶►★☆]\s*)/i;
const LINE_NUMBER = /^(?:\d{1,4}:?|\(\d{1,4}\))\s/;
const SEGMENT_END = /[,;|\t]|\s(?:and|et|en|y|und|&|\+)\s/i;

/** Removes quote marks ('> '), bullets ('- ', '• ') and numbering ('1. ', '2) ') from the beginning of a line. */
export function stripLead(line: string): string {
  return line.replace(QUOTE_MARKS, '').replace(BULLET, '').trim();
}

/**
 * Reads a line as people write it in mails: `3 x 978…`, `978… (2)`, `CODE - 3`, `qty 3 978…`, a code with a title and a
 * final number, or several of these on one line. If `numbered`, a number at the beginning is the line's own. An ambiguous
 * line is not read; nothing is guessed.
 *
 * If a product code is next to an ISBN, and there is a quantity or other words, the line is about one product, which the
 * ISBN identifies. The code is kept, because the store may know it as another product. Without anything else it may be one
 * product or two, so it is not read. A number in groups of three is only the quantity if there is no plain one. It is kept
 * as written: the row refuses `1,000`, which is ambiguous between countries, and `1,000,000,000`, which is too large.
 */
export function readLine(line: string, numbered = false): Reading {
  const text = numbered ? stripLead(line).replace(LINE_NUMBER, '') : stripLead(line);
  const words = text.split(/[\s,;|]+/).filter((word) => word !== '');
  const pair = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  return readLongNumber(pair) ?? readSegments(text) ?? readPairs(text) ?? readWhole(text);
}

/**
 * Reads a code followed by a number as long as a code. Unless it is an ISBN, the number is a quantity that the row refuses.
 * After another ISBN, or a word that is barely a code, it may be an ISBN with a wrong check digit.
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
  const named = items.filter(({ explicit }) => explicit).length;
  // 'A and B 2' means two of each, or two of the last.
  if (items.length === segments.length && named > 0 && named < items.length) return openItems(items);
  const kinds = new Set(segments.map((segment) => findCodes(segment)[0]?.kind));
  const sure = named > 0 || kinds.size === 1 || segments.length > 2;
  return items.length === segments.length && sure ? { items } : unread('ambiguous');
}

/** Reads `A x2 B x5` and `2 x A 5 x B`: several codes, each with an unambiguous quantity on the same side. */
function readPairs(text: string): Reading | undefined {
  const codes = findCodes(text);
  if (codes.length < 2) return undefined;
  const gaps = [...codes, undefined].map((code, i) => text.slice(codes[i - 1]?.end ?? 0, code?.start));
  const after = !/[\p{L}\d]/u.test(gaps[0] ?? '');
  const beside = (after ? gaps.slice(1) : gaps.slice(0, -1)).map((gap) =>
    firmQuantities(after ? `${CODE_MARK}${gap}` : `${gap}${CODE_MARK}`),
  );
  const isFirm = beside.every(
    ({ found, rest, isUnclear }) => found.length === 1 && !isUnclear && !/[\p{L}\p{N}]/u.test(rest),
  );
  if (!isFirm || /[\p{L}\d]/u.test(after ? '' : (gaps.at(-1) ?? ''))) return undefined;
  return {
    items: codes.map(({ code }, i) => ({ code, quantity: beside[i]?.found[0] ?? '', explicit: true })),
  };
}

/** What is between two codes in 'CODE - CODE' and 'CODE to CODE': two products, or the whole range. */
const FROM_TO =
  /^\s*(?:[-–—~〜～]|\.{2,3}|…|to|thru|through|until|till|bis|à|au|jusqu.à|t\/m|tot|al?|hasta|fino a|から)\s*$/iu;

function readWhole(text: string): Reading {
  const all = findCodes(text);
  const [from, to, ...more] = all;
  if (from && to && more.length === 0 && FROM_TO.test(text.slice(from.end, to.start))) {
    return openItems(all.map(({ code }) => ({ code, quantity: '', explicit: true })));
  }
  const codes = preferred(all);
  const [first] = codes;
  if (hasScientificNumber(text) && first?.kind !== 'isbn') return unread('scientific-notation');
  if (!first) return unread('no-code');
  if (new Set(codes.map(({ code }) => sameProductKey(code))).size > 1) {
    return readSeveral(all, mark(text, all).replaceAll(CODE_MARK, ' '));
  }
  if ((isBare(text, all) || isJoined(text, all)) && all.length > codes.length) return unread('ambiguous');
  // A product code next to an ISBN is kept as the line's other code. It says nothing about quantities.
  const beside = all.filter(
    ({ code, kind }) => kind === 'product' || sameProductKey(code) === sameProductKey(first.code),
  );
  const marked = mark(text, beside);
  const reading = readAround(marked, best(codes));
  return withAlso(
    first.kind === 'isbn' && endsInName(reading, text, all) ? opened(reading) : reading,
    all.flatMap(({ code, kind }) => (kind === 'product' ? code : [])),
  );
}

/** Returns whether a line's quantity may be part of a name that looks like a code: the 3 of '978… NEO-PI 3'. */
function endsInName(reading: Reading, text: string, codes: readonly FoundCode[]): boolean {
  const quantity = 'items' in reading ? reading.items[0]?.quantity : undefined;
  const isName = ({ code, kind, end }: FoundCode) =>
    kind === 'product' && !/\d/.test(code) && /^ (\d{1,2})\W*$/.exec(text.slice(end))?.[1] === quantity;
  return quantity !== undefined && codes.some(isName);
}

/** Reads a line with several codes. If there is nothing else, it is a list with one piece of each. */
function readSeveral(codes: readonly FoundCode[], rest: string): Reading {
  if (!/[\p{L}\d]/u.test(rest)) {
    return { items: codes.map(({ code }) => ({ code, quantity: '1', explicit: false })) };
  }
  return unread(codes.every(({ kind }) => kind === 'weak') ? 'no-code' : 'ambiguous');
}
