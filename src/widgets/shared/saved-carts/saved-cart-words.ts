import type { Language } from '../../../core/locale/locale-table.ts';
import type { MessageLoaders } from '../element/widget-messages.ts';

/*
 * Beside the words of forms, whose own loader brings a form's style sheets: an entry that only knows the way to a part must not
 * have them (PERF-05).
 */

const own: MessageLoaders = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
};

const ofForms: MessageLoaders = {
  en: () => import('../../kit/forms/messages/en.json'),
  fr: () => import('../../kit/forms/messages/fr.json'),
  nl: () => import('../../kit/forms/messages/nl.json'),
  es: () => import('../../kit/forms/messages/es.json'),
};

const both = (language: Language) => async () => {
  const [pieces, words] = await Promise.all([ofForms[language](), own[language]()]);
  return { default: { ...pieces.default, ...words.default } };
};

/** The words of naming and saving carts, with those of forms. */
export const savedCartWords: MessageLoaders = {
  en: both('en'),
  fr: both('fr'),
  nl: both('nl'),
  es: both('es'),
};
