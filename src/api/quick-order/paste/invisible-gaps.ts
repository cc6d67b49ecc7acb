import { foldCharacters } from '../characters.rules.ts';
import { isValidIsbn } from '../isbn.rules.ts';
import { findCodes } from './find-codes.ts';

const INVISIBLE = /(?<=[\p{L}\p{N}])\p{Default_Ignorable_Code_Point}{1,8}(?=[\p{L}\p{N}])/gu;
/** The greatest length of a code with its count and what may be between them. */
const NEAR = 60;
const ISBN_BEFORE = /(?<![\p{L}\p{N}-])(97[89](?:[ -]?\d){10}|\d{9}[\dX])$/u;
const ISBN_AFTER = /^97[89](?:[ -]?\d){10}(?![\p{L}\p{N}-])/u;
const COUNT_AFTER = /^(?:x ?)?(\d{1,4})(?: ?x)?(?![\p{L}\p{N}-]|[.,]\d)/iu;
/** A count is followed by nothing or by words. If a number follows, that one is the count, and this is the end of the code. */
const ENDS = /^\d{1,4}(?: ?x)?\s*(?:$|[,;|\t]\s*\p{L})/u;
const LINE = /[\n\r\v\f\u0085\u2028\u2029]/;

/**
 * Replaces invisible characters (zero-width space, soft hyphen, direction marks) by a space if they are the only separator
 * between a code and its count: 'LMS4-KIT<U+200B>3'. One side must be a complete code and the other a plain count.
 * Elsewhere they separate nothing.
 */
export const withGaps = (text: string): string =>
  text.replace(INVISIBLE, (found: string, at: number) => {
    const before = (
      foldCharacters(text.slice(Math.max(0, at - NEAR), at))
        .split(LINE)
        .at(-1) ?? ''
    ).trim();
    const [after = ''] = foldCharacters(text.slice(at + found.length, at + found.length + NEAR)).split(LINE);
    return isParted(before, after) ? ' ' : found;
  });

function isParted(before: string, after: string): boolean {
  const [, count] = COUNT_AFTER.exec(after) ?? [];
  if (count !== undefined) {
    const [, isbn = ''] = ISBN_BEFORE.exec(before) ?? [];
    if (isbn !== '') return isValidIsbn(isbn) && !isValidIsbn(`${isbn}${count}`);
    const code = /[^\s,;|"'(]+$/.exec(before)?.[0] ?? '';
    return ENDS.test(after) && isCode(code);
  }
  if (!/(?:^|[\t,;|])\s*\d{1,3}$/.test(before)) return false;
  const isbn = ISBN_AFTER.exec(after)?.[0];
  return isbn === undefined ? isCode(/^[^\s,;|"')]+/.exec(after)?.[0] ?? '') : isValidIsbn(isbn);
}

/** Returns whether a word looks like a code with letters. */
function isCode(word: string): boolean {
  const [found, ...more] = findCodes(word);
  return (
    found !== undefined &&
    more.length === 0 &&
    found.end - found.start === word.length &&
    (found.kind === 'product' || (found.kind === 'weak' && word.includes('-')))
  );
}
