import type { MessageLoaders } from '../element/widget-messages.ts';

/** The words of sharing a list, beside those of the widget that shares it. */
export const shareWords: MessageLoaders = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
};
