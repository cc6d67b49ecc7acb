import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../shared/element/adopt-styles.ts';
import type { MessageLoaders } from '../shared/element/widget-messages.ts';

const words: MessageLoaders = {
  en: () => import('./idle/messages/en.json'),
  fr: () => import('./idle/messages/fr.json'),
  nl: () => import('./idle/messages/nl.json'),
  es: () => import('./idle/messages/es.json'),
};

/** What tells a shopper who does nothing, with its words and styles. */
export const loadIdlePart = async (host: HTMLElement) => {
  const [{ bindIdle, idleStyles }, { default: catalogue }] = await Promise.all([
    import('./idle/idle-part.tsx'),
    words[runtime().row.language](),
  ]);
  await adoptStyles(host, idleStyles);
  return bindIdle(catalogue);
};
