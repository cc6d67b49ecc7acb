import { useMessages } from '../element/widget-context.ts';
import type { JourneyKey } from './journey-key.ts';

/** The words of a journey; whoever draws one gives them by `WithWords`. */
export const useJourneyMessages = () => useMessages<JourneyKey>();
