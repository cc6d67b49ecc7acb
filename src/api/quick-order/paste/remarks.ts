import { folded, isItemWord, QUANTITY, titleWords } from './column-titles.ts';
import { findCodes } from './find-codes.ts';
import {
  isAsianAmount,
  isDozen,
  isNamingTitle,
  isPoliteWord,
  isProductNoun,
  isTroubleWord,
} from './line-words.ts';
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
import { isSpeltNumber } from './number-words.ts';
import { isTextTitle } from './spaced-heading.ts';
import { sharesOut } from './unclear-rest.ts';
import { isPackWord, isUnitTitle } from './unit-words.ts';

/** Words, numbers, and the signs that change a number: '>=', '~', '?', '3++'. */
const PARTS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|[<>≈±~?≥≤]+|(?<=\p{N})\+{1,2}(?![\p{L}\p{N}])/gu;
/** How an order ends in Chinese, Japanese and Korean, where no space parts the words. */
const ASIAN_ORDER =
  /お願い(?:いた)?します|お願い|を?ください|を?下さい|注文(?:します)?|希望|です|ます|请|請|订购|訂購|购买|購買|需要|부탁\p{L}*|주문\p{L}*|주세요|[をとの]/gu;
/** It may be bought already. */
const ON_ORDER = /(?<!\p{L})(?:on (?:back-?)?order|en commande|in bestelling|en pedido)(?!\p{L})/iu;
const ORDERED =
  /(?<!\p{L})(?:on order|ordered|en commande|commandé\p{L}*|besteld|in bestelling|pedid[oa]s?|bestellt)(?!\p{L})/iu;
/** A word that no product's name explains. */
const FACTOR = '≠';
/** 'all 4', 'both sites'. */
const ALL = /^(?:all|both|tou(?:s|tes)|alle|beide|tod[oa]s|amb[oa]s)$/;
/** More words than these are a text, which is told as a whole. */
const MOST_WORDS = 60;

/**
 * The words of a row or line that nothing explains, in small letters and without accents: neither code, quantity, price, unit or
 * title nor an everyday word of orders. The product's own name may explain them; that is for whoever knows it to see. Under
 * a heading the titles explain what stands below them, but for columns of notes, and for words and numbers that say
 * something of quantities. [QO-09 d]
 */
export function remarksOf(
  { cells, text }: PasteRecord,
  titles: readonly string[],
  lead: string | undefined,
  items: readonly ReadItem[],
): readonly string[] {
  if (text.length > MAX_LINE_LENGTH) return [];
  // A cell with the code, or with the quantity: '3 x LMS4-KIT', 'x3'.
  const isOwn = (cell: string) =>
    findCodes(cell).length > 0 ||
    items.some(({ quantity }) => Number(/\d+/.exec(cell)?.[0]) === Number(quantity));
  const words = cells.flatMap((cell, i) =>
    titles.length > 0
      ? titledWords(cell, titles[i] ?? '')
      : [...wordsOf(cell), ...(isOwn(cell) ? [] : factorOf(cell))],
  );
  const numbers = [...items.map(({ quantity }) => quantity), ...(lead ? [lead.replace(/\D/g, '')] : [])];
  for (const number of numbers) {
    const at = words.findIndex((word) => isCount(word) && Number(word) === Number(number));
    if (at >= 0) words.splice(at, 1);
  }
  const isCounted = items.every(({ explicit }) => explicit);
  const strange = words.filter((word) => !isEveryday(word, isCounted));
  return [...new Set([...strange, ...otherSum(cells, items)])].slice(0, MOST_WORDS);
}

/** What counts something else than pieces, whatever the product is called: 'pack of 25', '75', 'forms'. */
function packOf(cell: string): string[] {
  if (isPartsOfProduct(cell) || /^(?:sht|vel(?:len)?|枚)$/iu.test(cell)) return [FACTOR];
  const words = cell.match(/\p{L}+|\d+/gu) ?? [];
  const isOfPacks = words.some(isPackWord) && words.some((word) => /\d/.test(word));
  const isOther = (word: string) => !isPackWord(word) && !/^\d/.test(word) && !isPoliteWord(word);
  return isOfPacks && !words.some(isOther) ? [FACTOR] : [];
}

