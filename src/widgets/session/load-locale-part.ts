import { latePart } from '../shared/element/late-part.ts';

/** What draws the notices and dialogs of the locale, with its words and styles. */
export const loadLocalePart = latePart(() => import('./locale/locale.tsx'), {
  en: () => import('./locale/messages/en.json'),
  fr: () => import('./locale/messages/fr.json'),
  nl: () => import('./locale/messages/nl.json'),
  es: () => import('./locale/messages/es.json'),
});
