import { wordsHook } from '../../kit/element/words-hook.ts';
import type en from './messages/en.json';

/** Returns the texts about access codes, and about copying one. */
export const useCodeWords = wordsHook<typeof en>();
