import { isValidIsbn, sameProductKey } from '../isbn.rules.ts';
import { type FoundCode, findCodes, hasScientificNumber, readCodeCell } from './find-codes.ts';
import {
  CODE_MARK,
  firmQuantities,
  isAmount,
  isCount,
  isGrouped,
  plainQuantity,
  provenCount,
  withoutPrices,
} from './quantity-text.ts';
import { changesQuantity } from './unclear-rest.ts';
import { holdsNumber, isNumberWord, isOddQuantity } from './quantity-words.ts';
import { item, openItems, type Reading, unread, withAlso } from './reading.ts';

const QUOTE_MARKS = /^(?:\s*>)+\s*/;
const BULLET = /^\s*(?:[-*•‣▪◦●○·–]\s+|-(?=[A-Z])|(?:\d{1,3}[.)]|[a-z]\))\s+|[•‣▪◦●○·]\s*)/i;
const LINE_NUMBER = /^(?:\d{1,4}:?|\(\d{1,4}\))\s/;
const SEGMENT_END = /[,;|\t]|\s(?:and|et|en|y|und|&|\+)\s/i;
/** Parts a line as columns are parted: a separator, a wide gap, the code itself. */
const PIECE_END = new RegExp(String.raw`[;|\t]|,(?!\d)|(?<!\d),|\s{2,}|\s-\s|${CODE_MARK}`);
/** More words than these in one piece are a title, or no line of an order; either asks. */
const MOST_TOKENS = 60;
const JOINT = /^[\s,]*(?:[&+]|(?:and|or|und|oder|et|ou|en|of|y|o|e|と|和|及|또는)(?!\p{L}))[\s,]*$/iu;
/** A second 'x3'. */
const TIMES = /(?<!\w)[x*×✕✖]\s?\d|\d\s?[x*×✕✖](?!\w)/iu;
const OTHER_CODE = '\u0002';
const LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:ISBN(?:[- ]?1[03](?!\d))?|EAN|UPC|SKU|code|ref|réf)(?!\p{L}) ?[.:#=]? {0,2}(?=[${CODE_MARK}${OTHER_CODE}])`,
  'giu',
);
const AROUND_MARK = new RegExp(` {1,4}${CODE_MARK} {1,4}`);
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
 * (code and title of a catalogue stand by; the code is kept, since the store may know it as another product); with nothing else it may be one product or two, and is unread. A number
 * in groups of three is the quantity where no plain one is, as written: the row refuses `1,000`, which is a thousand
 * here and one there, and `1,000,000,000`, which no row can hold.
 */
export function readLine(line: string, numbered = false): Reading {
  const text = numbered ? stripLead(line).replace(LINE_NUMBER, '') : stripLead(line);
  const words = text.split(/[\s,;|]+/).filter((word) => word !== '');
  const pair = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  return readLongNumber(pair) ?? readSegments(text) ?? readPairs(text) ?? readWhole(text);
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
  const named = items.filter(({ explicit }) => explicit).length;
  // 'A and B 2': two of each, or two of the last.
  if (items.length === segments.length && named > 0 && named < items.length) return openItems(items);
  const kinds = new Set(segments.map((segment) => findCodes(segment)[0]?.kind));
  const sure = named > 0 || kinds.size === 1 || segments.length > 2;
  return items.length === segments.length && sure ? { items } : unread('ambiguous');
}

/** Reads `A x2 B x5` and `2 x A 5 x B`: several codes, and beside each on the same side a quantity beyond doubt. */
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

function readWhole(text: string): Reading {
  const all = findCodes(text);
  const codes = preferred(all);
  const [first] = codes;
  if (hasScientificNumber(text) && first?.kind !== 'isbn') return unread('scientific-notation');
  if (!first) return unread('no-code');
  if (new Set(codes.map(({ code }) => sameProductKey(code))).size > 1) {
    return readSeveral(all, mark(text, all).replaceAll(CODE_MARK, ' '));
  }
  if ((isBare(text, all) || isJoined(text, all)) && all.length > codes.length) return unread('ambiguous');
  const marked = mark(
    text,
    codes.filter(({ code }) => sameProductKey(code) === sameProductKey(first.code)),
  );
  return withAlso(
    readAround(marked, best(codes)),
    all.flatMap(({ code, kind }) => (kind === 'product' ? code : [])),
  );
}

/** An ISBN and a code that is none are two products where 'and' or '&' joins them. */
function isJoined(text: string, codes: readonly FoundCode[]): boolean {
  return codes.some((code, i) => {
    const next = codes[i + 1];
    if (next === undefined || (code.kind === 'isbn') === (next.kind === 'isbn')) return false;
    return JOINT.test(text.slice(code.end, next.start));
  });
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

/** The text with the first of these codes as a mark and the others gone; a wide gap is two spaces. */
function mark(text: string, codes: readonly FoundCode[]): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of codes) {
    marked += `${text.slice(at, start)}${at === 0 ? CODE_MARK : OTHER_CODE}`;
    at = end;
  }
  return (marked + text.slice(at))
    .replace(/\s+/g, (gap) => (gap.length > 1 ? '  ' : ' '))
    .replace(LABEL, '')
    .replaceAll(OTHER_CODE, ' ')
    .replace(CODE_MARK, ` ${CODE_MARK} `)
    .replace(AROUND_MARK, ` ${CODE_MARK} `);
}

