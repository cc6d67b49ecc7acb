import { wordsHook } from '../kit/element/words-hook.ts';
import type en from './messages/en.json';

/** Returns the widget's texts. */
export const useCardPageWords = wordsHook<typeof en>();
