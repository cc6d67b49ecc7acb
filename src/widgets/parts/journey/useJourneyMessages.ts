import { useMessages } from '../../kit/element/widget-context.ts';
import { wordsHook } from '../../kit/element/words-hook.ts';
import type { RareKey } from './journey-key.ts';
import type en from './messages/en.json';

/** Returns the translator of a journey. */
export const useJourneyMessages = wordsHook<typeof en>();

/** Returns the translator inside a rare step. */
export const useRareMessages = () => useMessages<RareKey>();