/** 'forms', 'record forms', 'x 2 manual' in small letters: parts of a kit or of a pack, where a name has capitals. */
function isPartsOfProduct(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).filter(
    (word) => !isPoliteWord(word) && !isTimes(word) && !isLabel(word),
  );
  return words.length > 0 && words.every((word) => isProductNoun(word) && /^(?!kits?$)\p{Ll}/u.test(word));
}

/** 'x10', '/2' and '10/box'. */
const factorOf = (cell: string): string[] =>
  /^[x×*/÷+-]\s?\d|^\d+\s?[/x×*]\s?\p{L}|^\p{L}+\s?\/\s?\d/iu.test(cell.trim()) ? [FACTOR] : packOf(cell);

/** A note is of the order, not of the product, whose name may hold the same word: 'Complete', '×'. */
function notesOf(cell: string): string[] {
  const words = wordsOf(withoutHarmless(cell));
  const isTold = ORDERED.test(cell) || /^[×✕xX△▲]$/.test(cell.trim());
  return isTold || words.some((word) => !isEveryday(word, true)) ? [...words, FACTOR] : words;
}

/** Under a title that explains it a cell without letters is a date, a price or a count of that. */
function titledWords(cell: string, title: string): string[] {
  if (isNoteTitle(title)) return notesOf(cell);
  if (isUnitTitle(title) && factorOf(cell).length > 0) return [FACTOR];
  if (!/\p{L}/u.test(cell)) return [];
  const isName = isTextTitle(title) || isItemWord(title);
  const parts = cell.toLowerCase();
  if (!isName && packOf(parts.endsWith('s') ? parts : cell).length > 0) return [FACTOR];
  if (sharesOut(cell) && !isUnitTitle(title)) return [FACTOR];
  const isNumbered = isName || isUnitTitle(title);
  const told = wordsOf(cell).filter((word) => saysHowMany(word) || (isNumbered && /^\d/.test(word)));
  return told.length === 0 || isName ? told : [...told, FACTOR];
}

const saysHowMany = (word: string): boolean =>
  isTroubleWord(word) || isDozen(word) || isAsianAmount(word) || isSpeltNumber(word) || ALL.test(word);

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
  if (isAmount(cell) && /[.,]\d\d|\p{Sc}/u.test(cell)) return [];
  const bare = mark(cell, findCodes(cell)).replaceAll(CODE_MARK, ' ');
  const text = withoutPrices(withoutLinks(bare)).replaceAll(NOT_ASKED, ' ').replace(ASIAN_ORDER, ' ');
  const words = (text.match(PARTS) ?? []).flatMap(parted);
  return ON_ORDER.test(text) || isPartsOfProduct(text) ? [...words, FACTOR] : words;
}

/** '3x', 'x3' and '3pcs' are a number and a word. */
function parted(word: string): string[] {
  const [, before = '', number = '', after = ''] = /^(\p{L}*)(\d+)(\p{L}*)$/u.exec(word) ?? [];
  const isOwn = (text: string) => text === '' || isTimes(text) || isLabel(text) || isPieceUnit(text);
  const isParted = number !== '' && isOwn(before) && isOwn(after);
  return isParted ? [before, number, after].filter((part) => part !== '') : [folded(word)];
}

/** 'CODE copies' without a number is more than one. */
function isEveryday(word: string, isCounted: boolean): boolean {
  if (isTimes(word)) return true;
  if (isLabel(word) || isPieceUnit(word) || titleWords(word).some((title) => QUANTITY.has(title)))
    return isCounted;
  return isPoliteWord(word) || isNamingTitle(word) || isItemWord(word);
}

const isTimes = (word: string): boolean => /^[x×*✕✖]$/i.test(word);
