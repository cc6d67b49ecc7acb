import { wordsHook } from '../../kit/element/words-hook.ts';
import type en from './messages/en.json';

/** Returns the texts that every customer page has. */
export const useCustomerPageWords = wordsHook<typeof en>();
