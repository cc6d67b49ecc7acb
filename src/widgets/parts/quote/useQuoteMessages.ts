import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

/**
 * Returns the translator for making a quote and for its files. The widget that draws them provides the messages with
 * `quoteFormWords`.
 */
export const useQuoteMessages = () => useMessages<keyof typeof en>();
