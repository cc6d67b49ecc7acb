import type { Translate } from '../../../core/i18n/translator.ts';
import { useMessages, type SharedKey } from '../../kit/element/widget-context.ts';
import type own from '../messages/en.json';
import type en from './messages/en.json';

type OwnKey = keyof typeof en | keyof typeof own;

export type CentreKey = OwnKey | SharedKey;

export const useCentreMessages = (): Translate<CentreKey> => useMessages<OwnKey>();
