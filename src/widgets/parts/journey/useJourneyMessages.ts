import { useMessages } from '../../kit/element/widget-context.ts';
import type { JourneyKey, RareKey } from './journey-key.ts';

/** Returns the translator of a journey. The widget that draws a journey provides its messages with `WithWords`. */
export const useJourneyMessages = () => useMessages<JourneyKey>();

/** Returns the translator inside a rare step. */
export const useRareMessages = () => useMessages<RareKey>();
