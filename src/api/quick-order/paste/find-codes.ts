import { isValidIsbn, normalizeCode } from '../isbn.rules.ts';

/**
 * `isbn`: thirteen digits from 978 or 979, or an ISBN-10 with a correct check digit or its three hyphens. `product`: has
 * the form of a product code and is in capitals. `weak`: has the form, but is in lower case or short, so it may be a word
 * of a sentence. `number`: only digits, at least six.
 */
export type CodeKind = 'isbn' | 'product' | 'weak' | 'number';

/** A code in a text: normalized, and its position. */
export type FoundCode = {
  readonly code: string;
  readonly kind: CodeKind;
  readonly start: number;
  readonly end: number;
  /** True if the ISBN's first or last digit is separate and the check digit is wrong. That digit may be a quantity. */
  readonly doubtful?: boolean;
};

const ISBN_13 = /(?<![\d-]|\d[./])9[-./ ]{0,3}7[-./ ]{0,3}[89](?:[-./ ]{0,3}\d){10}(?!\d)/g;
const ISBN_10 =
  /(?<![\dA-Z-]|\d[./])(?:\d{9}[\dX]|\d{1,5}([-./ ])\d{1,7}[-./ ]\d{1,6}[-./ ][\dX])(?![\dA-Z-])/gi;
const TOKEN = /[^\s,;|:=*×✕✖…"'()[\]<>{}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const SHAPE = /^[A-Za-z\d][A-Za-z\d-]{1,18}[A-Za-z\d]$/;
const QUANTITY_LIKE = /^(?:x\d+|\d+x|\d+[a-z]{1,3}|\d+e\d+)$/;
const NUMBERED_WORD =
  /^(?:qty|x|isbn|upc|ean|sku|no|nr|po|inv|vat|btw|tva|iva|ord|order|ref|tel|fax|p|pp|vol|covid|iso|field|column|col|feld|spalte|champ|colonne|kolom|veld|campo|columna|coluna|colonna|unnamed)-?\d[\d-]*$/i;
/** Phone numbers such as '302-555-0170', '555-0110' and '076-5550100'. */
const PHONE = /^(?:\d{3}-\d{3}-\d{4}|\d{3}-\d{4}|0\d{1,4}-\d{6,8})$/;
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{2,4})$/;
const SCIENTIFIC = /(?<![\w.,-])\d(?:[.,]\d{1,15})?E\+?1\d(?!\w)/i;

/** Returns all codes in a text, in order. The caller must limit the text's length. */
export function findCodes(text: string): FoundCode[] {
  const longer = matchIsbns(text, ISBN_13);
  const shorter = matchIsbns(blank(text, longer), ISBN_10);
  const isbns = [...longer, ...shorter];
  const others = [...blank(text, isbns).matchAll(TOKEN)].flatMap((match) => {
    const token = match[0].replace(/^[.!?#]{1,9}|[.!?]{1,9}$/g, '');
    const kind = kindOf(token);
    const start = match.index + match[0].indexOf(token);
    return kind ? [{ code: normalizeCode(token), kind, start, end: start + token.length }] : [];
  });
  return [...isbns, ...others].sort((a, b) => a.start - b.start);
}

/** Returns the code that a cell consists of, if any. In a column `trusted` to contain codes, any text of that form counts. */
export function readCodeCell(cell: string, trusted = false): FoundCode | undefined {
  const [found, ...more] = findCodes(cell);
  if (found && more.length === 0 && isAlone(cell, found)) return found;
  if (!trusted) return undefined;
  const isbn = found?.kind === 'isbn' && more.every((other) => other.kind !== 'isbn') ? found : undefined;
  const code = normalizeCode(cell);
  if (isbn || !SHAPE.test(code) || !/[\d-]/.test(code)) return isbn;
  return { code, kind: 'product', start: 0, end: cell.length };
}

/** Returns whether a text contains a number in a spreadsheet's short form of an ISBN: 9.78031E+12. */
export function hasScientificNumber(text: string): boolean {
  return SCIENTIFIC.test(text);
}

function isAlone(cell: string, { start, end }: FoundCode): boolean {
  const around = `${cell.slice(0, start)} ${cell.slice(end)}`;
  return !/[\p{L}\d]/u.test(around.replace(/ISBN(?:[- ]?1[03])?|EAN|UPC|SKU/i, ''));
}

function matchIsbns(text: string, pattern: RegExp): FoundCode[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const code = normalizeCode(match[0]);
    if (code.length < 10) return [];
    const isValid = isValidIsbn(code);
    const isHyphenated = match[1] === '-' && !/[./ ]/.test(match[0]);
    const doubtful = /^9[ ./]|[ ./]\d$/.test(match[0]) && !isValid;
    const certain = code.length === 13 || (code.length === 10 && (isHyphenated || isValid));
    return certain
      ? [{ code, kind: 'isbn' as const, start: match.index, end: match.index + match[0].length, doubtful }]
      : [];
  });
}

function blank(text: string, codes: readonly FoundCode[]): string {
  let rest = text;
  for (const { start, end } of codes) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}

function kindOf(token: string): CodeKind | undefined {
  if (
    !SHAPE.test(token) ||
    QUANTITY_LIKE.test(token) ||
    NUMBERED_WORD.test(token) ||
    DATE.test(token) ||
    PHONE.test(token)
  ) {
    return undefined;
  }
  if (!/[A-Za-z]/.test(token)) return token.replaceAll('-', '').length >= 6 ? 'number' : undefined;
  const small = /[a-z]/.test(token);
  if (!/\d/.test(token) && (small || !token.includes('-'))) return undefined;
  return small || token.length < 4 ? 'weak' : 'product';
}
