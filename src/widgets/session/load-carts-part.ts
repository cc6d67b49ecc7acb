import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../shared/element/adopt-styles.ts';
import type { MessageLoaders } from '../shared/element/widget-messages.ts';

const words: MessageLoaders = {
  en: () => import('./two-carts/messages/en.json'),
  fr: () => import('./two-carts/messages/fr.json'),
  nl: () => import('./two-carts/messages/nl.json'),
  es: () => import('./two-carts/messages/es.json'),
};

/** What asks about two carts at a sign-in, with its words and styles. */
export const loadCartsPart = async (host: HTMLElement) => {
  const [{ bindTwoCarts, twoCartsStyles }, { default: catalogue }] = await Promise.all([
    import('./two-carts/two-carts.tsx'),
    words[runtime().row.language](),
  ]);
  await adoptStyles(host, twoCartsStyles);
  return bindTwoCarts(catalogue);
};
