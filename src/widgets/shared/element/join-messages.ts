import type { Language } from '../../../core/locale/locale-table.ts';
import type { MessageLoaders } from './widget-messages.ts';

/** Several catalogues as one, fetched side by side. Of a key that two of them have, the later one's words count. */
export const joinMessages = (...catalogues: readonly MessageLoaders[]): MessageLoaders => {
  const joined = (language: Language) => async () => {
    const loaded = await Promise.all(catalogues.map((one) => one[language]()));
    return { default: Object.assign({}, ...loaded.map((module) => module.default)) };
  };
  return { en: joined('en'), fr: joined('fr'), nl: joined('nl'), es: joined('es') };
};
