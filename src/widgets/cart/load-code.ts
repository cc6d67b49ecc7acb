import { latePart } from '../shared/element/late-part.ts';

/** The promotion code with its words and styles. */
export const loadCode = latePart(() => import('./code/code-part.tsx'), {
  en: () => import('../shared/promotion-code/messages/en.json'),
  fr: () => import('../shared/promotion-code/messages/fr.json'),
  nl: () => import('../shared/promotion-code/messages/nl.json'),
  es: () => import('../shared/promotion-code/messages/es.json'),
});
