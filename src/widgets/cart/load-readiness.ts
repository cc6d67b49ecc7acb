import { latePart } from '../shared/element/late-part.ts';

/** What the cart still needs, with its words and styles. */
export const loadReadiness = latePart(() => import('../shared/readiness/readiness-part.tsx'), {
  en: () => import('../shared/readiness/messages/en.json'),
  fr: () => import('../shared/readiness/messages/fr.json'),
  nl: () => import('../shared/readiness/messages/nl.json'),
  es: () => import('../shared/readiness/messages/es.json'),
});
