import { foldCharacters } from '../quick-order/characters.rules.ts';

/** Most characters of a qualified user's email address. Source: specification section 9. */
const LONGEST = 150;

/** An email address as it was pasted or typed, without the spaces and invisible characters around and within it. */
export const foldEmail = (typed: string): string => foldCharacters(typed).replace(/\s+/g, '');

/** What is wrong with a qualified user's email address, folded; undefined for nothing. Source: CHK-03 c. */
export const emailFault = (email: string): 'missing' | 'tooLong' | 'wrong' | undefined => {
  if (email === '') return 'missing';
  if (email.length > LONGEST) return 'tooLong';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? undefined : 'wrong';
};
