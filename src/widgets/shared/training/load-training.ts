import { latePart } from '../element/late-part.ts';

/** What a line says of its training, and the dialog's place, with their words and styles. Source: TRN-01. */
export const loadTraining = latePart(() => import('./training-part.tsx'), {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
});
