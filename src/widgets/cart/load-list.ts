import { latePart } from '../shared/element/late-part.ts';

/** The review of a shared list, with its words and styles. */
export const loadList = latePart(() => import('./list/list-part.tsx'), {
  en: () => import('../shared/list-review/messages/en.json'),
  fr: () => import('../shared/list-review/messages/fr.json'),
  nl: () => import('../shared/list-review/messages/nl.json'),
  es: () => import('../shared/list-review/messages/es.json'),
});
