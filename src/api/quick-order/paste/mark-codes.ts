import type { FoundCode } from './find-codes.ts';
import { CODE_MARK } from './quantity-text.ts';

const JOINT = /^[\s,]*(?:[&+]|(?:and|or|und|oder|et|ou|en|of|y|o|e|と|和|及|또는)(?!\p{L}))[\s,]*$/iu;
const OTHER_CODE = '\u0002';
const LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:ISBN(?:[- ]?1[03](?!\d))?|EAN|UPC|SKU|code|ref|réf|(?:商品|製品)?(?:番号|コード)|品番|型番)(?!\p{L}) ?[.:#=]? {0,2}(?=[${CODE_MARK}${OTHER_CODE}])`,
  'giu',
);
const AROUND_MARK = new RegExp(` {1,4}${CODE_MARK} {1,4}`);

/** Returns whether 'and' or '&' joins an ISBN and a code that is not one. They are then two products. */
export function isJoined(text: string, codes: readonly FoundCode[]): boolean {
  return codes.some((code, i) => {
    const next = codes[i + 1];
    if (next === undefined || (code.kind === 'isbn') === (next.kind === 'isbn')) return false;
    return JOINT.test(text.slice(code.end, next.start));
  });
}

/** Returns whether a text consists only of codes. */
export function isBare(text: string, codes: readonly FoundCode[]): boolean {
  return !/[\p{L}\d]/u.test(mark(text, codes).replaceAll(CODE_MARK, ' '));
}

/** Returns the codes of the most certain kind. An ISBN makes other code-like text part of the title. */
export function preferred(codes: readonly FoundCode[]): readonly FoundCode[] {
  for (const kind of ['isbn', 'product', 'weak', 'number'] as const) {
    const found = codes.filter((code) => code.kind === kind);
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the longer code, which is the ISBN-13 if there is also the ISBN-10 of the same product. */
export function best(codes: readonly FoundCode[]): FoundCode {
  return codes.reduce((a, b) => (b.code.length > a.code.length ? b : a));
}

/** Replaces the first of these codes by a mark and removes the others. A wide gap becomes two spaces. */
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
