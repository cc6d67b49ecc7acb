import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../shared/element/adopt-styles.ts';
import type { MessageLoaders } from '../shared/element/widget-messages.ts';

const words: MessageLoaders = {
  en: () => import('./step-up/messages/en.json'),
  fr: () => import('./step-up/messages/fr.json'),
  nl: () => import('./step-up/messages/nl.json'),
  es: () => import('./step-up/messages/es.json'),
};

/** What has the shopper prove who they are, with its words and styles. */
export const loadStepUpPart = async (host: HTMLElement) => {
  const [{ bindStepUp, stepUpStyles }, { default: catalogue }] = await Promise.all([
    import('./step-up/step-up.tsx'),
    words[runtime().row.language](),
  ]);
  await adoptStyles(host, stepUpStyles);
  return bindStepUp(catalogue);
};
