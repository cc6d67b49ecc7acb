import { isPoliteWord, isProductNoun } from './line-words.ts';
import { isAmount, isLabel } from './quantity-text.ts';
import { isTimes } from './remark-words.ts';
import { isPackWord } from './unit-words.ts';

/*
 * What in a row says that its number counts something else than pieces, whatever the product is called.
 */

/** 'x10', '/2' and '10/box'. */
export const isFactor = (cell: string): boolean =>
  /^[x×*/÷+-]\s?\d|^\d+\s?[/x×*]\s?\p{L}|^\p{L}+\s?\/\s?\d/iu.test(cell.trim());

/** 'pack of 25' and 'sheets'. */
export function isPackOrPart(cell: string): boolean {
  if (isPartOfProduct(cell) || /^(?:sht|vel(?:len)?|枚)$/iu.test(cell)) return true;
  const words = cell.match(/\p{L}+|\d+/gu) ?? [];
  const isOther = (word: string) => !isPackWord(word) && !/^\d/.test(word) && !isPoliteWord(word);
  return words.some(isPackWord) && words.some((word) => /\d/.test(word)) && !words.some(isOther);
}

/** 'forms', 'record forms', 'x 2 manual' in small letters: parts of a kit or of a pack, where a name has capitals. */
export function isPartOfProduct(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).filter(
    (word) => !isPoliteWord(word) && !isTimes(word) && !isLabel(word),
  );
  return words.length > 0 && words.every((word) => isProductNoun(word) && /^(?!kits?$)\p{Ll}/u.test(word));
}

/** The total of a row, in cents, where it is the price times another number than the quantity. */
export function otherTotal(cells: readonly string[], quantity: number): number | undefined {
  const parts = cells.length > 1 ? cells : (cells[0] ?? '').split(/\s+/);
  const [price = 0, total = 0, ...more] = parts.filter(isAmount).map(centsOf);
  const times = total / price;
  const isOther = more.length === 0 && price > 0 && times >= 1 && times % 1 === 0 && times !== quantity;
  return isOther ? total : undefined;
}

/** 1,350.00 and 1.350,00 and $1,350 as cents. */
const centsOf = (text: string): number => {
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d\d))?\D*$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, '')}${cents}`);
};
