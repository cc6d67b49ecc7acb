import { latePart } from '../shared/element/late-part.ts';

/** Suggestions with their words and styles. */
export const loadTypeAhead = latePart(() => import('./type-ahead/type-ahead.tsx'), {
  en: () => import('./type-ahead/messages/en.json'),
  fr: () => import('./type-ahead/messages/fr.json'),
  nl: () => import('./type-ahead/messages/nl.json'),
  es: () => import('./type-ahead/messages/es.json'),
});
