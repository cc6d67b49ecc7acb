import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

/**
 * Returns the translator for discounts and the minimum order. Its messages are in the catalogues of cart and checkout
 * (`messages-plugin.ts`).
 */
export const useNoticeWords = () => useMessages<keyof typeof en>();
