import { foldCharacters } from '../../list-reader/codes.ts';

/** The most characters of a qualified user's email address. Source: specification section 9. */
const LONGEST = 150;

/** Removes all spaces and invisible characters from an email address that was typed or pasted. */
export const foldEmail = (typed: string): string => foldCharacters(typed).replace(/\s+/g, '');

/** Returns what is wrong with a qualified user's folded email address. Undefined if it is valid. Source: CHK-03 c. */
export const emailFault = (email: string): 'missing' | 'tooLong' | 'wrong' | undefined => {
  if (email === '') return 'missing';
  if (email.length > LONGEST) return 'tooLong';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? undefined : 'wrong';
};
