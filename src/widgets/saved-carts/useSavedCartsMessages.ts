import type { SavedCartKey } from '../parts/saved-carts/useSavedCartMessages.ts';
import { useMessages } from '../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** The widget's words, and those of naming and saving carts. */
export const useSavedCartsMessages = () => useMessages<keyof typeof en | SavedCartKey>();
