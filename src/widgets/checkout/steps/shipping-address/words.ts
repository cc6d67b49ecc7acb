import { withAddressWords } from '../../../shared/address/address-words.ts';
import type { MessageLoaders } from '../../../shared/element/widget-messages.ts';

export const words: MessageLoaders = withAddressWords({
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
});
