import { wordsHook } from '../../kit/element/words-hook.ts';
import type en from './messages/en.json';

/** Returns the texts about an order's status and its shipments. */
export const useOrderPartWords = wordsHook<typeof en>();
