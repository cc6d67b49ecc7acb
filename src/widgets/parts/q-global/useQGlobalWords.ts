import { wordsHook } from '../../kit/element/words-hook.ts';
import type en from './messages/en.json';

/** Returns the texts of the look-up of a Q-global account. */
export const useQGlobalWords = wordsHook<typeof en>();
