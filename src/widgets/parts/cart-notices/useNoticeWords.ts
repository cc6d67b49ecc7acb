import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** What is said of discounts and the minimum. These words stand in the catalogues of cart and checkout (`messages-plugin.ts`). */
export const useNoticeWords = () => useMessages<keyof typeof en>();
