import { wordsHook } from '../kit/element/words-hook.ts';
import type shared from '../parts/saved-carts/messages/en.json';
import type en from './messages/en.json';

/** Returns the widget's texts and those about naming and saving carts. */
export const useSavedCartsMessages = wordsHook<typeof en & typeof shared>();
