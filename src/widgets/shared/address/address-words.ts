import type { Language } from '../../../core/locale/locale-table.ts';
import { withFormWords } from '../../kit/forms/forms.ts';
import type { MessageLoaders } from '../element/widget-messages.ts';

const own: MessageLoaders = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
};

/** The words of an address form with those of the pieces. */
export const addressWords: MessageLoaders = withFormWords(own);

/** The words of a part that asks for addresses, and those of the form, all fetched at once. */
export const withAddressWords = (words: MessageLoaders): MessageLoaders => {
  const both = (language: Language) => async () => {
    const [form, more] = await Promise.all([own[language](), words[language]()]);
    return { default: { ...form.default, ...more.default } };
  };
  return { en: both('en'), fr: both('fr'), nl: both('nl'), es: both('es') };
};
