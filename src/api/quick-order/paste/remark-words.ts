import { folded, isItemWord, QUANTITY, titleWords } from './column-titles.ts';
import { findCodes } from './find-codes.ts';
import { isNamingTitle, isPoliteWord } from './line-words.ts';
import { withoutLinks } from './line-tokens.ts';
import { mark } from './mark-codes.ts';
import { CODE_MARK, isAmount, isLabel, isPieceUnit, NOT_ASKED, withoutPrices } from './quantity-text.ts';

/** Words, numbers, and the signs that change a number: '>=', '~', '?', '3++'. */
const PARTS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|[<>≈±~?≥≤]+|(?<=\p{N})\+{1,2}(?![\p{L}\p{N}])/gu;
/** How an order ends in Chinese, Japanese and Korean, where no space parts the words. */
const ASIAN_ORDER =
  /お願い(?:いた)?します|お願い|を?ください|を?下さい|注文(?:します)?|希望|です|ます|请|請|订购|訂購|购买|購買|需要|부탁\p{L}*|주문\p{L}*|주세요|[をとの]/gu;

/** What a cell or line says besides codes, prices, links and the end of an order. */
export function textBeside(cell: string): string {
  if (isAmount(cell) && /[.,]\d\d|\p{Sc}/u.test(cell)) return '';
  const bare = mark(cell, findCodes(cell)).replaceAll(CODE_MARK, ' ');
  return withoutPrices(withoutLinks(bare)).replaceAll(NOT_ASKED, ' ').replace(ASIAN_ORDER, ' ');
}

/** Its words and numbers, in small letters and without accents. */
export const wordsOf = (text: string): string[] => (text.match(PARTS) ?? []).flatMap(parted);

/** '3x', 'x3' and '3pcs' are a number and a word. */
function parted(word: string): string[] {
  const [, before = '', number = '', after = ''] = /^(\p{L}*)(\d+)(\p{L}*)$/u.exec(word) ?? [];
  const isOwn = (text: string) => text === '' || isTimes(text) || isLabel(text) || isPieceUnit(text);
  const isParted = number !== '' && isOwn(before) && isOwn(after);
  return isParted ? [before, number, after].filter((part) => part !== '') : [folded(word)];
}

/** True for a word of any order. 'CODE copies' without a number is more than one: there units say something. */
export function isEveryday(word: string, isCounted: boolean): boolean {
  if (isTimes(word)) return true;
  if (isLabel(word) || isPieceUnit(word) || titleWords(word).some((title) => QUANTITY.has(title)))
    return isCounted;
  return isPoliteWord(word) || isNamingTitle(word) || isItemWord(word);
}

/** The sign between a number and what it counts. */
export const isTimes = (word: string): boolean => /^[x×*✕✖]$/i.test(word);
