import { latePart } from '../shared/element/late-part.ts';

/** The panel with its words and styles. */
export const loadPanel = latePart(() => import('./panel/panel.tsx'), {
  en: () => import('./panel/messages/en.json'),
  fr: () => import('./panel/messages/fr.json'),
  nl: () => import('./panel/messages/nl.json'),
  es: () => import('./panel/messages/es.json'),
});
