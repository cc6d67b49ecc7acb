import { latePart } from '../shared/element/late-part.ts';

/** What tells a shopper who does nothing, with its words and styles. */
export const loadIdlePart = latePart(() => import('./idle/idle-part.tsx'), {
  en: () => import('./idle/messages/en.json'),
  fr: () => import('./idle/messages/fr.json'),
  nl: () => import('./idle/messages/nl.json'),
  es: () => import('./idle/messages/es.json'),
});
