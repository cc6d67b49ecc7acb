import { isSpeltNumber } from './number-words.ts';

const CJK_NUMBER =
  /^(?:[一二三四五六七八九十百两兩〇]{1,4}|ダース|하나|둘|셋|넷|한|두|세|네)(?:つ|\s?[冊册個个件点部本套箱권개부])?$/;
/** Of single letters, only I, V and X are Roman numerals. C and L are more likely levels of a product. */
const ROMAN = /^(?:[IVX]{1,6}|[IVXLCDM]{2,6})$/;
const NUMERAL = /^\d{0,6}\s?[\p{Nl}\p{No}]{1,4}$/u;
const WITH_UNIT = /^\d{1,6}\s?\p{L}[\p{L}.]{0,11}$/u;
const FRACTION_OR_RANGE = /^\d{1,6}\s?(?:[/~-]|\.\.)\s?\d{1,6}$/;
const SIGNED = /^(?:[#~≈<>±]\s?\d{1,6}|\d{1,6}\s?[+%]|\?{1,3})$/;
const FORMS = [NUMERAL, FRACTION_OR_RANGE, SIGNED, WITH_UNIT];
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th|de|ste|er|[eoaºª])$/i;
/** Chinese, Japanese and Korean have no space before or after a number. */
const IN_CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]\d/u;

/** Returns whether a text is a number without digits: 'three', 'deux', 'drie', '二冊', 'III'. */
export function isNumberWord(text: string): boolean {
  return isSpeltNumber(text) || CJK_NUMBER.test(text) || ROMAN.test(text);
}

/**
 * Returns whether a text may be meant as a quantity but is not a valid one: three, III, ③, 1/2, 3-5, 10%, 2 dozen, 4 boxes,
 * ~3, ?. It is kept as written, and the row asks.
 */
export function isOddQuantity(text: string): boolean {
  if (text.length > 24) return false;
  return isNumberWord(text) || FORMS.some((form) => form.test(text));
}

/**
 * Returns whether the words of a title contain a number that could be a quantity: 'Room 204', 'pack of 25', but not '4th
 * edition'.
 */
export function holdsNumber(text: string): boolean {
  const tokens = text.split(/[\s,;|()[\]]+/).map((token) => token.replace(/^[^\p{L}\p{N}]+|[.:!?]+$/gu, ''));
  return tokens.some((token) => {
    if (/^\p{N}/u.test(token)) return !ORDINAL.test(token);
    return IN_CJK.test(token) || isNumberWord(token.toLowerCase());
  });
}
