import { foldCharacters } from '../../list-reader/codes.ts';
import { SEGMENT } from '../../core/http/define-endpoint.ts';

/** The most characters that the service accepts in a number. */
const LONGEST = 40;

/**
 * Cleans the typed number of a Q-global or aimswebPlus account: it removes spaces and invisible characters, and turns other dashes, wide
 * characters and Arabic digits into plain ones.
 */
export const foldPlatformNumber = (typed: string): string => foldCharacters(typed).replace(/\s+/g, '');

/** Returns whether a number has a valid form. Only the service knows whether there is such an account. */
export const isPlatformNumber = (number: string): boolean => number.length <= LONGEST && SEGMENT.test(number);
