import { useMessages } from '../element/widget-context.ts';
import type en from './messages/en.json';

/** The words of the kit of pages; a widget that draws it has them in its catalogue (`build/messages-plugin.ts`). */
export const usePageMessages = () => useMessages<keyof typeof en>();
