import { foldCharacters } from '../quick-order/characters.rules.ts';
import { SEGMENT } from '../../core/http/define-endpoint.ts';

/** Most characters of a number that the service takes. */
const LONGEST = 40;

/** A Q-global or aimswebPlus account's number as it was pasted or typed, without spaces and invisible characters. */
export const foldPlatformNumber = (typed: string): string => foldCharacters(typed).replace(/\s+/g, '');

/** Whether an account can have such a number at all; whether one does, the service says. */
export const isPlatformNumber = (number: string): boolean => number.length <= LONGEST && SEGMENT.test(number);
