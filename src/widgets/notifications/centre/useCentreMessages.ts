import type { Translate } from '../../../core/i18n/translator.ts';
import { useMessages, type SharedKey } from '../../shared/element/widget-context.ts';
import type en from '../messages/en.json';

export type CentreKey = keyof typeof en | SharedKey;

export const useCentreMessages = (): Translate<CentreKey> => useMessages<keyof typeof en>();
