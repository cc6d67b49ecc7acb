import type { BuyingKey } from '../parts/buying/useBuyingMessages.ts';
import { useMessages } from '../kit/element/widget-context.ts';
import type pages from '../kit/page/messages/en.json';
import type en from './messages/en.json';

/** Returns the widget's texts and those about lists and buying. */
export const useSearchResultsMessages = () => useMessages<keyof typeof en | keyof typeof pages | BuyingKey>();
