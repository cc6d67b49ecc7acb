import type { Translate } from '../../../core/i18n/translator.ts';
import { useMessages, type SharedKey } from '../../kit/element/widget-context.ts';
import type { ListFileKey } from '../../parts/list-file/list-file-words.ts';
import type first from '../messages/en.json';
import type en from './messages/en.json';

type Key = keyof typeof first | keyof typeof en | ListFileKey;

/** Translates the form's messages and those of the part that loads with the first focus. */
export type WorkingWords = Translate<Key | SharedKey>;

/** Returns the messages of the form and of this part, inside the part. */
export const useWorkingWords = (): WorkingWords => useMessages<Key>();
