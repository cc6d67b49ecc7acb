import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { isValidIsbn, normalizeCode, sameProductKey } from '../quick-order/isbn.rules.ts';

/* What a code typed as a search stands for, by the rules of quick order's codes. */

/**
 * Returns the code to look up for a typed text: an ISBN as ISBN-13, any other code in capitals. Undefined if the text has
 * several words, or neither a digit nor a hyphen. Source: QO-01, CRT-09.
 */
export const typedCode = (text: string): string | undefined => {
  const code = sameProductKey(text);
  return isValidIsbn(code) || (/^\S*[\d-]\S*$/.test(code) && SEGMENT.test(code)) ? code : undefined;
};

/** The first digits of a card number. Only some ISBN-10 of German, Japanese and Russian books begin with these. */
const CARD_BEGINS = /^(?:[3-6]|2[2-7])/;

/** Returns the ISBN-13 of a typed ISBN. Undefined if it is none, or may begin a card number. Source: CRT-09 c, SEC-04. */
export const typedIsbn = (text: string): string | undefined =>
  isValidIsbn(text) && !CARD_BEGINS.test(normalizeCode(text)) ? sameProductKey(text) : undefined;

/** Returns the text to search for: an ISBN as ISBN-13 without hyphens, as the catalogue has it, any other text as it is. */
export const catalogueText = (text: string): string => (isValidIsbn(text) ? sameProductKey(text) : text);
