import { useMessages } from '../kit/element/widget-context.ts';
import type shared from '../parts/quote/messages/en.json';
import type en from './messages/en.json';

/** Returns the widget's texts and those about making quotes and their files. */
export const useQuotesMessages = () => useMessages<keyof typeof en | keyof typeof shared>();
