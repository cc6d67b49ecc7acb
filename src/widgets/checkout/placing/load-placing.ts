import { latePart } from '../../shared/element/late-part.ts';

/** What a checkout says of an order that is being placed, with its words and styles: from the first press on. */
export const loadPlacing = latePart(() => import('./placing-part.tsx'), {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
});
