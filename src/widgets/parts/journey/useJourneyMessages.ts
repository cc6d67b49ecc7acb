import { useMessages } from '../../kit/element/widget-context.ts';
import type { JourneyKey, RareKey } from './journey-key.ts';

/** The words of a journey; whoever draws one gives them by `WithWords`. */
export const useJourneyMessages = () => useMessages<JourneyKey>();

/** The words inside a rare step. */
export const useRareMessages = () => useMessages<RareKey>();
