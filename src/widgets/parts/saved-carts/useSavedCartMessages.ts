import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

export type SavedCartKey = keyof typeof en;

/** Returns the translator for naming and saving carts. The widget that draws it loads the messages with `savedCartWords`. */
export const useSavedCartMessages = () => useMessages<SavedCartKey>();
