import type { Translate } from '../../../core/i18n/translator.ts';
import { useMessages, type SharedKey } from '../../kit/element/widget-context.ts';
import type en from '../../parts/list-review/messages/en.json';

export type ListWords = Translate<keyof typeof en | SharedKey>;

/** Returns the texts of the review; `load-list.ts` loads them. */
export const useListWords = (): ListWords => useMessages<keyof typeof en>();
