import type { SavedCartKey } from '../parts/saved-carts/useSavedCartMessages.ts';
import { useMessages } from '../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** Returns the widget's texts and those about naming and saving carts. */
export const useSavedCartsMessages = () => useMessages<keyof typeof en | SavedCartKey>();
