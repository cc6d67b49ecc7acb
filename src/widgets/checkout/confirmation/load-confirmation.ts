import { latePart } from '../../shared/element/late-part.ts';

/** The confirmation with its words and styles: only the page of an order that was placed needs it. */
export const loadConfirmation = latePart(() => import('./confirmation-part.tsx'), {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
});
