import { latePart } from '../shared/element/late-part.ts';

/** What has the shopper prove who they are, with its words and styles. */
export const loadStepUpPart = latePart(() => import('./step-up/step-up.tsx'), {
  en: () => import('./step-up/messages/en.json'),
  fr: () => import('./step-up/messages/fr.json'),
  nl: () => import('./step-up/messages/nl.json'),
  es: () => import('./step-up/messages/es.json'),
});
