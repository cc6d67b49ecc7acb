import { isPoliteWord, isProductNoun } from './line-words.ts';
import { isAmount, isLabel } from './quantity-text.ts';
import { isTimes } from './remark-words.ts';
import { isPackWord } from './unit-words.ts';

/* Text in a row that shows that its number counts something other than pieces, whatever the product is called. */

/** Returns whether a cell is a factor: 'x10', '/2' or '10/box'. */
export const isFactor = (cell: string): boolean =>
  /^[x×*/÷+-]\s?\d|^\d+\s?[/x×*]\s?\p{L}|^\p{L}+\s?\/\s?\d/iu.test(cell.trim());

/** Returns whether a cell is a pack or a part: 'pack of 25', 'sheets'. */
export function isPackOrPart(cell: string): boolean {
  if (isPartOfProduct(cell) || /^(?:sht|vel(?:len)?|枚)$/iu.test(cell)) return true;
  const words = cell.match(/\p{L}+|\d+/gu) ?? [];
  const isOther = (word: string) => !isPackWord(word) && !/^\d/.test(word) && !isPoliteWord(word);
  return words.some(isPackWord) && words.some((word) => /\d/.test(word)) && !words.some(isOther);
}

/**
 * Returns whether a text in lower case names parts of a kit or pack: 'forms', 'record forms', 'x 2 manual'. Names of
 * products have capitals.
 */
export function isPartOfProduct(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).filter(
    (word) => !isPoliteWord(word) && !isTimes(word) && !isLabel(word),
  );
  return words.length > 0 && words.every((word) => isProductNoun(word) && /^(?!kits?$)\p{Ll}/u.test(word));
}

/** Returns a row's total in cents if it is the price times another number than the quantity. */
export function otherTotal(cells: readonly string[], quantity: number): number | undefined {
  const parts = cells.length > 1 ? cells : (cells[0] ?? '').split(/\s+/);
  const [price = 0, total = 0, ...more] = parts.filter(isAmount).map(centsOf);
  const times = total / price;
  const isOther = more.length === 0 && price > 0 && times >= 1 && times % 1 === 0 && times !== quantity;
  return isOther ? total : undefined;
}

/** Converts 1,350.00, 1.350,00 and $1,350 to cents. */
const centsOf = (text: string): number => {
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d\d))?\D*$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, '')}${cents}`);
};
