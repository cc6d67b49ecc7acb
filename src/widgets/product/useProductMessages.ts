import type { BuyingKey } from '../parts/buying/useBuyingMessages.ts';
import { useMessages } from '../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** Returns the widget's texts and those about buying. */
export const useProductMessages = () => useMessages<keyof typeof en | BuyingKey>();
