import { suggestIsbn } from '../isbn-help.rules.ts';
import { sameProductKey } from '../isbn.rules.ts';
import type { Answer } from './quick-order-state.ts';

/**
 * Suggests a correction for a code that finds nothing: a repaired ISBN of a known product, else the best guess that has not
 * been looked up yet. Undefined if all guesses are known to find nothing (LEAD-02).
 */
export const suggestionFor = (code: string, answers: ReadonlyMap<string, Answer>): string | undefined => {
  const guesses = suggestIsbn(code);
  const known = guesses.find((guess) => answers.get(sameProductKey(guess)));
  return known ?? guesses.find((guess) => answers.get(sameProductKey(guess)) === undefined);
};
