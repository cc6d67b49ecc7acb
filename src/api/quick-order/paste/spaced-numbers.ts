import type { ReadItem } from './reading.ts';

const SPACED = /^\d{1,3}(?: \d{3})+$/;
/** The spaces that spreadsheets and typesetters use within one number: no-break, figure, thin and narrow no-break. */
const WITHIN_NUMBER = '[\u00A0\u2007\u2009\u202F]';
/** A mark for text that no product name explains. */
const UNEXPLAINED = '≠';

/**
 * Asks for the quantity if it may be two numbers: '20 900' is 20 for 900 dollars, 20 for room 900, or a grouped number. The
 * row shows its line. `raw` is the text of its lines as pasted; the special spaces within one number are unambiguous.
 * [QO-09 d]
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
