import { runtime } from '../runtime.ts';
import { markingValues } from './marked-values.ts';
import type { Catalogue, CompiledMessage } from './message-format.ts';
import { pseudoText } from './pseudo-locale.ts';
import { spellingOf } from './spelling.ts';

/* Loaded only on a page with the setting `pseudoLocale`, and on English sites that write otherwise than the United States. */

/**
 * Returns a catalogue as this page shows it. In the pseudo-locale, which is no language, each text is a third longer,
 * accented and between marks: what is drawn without marks is the page's own, a service's, or a text that nobody can
 * translate (LEAD-08 a). Otherwise the words are those of the page's country.
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
