import { useMessages } from '../kit/element/widget-context.ts';
import type shared from '../parts/quote/messages/en.json';
import type en from './messages/en.json';

/** The widget's words, and those of making a quote and of its files. */
export const useQuotesMessages = () => useMessages<keyof typeof en | keyof typeof shared>();
