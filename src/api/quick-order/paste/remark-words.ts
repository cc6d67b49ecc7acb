import { folded, isItemWord, QUANTITY, titleWords } from './column-titles.ts';
import { findCodes } from './find-codes.ts';
import { isNamingTitle, isPoliteWord } from './line-words.ts';
import { withoutLinks } from './line-tokens.ts';
import { mark } from './mark-codes.ts';
import { CODE_MARK, isAmount, isLabel, isPieceUnit, NOT_ASKED, withoutPrices } from './quantity-text.ts';

/** Words, numbers, and signs that change a number: '>=', '~', '?', '3++'. */
const PARTS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|[<>≈±~?≥≤]+|(?<=\p{N})\+{1,2}(?![\p{L}\p{N}])/gu;
/** Closing phrases of orders in Chinese, Japanese and Korean, which have no spaces between words. */
const ASIAN_ORDER =
  /お願い(?:いた)?します|お願い|を?ください|を?下さい|注文(?:します)?|希望|です|ます|请|請|订购|訂購|购买|購買|需要|부탁\p{L}*|주문\p{L}*|주세요|[をとの]/gu;

/** Returns the text of a cell or line without codes, prices, links and closing phrases. */
export function textBeside(cell: string): string {
  if (isAmount(cell) && /[.,]\d\d|\p{Sc}/u.test(cell)) return '';
  const bare = mark(cell, findCodes(cell)).replaceAll(CODE_MARK, ' ');
  return withoutPrices(withoutLinks(bare)).replaceAll(NOT_ASKED, ' ').replace(ASIAN_ORDER, ' ');
}

/** Returns the words and numbers of a text in lower case, without accents. */
export const wordsOf = (text: string): string[] => (text.match(PARTS) ?? []).flatMap(parted);

/** Splits '3x', 'x3' and '3pcs' into a number and a word. */
function parted(word: string): string[] {
  const [, before = '', number = '', after = ''] = /^(\p{L}*)(\d+)(\p{L}*)$/u.exec(word) ?? [];
  const isOwn = (text: string) => text === '' || isTimes(text) || isLabel(text) || isPieceUnit(text);
  const isParted = number !== '' && isOwn(before) && isOwn(after);
  return isParted ? [before, number, after].filter((part) => part !== '') : [folded(word)];
}

/** Returns whether a word occurs in any order. 'CODE copies' without a number means more than one, so units matter there. */
export function isEveryday(word: string, isCounted: boolean): boolean {
  if (isTimes(word)) return true;
  if (isLabel(word) || isPieceUnit(word) || titleWords(word).some((title) => QUANTITY.has(title)))
    return isCounted;
  return isPoliteWord(word) || isNamingTitle(word) || isItemWord(word);
}

/** Returns whether a word is the sign between a number and what it counts. */
export const isTimes = (word: string): boolean => /^[x×*✕✖]$/i.test(word);
