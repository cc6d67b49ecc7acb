import type { FoundCode } from './find-codes.ts';
import { CODE_MARK } from './quantity-text.ts';

const JOINT = /^[\s,]*(?:[&+]|(?:and|or|und|oder|et|ou|en|of|y|o|e|と|和|及|또는)(?!\p{L}))[\s,]*$/iu;
const OTHER_CODE = '\u0002';
const LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:ISBN(?:[- ]?1[03](?!\d))?|EAN|UPC|SKU|code|ref|réf|(?:商品|製品)?(?:番号|コード)|品番|型番)(?!\p{L}) ?[.:#=]? {0,2}(?=[${CODE_MARK}${OTHER_CODE}])`,
  'giu',
);
const AROUND_MARK = new RegExp(` {1,4}${CODE_MARK} {1,4}`);

/** An ISBN and a code that is none are two products where 'and' or '&' joins them. */
export function isJoined(text: string, codes: readonly FoundCode[]): boolean {
  return codes.some((code, i) => {
    const next = codes[i + 1];
    if (next === undefined || (code.kind === 'isbn') === (next.kind === 'isbn')) return false;
    return JOINT.test(text.slice(code.end, next.start));
  });
}

/** Nothing but codes. */
export function isBare(text: string, codes: readonly FoundCode[]): boolean {
  return !/[\p{L}\d]/u.test(mark(text, codes).replaceAll(CODE_MARK, ' '));
}

/** Codes of the surest kind: an ISBN makes what else is code-like part of the title. */
export function preferred(codes: readonly FoundCode[]): readonly FoundCode[] {
  for (const kind of ['isbn', 'product', 'weak', 'number'] as const) {
    const found = codes.filter((code) => code.kind === kind);
    if (found.length > 0) return found;
  }
  return [];
}

/** Of an ISBN-10 and the ISBN-13 of the same product, the longer. */
export function best(codes: readonly FoundCode[]): FoundCode {
  return codes.reduce((a, b) => (b.code.length > a.code.length ? b : a));
}

/** The text with the first of these codes as a mark and the others gone; a wide gap is two spaces. */
export function mark(text: string, codes: readonly FoundCode[]): string {
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
