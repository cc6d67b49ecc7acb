import { isValidIsbn, normalizeCode } from './codes.ts';
import type { Line, Table } from './split.ts';
import { columnsOf, titleRowsOf } from './titles.ts';
import { fieldOf } from './words.ts';

const MAX_CANDIDATES = 200;

/**
 * A text that may be a code. `titled`: a cell of a column titled as codes. `isbn`: a valid one. `form`: it has digits
 * together with letters or signs. `token`: digits alone, capitals alone, or words with a sign inside.
 */
export type Candidate = { readonly code: string; readonly kind: 'titled' | 'isbn' | 'form' | 'token' };

/** A product of the catalogue: its own code, by which an ISBN and a product code are known as the same, and its name. */
export type Product = { readonly code: string; readonly name?: string };

/** The catalogue's answer to a code: the product; null if it knows none; undefined if it was not asked. */
export type Known = (code: string) => Product | null | undefined;

/** A place in a line's text where a code may stand. */
export type Span = {
  readonly code: string;
  readonly written: string;
  readonly at: number;
  readonly end: number;
};

/** Texts that are never looked up: addresses, web addresses, dates, phone numbers, and amounts with a currency. */
const PRIVATE = new RegExp(
  [
    String.raw`[^\s<>;,"()@]{1,80}@[^\s<>;,"()@]{1,80}`,
    String.raw`(?:https?:\/\/|www\.)\S{1,300}`,
    String.raw`(?<![\p{L}\p{N}-])(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:\d{4}|\d{2}))(?![\p{L}\p{N}-])`,
    String.raw`\+(?!97[89])\d{1,3}(?:[ ./-]?\(?\d{1,4}\)?){2,5}(?![\d-])|\(\d{2,5}\)\s?\d[\d -]{4,14}\d`,
    String.raw`(?<![\p{L}\p{N}-])\d{3}[-. ]\d{3}[-. ]\d{4}(?![\p{L}\p{N}-])`,
  ].join('|'),
  'giu',
);
const MONEY = String.raw`(?:\p{Sc}|\b(?:USD|CAD|EUR|GBP|AUD)\b)`;
const SUM = String.raw`(?<![\p{L}\p{N}.,-])\d{1,3}(?:[ .,']\d{3}(?!\d))*\d{0,6}(?:[.,]\d{1,2}(?!\d))?`;
const AMOUNT = new RegExp(
  [
    // Between two numbers it is open to which of them the currency belongs.
    String.raw`${SUM}\s{1,3}${MONEY}\s{1,3}\d[\d.,']*`,
    String.raw`${SUM}${MONEY}(?!\d)`,
    String.raw`${SUM}\s${MONEY}(?!\s?\d)`,
    String.raw`${MONEY}\s?\d[\d.,']{0,12}(?: \d{3}(?!\d))*(?:-{1,2}|=)?`,
    // 120,- and 120.--
    String.raw`(?<![\p{L}\p{N}.,-])\d{1,6}[.,](?:-{1,2}|=)(?=[\s\p{Sc}]|$)`,
  ].join('|'),
  'giu',
);
/** ISBN-10 and ISBN-13 with any separators. Those with blanks inside count only if valid. */
const ISBN =
  /(?<![\p{L}\p{N}])(?:9[-. ]?7[-. ]?[89](?:[-.,/' ]?\d){10}|\d(?:[-. ]?\d){8}[-. ]?[\dXx])(?![\p{L}\p{N}])/gu;
const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[-./_](?=[\p{L}\p{N}])){2,}/gu;
/** A code with its number glued to it: 3x978…, LMS4-KITx4, LMS4-KIT/2. */
const GLUED = /^(?:(\d{1,4})[xX×.])?(.{3,}?)(?:[xX×/](\d{1,4}))?$/u;

/** Signs without which a text has nothing private, and no amount: the long patterns are slow on a thousand lines. */
const MAY_BE_PRIVATE = /[@+(]|:\/\/|www\.|\d[-./ ]\d/i;
const MAY_BE_AMOUNT = /\p{Sc}|USD|CAD|EUR|GBP|AUD|\d[.,][-=]/iu;

/** Returns the text with everything that is never looked up as blanks of the same length. */
export function withoutPrivate(text: string, blank = ' '): string {
  const hide = (all: string) => blank + ' '.repeat(all.length - 1);
  const left = MAY_BE_PRIVATE.test(text) ? text.replace(PRIVATE, hide) : text;
  return MAY_BE_AMOUNT.test(left) ? left.replace(AMOUNT, hide) : left;
}

const spans = new WeakMap<Line, readonly Span[]>();

/** Returns the places of a line's text where a code may stand, in order. They may lie in each other. */
export function spansOf(line: Line): readonly Span[] {
  const kept = spans.get(line) ?? findSpans(line.text);
  spans.set(line, kept);
  return kept;
}

function findSpans(text: string): readonly Span[] {
  const visible = withoutPrivate(text);
  const found: Span[] = [];
  const add = (written: string, at: number) =>
    found.push({ code: normalizeCode(written), written, at, end: at + written.length });
  for (const { 0: written, index } of visible.matchAll(ISBN))
    if (!/[ ,/']/.test(written) || isValidIsbn(normalizeCode(written))) add(written, index);
  for (const { 0: written, index } of visible.matchAll(TOKEN)) {
    if (mayBeCode(written)) add(written, index);
    const [, before, inner = '', after] = GLUED.exec(written) ?? [];
    if ((before ?? after) === undefined || !mayBeCode(inner)) continue;
    add(inner, index + (before === undefined ? 0 : before.length + 1));
  }
  return found.toSorted((a, b) => a.at - b.at || b.end - a.end);
}

/** Returns the places of the known codes, which do not lie in each other. */
export function knownSpans(line: Line, known: Known): readonly (Span & { readonly product: Product })[] {
  const found: (Span & { readonly product: Product })[] = [];
  for (const span of spansOf(line)) {
    const product = span.at >= (found.at(-1)?.end ?? 0) && known(span.code);
    if (product) found.push({ ...span, product });
  }
  return found;
}

/** Returns whether a token of 3 to 18 letters and digits may be a code. Amounts with cents and titles ('QTY') are none. */
export function mayBeCode(written: string): boolean {
  const length = written.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (length < 3 || length > 18 || /^\d+[.,]\d\d$/.test(written)) return false;
  if (/[\d\-./]/.test(written)) return true;
  const isCapitals = /\p{Lu}/u.test(written) && !/\p{Ll}/u.test(written);
  return isCapitals && fieldOf(written, ['code', 'quantity']) === undefined;
}

/**
 * Returns what to look up, at most 200 distinct codes: cells of columns titled as codes and valid ISBNs first, then tokens
 * beside a number, then others. A host that can look up only a few uses the kinds.
 */
export function candidatesOf(table: Table): readonly Candidate[] {
  const ranked: (Candidate & { readonly rank: number })[] = [];
  const titles = titleRowsOf(table, ['code', 'quantity']);
  const titled = columnsOf(titles.first, 'code');
  table.lines.forEach((line, index) => {
    const { cells, text } = line;
    for (const column of titles.isBelowFirst(index) ? titled : []) {
      const cell = cells[column] ?? '';
      if (cell.length > 2 && cell.length < 41 && withoutPrivate(cell) === cell)
        ranked.push({ code: normalizeCode(cell), kind: 'titled', rank: 0 });
    }
    for (const { code, at, end } of spansOf(line)) {
      const isBeside = /\d[\s;:x×*)]*$/iu.test(text.slice(Math.max(0, at - 8), at));
      const hasNumber = isBeside || /^[\s;:x×*(=-]*\d/iu.test(text.slice(end, end + 8));
      const isForm = /\d/.test(code) && /[^\d]/.test(code);
      const kind = isValidIsbn(code) ? 'isbn' : isForm ? 'form' : 'token';
      ranked.push({ code, kind, rank: kind === 'isbn' ? 0 : hasNumber ? 1 : kind === 'form' ? 2 : 3 });
    }
  });
  const seen = new Map<string, Candidate>();
  for (const { code, kind } of ranked.toSorted((a, b) => a.rank - b.rank)) {
    if (seen.size >= MAX_CANDIDATES) break;
    if (code !== '' && !seen.has(code)) seen.set(code, { code, kind });
  }
  return [...seen.values()];
}
