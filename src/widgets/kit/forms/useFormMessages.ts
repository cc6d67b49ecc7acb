import { wordsHook } from '../element/words-hook.ts';
import type en from './messages/en.json';

/** Returns the translator of the form components. An older late part that draws them has their words by `withFormWords`. */
export const useFormMessages = wordsHook<typeof en>();