function readAround(marked: string, { code, kind, doubtful }: FoundCode): Reading {
  const { found, rest, isUnclear } = firmQuantities(withoutPrices(marked));
  const wordy = /\p{L}{2,}/u.test(rest);
  if (found.length > 1 || isUnclear) return unread('ambiguous');
  if (kind === 'weak' && wordy && !isWordQuantity(rest)) return unread('no-code');
  const beside = besideCode(rest);
  if (found.length === 1) {
    if (kind === 'number' && /[\p{L}\d]/u.test(rest)) return unread('no-code');
    const isTold = beside.counts.length === 0 && !beside.isContested && !TIMES.test(rest);
    return isTold ? item(code, found[0]) : unread('ambiguous');
  }
  if (kind !== 'isbn' && OFFICE.test(rest)) return unread('no-code');
  const bare = bareQuantity(beside, wordy) ?? provenCount(marked, beside.buried);
  if (kind === 'number' && restWithout(rest, bare) !== '') return unread('no-code');
  if (bare !== undefined) return item(code, bare);
  if (doubtful || beside.isUnsure || (wordy && kind !== 'isbn')) return unread('ambiguous');
  return item(code, undefined);
}

function isWordQuantity(rest: string): boolean {
  return rest.split(/[^\p{L}]+/u).every((word) => word.length < 2 || isNumberWord(word));
}

function restWithout(rest: string, quantity: string | undefined): string {
  const left = rest.replace(CODE_MARK, ' ').replace(/[^\p{L}\d]+/gu, '');
  return left === (quantity ?? '').replace(/[^\p{L}\d]+/gu, '') || isNumberWord(left) ? '' : left;
}

/** What stands round a code, by how sure it is to be a quantity. */
type Beside = {
  /** Numbers that stand by themselves: between code, separators, wide gaps and the line's ends. */
  readonly counts: readonly string[];
  /** As above, but no plain numbers: '1,000', '2 dozen', 'III'. They are kept as written. */
  readonly odd: readonly string[];
  /** Numbers among words, as of a title: 4 in 'Grade 4'. */
  readonly buried: readonly string[];
  /** A part puts another number in the place of one that stands by itself: '2 (3)', '2, sorry 3'. */
  readonly isContested: boolean;
  /** Something may be meant as a quantity. */
  readonly isUnsure: boolean;
};

function besideCode(rest: string): Beside {
  const counts: string[] = [];
  const odd: string[] = [];
  const buried: string[] = [];
  let isUnsure = false;
  let isContested = false;
  for (const piece of rest.split(PIECE_END)) {
    const whole = withoutSigns(piece);
    const tokens =
      isGrouped(whole) || isOddQuantity(whole)
        ? [whole]
        : whole.split(/\s+/).filter((t) => /[\p{L}\p{N}]/u.test(t));
    if (tokens.length > MOST_TOKENS) {
      isUnsure ||= /\d/.test(whole);
      continue;
    }
    isContested ||= changesQuantity(whole);
    const isText = tokens.length > 1 && /\p{L}/u.test(whole);
    if (isText) {
      buried.push(...tokens.filter((token) => /^\d{1,5}$/.test(token)));
      isUnsure ||= holdsNumber(whole);
      continue;
    }
    for (const token of tokens.map(withoutSigns)) {
      if (isCount(token)) counts.push(plainQuantity(token));
      else if (isGrouped(token) || isOddQuantity(token)) odd.push(token);
      else if (isAmount(token)) isUnsure = true;
      else if (holdsNumber(token)) isUnsure = isContested = true;
    }
  }
  return { counts, odd, buried, isContested, isUnsure: isUnsure || counts.length + odd.length > 0 };
}

/** Without what joins a quantity to its code ('= 3', '/2', '-> 3'), and without a lone x. */
function withoutSigns(piece: string): string {
  return piece
    .replace(/(?<!\S)x(?!\S)/gi, ' ')
    .trim()
    .replace(/^(?:[:=/*\s]|[-=]>){1,4}|(?<=[^.])[.:!]{1,3}$/g, '')
    .trim();
}

/** The quantity if only one thing stands by itself; a lone 2019 after a title is more likely a year. */
function bareQuantity({ counts, odd, isContested, isUnsure }: Beside, wordy: boolean): string | undefined {
  const [count] = counts;
  if (!isUnsure || isContested || counts.length + odd.length !== 1) return undefined;
  if (count !== undefined) return wordy && Number(count) > 999 ? undefined : count;
  return wordy && isGrouped(odd[0] ?? '') ? undefined : odd[0];
}
