import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** The words of making a quote and of its files; whoever draws them gives them by `quoteWords`. */
export const useQuoteMessages = () => useMessages<keyof typeof en>();
