import { useMessages } from '../element/widget-context.ts';
import type en from './messages/en.json';

/**
 * Returns the translator of the page components. A widget that draws them has their messages in its catalogue
 * (`build/messages-plugin.ts`).
 */
export const usePageMessages = () => useMessages<keyof typeof en>();
