import type { ReadItem } from './reading.ts';

const SPACED = /^\d{1,3}(?: \d{3})+$/;
/** The spaces that a spreadsheet or a typesetter puts into one number: no-break, figure, thin and narrow no-break. */
const WITHIN_NUMBER = '[\u00A0\u2007\u2009\u202F]';
/** Stands for what no product's name explains. */
const UNEXPLAINED = '≠';

/**
 * The item, asked where its quantity may be two numbers: '20 900' is 20 for 900 dollars, or room 900, or a number in groups of
 * three. Its line is told at the row. `raw`: its lines as pasted; the spaces within one number leave no doubt. [QO-09 d]
 */
export function askedIfSpaced(item: ReadItem, raw: string): ReadItem {
  const { quantity, choices } = item;
  const isTwo = (text: string) => SPACED.test(text) && !isOneNumber(text, raw);
  const asked = choices && { choices: choices.map((choice) => (isTwo(choice) ? '' : choice)) };
  if (!isTwo(quantity)) return { ...item, ...asked };
  return { ...item, ...asked, quantity: '', explicit: true, remarks: [...quantity.split(' '), UNEXPLAINED] };
}

const isOneNumber = (number: string, raw: string): boolean =>
  new RegExp(`(?<!\\d)${number.replaceAll(' ', WITHIN_NUMBER)}(?!\\d)`, 'u').test(raw);
