import { wordsHook } from '../kit/element/words-hook.ts';
import type shared from '../parts/quote/messages/en.json';
import type en from './messages/en.json';

/** Returns the widget's texts and those about making quotes and their files. */
export const useQuotesMessages = wordsHook<typeof en & typeof shared>();
