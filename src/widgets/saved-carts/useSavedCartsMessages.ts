import type { SavedCartKey } from '../shared/saved-carts/useSavedCartMessages.ts';
import { useMessages } from '../shared/element/widget-context.ts';
import type en from './messages/en.json';

/** The widget's words, and those of naming and saving carts. */
export const useSavedCartsMessages = () => useMessages<keyof typeof en | SavedCartKey>();
