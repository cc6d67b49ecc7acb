import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

export type SavedCartKey = keyof typeof en;

/** The words of naming and saving carts; whoever draws it loads them by `savedCartWords`. */
export const useSavedCartMessages = () => useMessages<SavedCartKey>();
