import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../shared/element/adopt-styles.ts';
import type { MessageLoaders } from '../shared/element/widget-messages.ts';

const words: MessageLoaders = {
  en: () => import('./locale/messages/en.json'),
  fr: () => import('./locale/messages/fr.json'),
  nl: () => import('./locale/messages/nl.json'),
  es: () => import('./locale/messages/es.json'),
};

/** What draws the notices and dialogs of the locale, with its words and styles. */
export const loadLocalePart = async (host: HTMLElement) => {
  const [{ bindLocale, localeStyles }, { default: catalogue }] = await Promise.all([
    import('./locale/locale.tsx'),
    words[runtime().row.language](),
  ]);
  await adoptStyles(host, localeStyles);
  return bindLocale(catalogue);
};
