import { latePart } from '../shared/element/late-part.ts';

/** What draws the messages, with its words and styles. */
export const loadCentre = latePart(() => import('./centre/centre.tsx'), {
  en: () => import('./centre/messages/en.json'),
  fr: () => import('./centre/messages/fr.json'),
  nl: () => import('./centre/messages/nl.json'),
  es: () => import('./centre/messages/es.json'),
});
