import { wordsHook } from '../../kit/element/words-hook.ts';
import type en from './messages/en.json';

/** Returns the translator for the picture of a list. */
export const useCheckColumnsWords = wordsHook<typeof en>();
