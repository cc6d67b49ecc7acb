import { runtime } from '../runtime.ts';
import type { Catalogue, CompiledMessage } from './message-format.ts';
import { markingValues } from './marked-values.ts';
import { pseudoText } from './pseudo-locale.ts';
import { spellingOf } from './spelling.ts';

/* Loaded only on a page with the setting `pseudoLocale`, and on English sites that write otherwise than the United States. */

/**
 * Returns a catalogue as this page shows it: in the words of its country, or in the pseudo-locale, where each text is
 * longer, accented and between marks (LEAD-08 a).
 */
export const changedCatalogue = (catalogue: Catalogue): Catalogue => {
  const { config, row } = runtime();
  const change = config.pseudoLocale ? pseudoText : spellingOf(row.locale);
  if (change === undefined) return catalogue;
  const changed = (key: string, message: CompiledMessage): CompiledMessage =>
    typeof message === 'string'
      ? change(message, key)
      : (values, format) => change(message(values, markingValues(format)), key);
  return Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, changed(key, message)]));
};
