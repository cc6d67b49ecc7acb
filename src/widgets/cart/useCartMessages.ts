import type { Translate } from '../../core/i18n/translator.ts';
import type { Say } from '../shared/commerce/line-news-text.ts';
import { useMessages, type SharedKey } from '../shared/element/widget-context.ts';
import type en from './messages/en.json';

export const useCartMessages = (): Translate<keyof typeof en | SharedKey> => useMessages<keyof typeof en>();

/** The cart's words for what happened to its lines. */
export const useSay = (): Say => {
  const t = useCartMessages();
  return (key, values) => t(`cart.${key}`, values);
};
