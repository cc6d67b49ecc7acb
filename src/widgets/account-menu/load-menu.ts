import { latePart } from '../shared/element/late-part.ts';

/** The menu with its words and styles. */
export const loadMenu = latePart(() => import('./menu/menu.tsx'), {
  en: () => import('./menu/messages/en.json'),
  fr: () => import('./menu/messages/fr.json'),
  nl: () => import('./menu/messages/nl.json'),
  es: () => import('./menu/messages/es.json'),
});
