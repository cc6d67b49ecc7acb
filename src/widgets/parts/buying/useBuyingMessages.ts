import type { Translate } from '../../../core/i18n/translator.ts';
import { useMessages, type SharedKey } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

export type BuyingKey = keyof typeof en;

/**
 * Returns the translator for buying a product where it is shown. A widget that uses it has the messages in its
 * catalogue (`build/messages-plugin.ts`).
 */
export const useBuyingMessages = (): Translate<BuyingKey | SharedKey> => useMessages<BuyingKey>();
