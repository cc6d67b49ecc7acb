import { readFileSync } from 'node:fs';
import { compileMessage } from '../../src/build/messages/compile-message.ts';
import {
  createMessageFormat,
  type CompiledMessage,
  type MessageValues,
} from '../../src/core/i18n/message-format.ts';
import type { JourneyKey } from '../../src/widgets/parts/journey/journey-words.ts';

const TAGS = { en: 'en-US', fr: 'fr-CA', nl: 'nl-NL', es: 'es-ES' } as const;
export type Language = keyof typeof TAGS;

/** Returns a text of the journeys' catalogue as it reads in a language with these values. */
export const journeyWords = (language: Language, key: JourneyKey, values: MessageValues = {}): string =>
  catalogueWords('parts/journey', language, key, values);

/** Returns a text of the catalogue in this folder of the widgets, as it reads in a language with these values. */
export const catalogueWords = (
  folder: string,
  language: Language,
  key: string,
  values: MessageValues = {},
): string => {
  const file = `src/widgets/${folder}/messages/${language}.json`;
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  // oxlint-disable-next-line typescript/no-implied-eval -- runs what the compiler wrote, as a module would
  const made = new Function(`return (${compileMessage(key, catalogue[key] ?? '')})`)() as CompiledMessage;
  return typeof made === 'string' ? made : made(values, createMessageFormat(TAGS[language]));
};
