import { latePart } from '../shared/element/late-part.ts';

/** What asks about two carts at a sign-in, with its words and styles. */
export const loadCartsPart = latePart(() => import('./two-carts/two-carts.tsx'), {
  en: () => import('./two-carts/messages/en.json'),
  fr: () => import('./two-carts/messages/fr.json'),
  nl: () => import('./two-carts/messages/nl.json'),
  es: () => import('./two-carts/messages/es.json'),
});
