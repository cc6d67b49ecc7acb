import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { foldCharacters } from '../../list-reader/codes.ts';

/** The most characters that the service accepts in a number of a Q-global or aimswebPlus account. */
const LONGEST_NUMBER = 40;
/** The most characters of a qualified user's email address. Source: specification section 9. */
const LONGEST_EMAIL = 150;

/** Cleans a typed or pasted number or address: no spaces and invisible characters, plain dashes, letters and digits. */
export const foldTyped = (typed: string): string => foldCharacters(typed).replace(/\s+/g, '');

/** Returns whether a number is four digits or a temporary one of twelve characters. Source: section 5, CHK-02 b. */
export const isAccountNumber = (number: string): boolean => /^(?:\d{4}|[0-9A-Za-z]{12})$/.test(number);

/** Returns whether the number of a Q-global or aimswebPlus account has a valid form. The service knows if there is one. */
export const isPlatformNumber = (number: string): boolean =>
  number.length <= LONGEST_NUMBER && SEGMENT.test(number);

/** Returns what is wrong with a qualified user's folded email address. Undefined if it is valid. Source: CHK-03 c. */
export const emailFault = (email: string): 'missing' | 'tooLong' | 'wrong' | undefined => {
  if (email === '') return 'missing';
  if (email.length > LONGEST_EMAIL) return 'tooLong';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? undefined : 'wrong';
};
