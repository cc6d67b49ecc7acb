import { folded, isItemWord, isKnownOther, QUANTITY, titleWords } from './column-titles.ts';
import { findCodes } from './find-codes.ts';
import { isNamingTitle, isPoliteWord, isProductNoun } from './line-words.ts';
import { withoutLinks } from './line-tokens.ts';
import { mark } from './mark-codes.ts';
import {
  CODE_MARK,
  isAmount,
  isCount,
  isLabel,
  isPieceUnit,
  NOT_ASKED,
  withoutPrices,
} from './quantity-text.ts';
import type { ReadItem } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';
import { isNoteTitle, withoutHarmless } from './row-notes.ts';

/** Words, numbers, and the signs that change a number: '>=', '~', '?', '3++'. */
const PARTS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|[<>≈±~?≥≤]+|(?<=\p{N})\+{1,2}(?![\p{L}\p{N}])/gu;
/** How an order ends in Chinese, Japanese and Korean, where no space parts the words. */
const ASIAN_ORDER =
  /お願い(?:いた)?します|お願い|を?ください|を?下さい|注文(?:します)?|希望|です|ます|请|請|订购|訂購|购买|購買|需要|부탁\p{L}*|주문\p{L}*|주세요|[をとの]/gu;
/** More words than these are a text, which is told as a whole. */
const MOST_WORDS = 60;

/**
 * The words of a row or line that nothing explains, in small letters and without accents: neither code, quantity, price, unit or
 * title nor an everyday word of orders and products. The product's own name may explain them; that is for whoever knows it
 * to see. Under a heading only columns of notes are looked at, since the titles explain the others. [QO-09 d]
 */
export function remarksOf(
  { cells, text }: PasteRecord,
  titles: readonly string[],
  lead: string | undefined,
  items: readonly ReadItem[],
): readonly string[] {
  if (text.length > MAX_LINE_LENGTH) return [];
  const told = titles.length > 0 ? cells.filter((_, i) => isNoteTitle(titles[i] ?? '')) : cells;
  const words = told.flatMap(wordsOf);
  const numbers = [...items.map(({ quantity }) => quantity), ...(lead ? [lead.replace(/\D/g, '')] : [])];
  for (const number of numbers) {
    const at = words.findIndex((word) => isCount(word) && Number(word) === Number(number));
    if (at >= 0) words.splice(at, 1);
  }
  // 'CODE kits' without a number is more than one.
  const isCounted = items.every(({ explicit }) => explicit);
  const strange = words.filter((word) => !(isEveryday(word) || (isCounted && isProductNoun(word))));
  return [...new Set([...strange, ...otherSum(cells, items)])].slice(0, MOST_WORDS);
}

/** The total of a row, where it is the price times another number than the quantity. */
function otherSum(cells: readonly string[], items: readonly ReadItem[]): readonly string[] {
  const quantity = Number(items[0]?.quantity);
  const parts = cells.length > 1 ? cells : (cells[0] ?? '').split(/\s+/);
  const [price = 0, total = 0, ...more] = parts.filter(isAmount).map(amountOf);
  const times = total / price;
  const isOther = more.length === 0 && price > 0 && times >= 1 && times % 1 === 0 && times !== quantity;
  return isOther && items.length === 1 ? [String(total)] : [];
}

/** 1,350.00 and 1.350,00 and $1,350 as cents. */
const amountOf = (text: string): number => {
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d\d))?\D*$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, '')}${cents}`);
};

function wordsOf(cell: string): string[] {
  if (isAmount(cell)) return [];
  const bare = mark(cell, findCodes(cell)).replaceAll(CODE_MARK, ' ');
  const text = withoutHarmless(withoutPrices(withoutLinks(bare)).replaceAll(NOT_ASKED, ' '));
  return (text.replace(ASIAN_ORDER, ' ').match(PARTS) ?? []).flatMap(parted);
}

/** '3x', 'x3' and '3pcs' are a number and a word. */
function parted(word: string): string[] {
  const [, before = '', number = '', after = ''] = /^(\p{L}*)(\d+)(\p{L}*)$/u.exec(word) ?? [];
  const isOwn = (text: string) => text === '' || isTimes(text) || isLabel(text) || isPieceUnit(text);
  const isParted = number !== '' && isOwn(before) && isOwn(after);
  return isParted ? [before, number, after].filter((part) => part !== '') : [folded(word)];
}

function isEveryday(word: string): boolean {
  if (isTimes(word) || isLabel(word) || isPieceUnit(word)) return true;
  if (isPoliteWord(word) || isNamingTitle(word) || isItemWord(word)) return true;
  return isKnownOther(word) || titleWords(word).some((title) => QUANTITY.has(title));
}

const isTimes = (word: string): boolean => /^[x×*✕✖]$/i.test(word);
