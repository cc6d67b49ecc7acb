import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { foldCharacters } from '../../list-reader/codes.ts';

/** The most characters that the service accepts in a number of a Q-global or aimswebPlus account. */
const LONGEST_NUMBER = 40;
/** The most characters of a qualified user's email address. Source: specification section 9. */
const LONGEST_EMAIL = 150;

/**
 * Cleans a number of an account or an email address that was typed or pasted: it removes spaces and invisible characters,
 * and turns other dashes, wide characters and Arabic digits into plain ones.
 */
export const foldTyped = (typed: string): string => foldCharacters(typed).replace(/\s+/g, '');

/**
 * Returns whether the number of a customer account is four digits or a temporary number of twelve characters. Source:
 * specification section 5, CHK-02 b.
 */
export const isAccountNumber = (number: string): boolean => /^(?:\d{4}|[0-9A-Za-z]{12})$/.test(number);

/**
 * Returns whether the number of a Q-global or aimswebPlus account has a valid form. Only the service knows whether there is
 * such an account.
 */
export const isPlatformNumber = (number: string): boolean =>
  number.length <= LONGEST_NUMBER && SEGMENT.test(number);

/** Returns what is wrong with a qualified user's folded email address. Undefined if it is valid. Source: CHK-03 c. */
export const emailFault = (email: string): 'missing' | 'tooLong' | 'wrong' | undefined => {
  if (email === '') return 'missing';
  if (email.length > LONGEST_EMAIL) return 'tooLong';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? undefined : 'wrong';
};
