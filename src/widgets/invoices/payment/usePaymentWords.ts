import { wordsHook } from '../../kit/element/words-hook.ts';
import type en from './messages/en.json';

export const usePaymentWords = wordsHook<typeof en>();
