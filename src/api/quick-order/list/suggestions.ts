import { suggestIsbn } from '../isbn-help.rules.ts';
import { sameProductKey } from '../isbn.rules.ts';
import type { Answer } from './quick-order-state.ts';

/**
 * The code that was most likely meant by one that finds nothing: a repaired ISBN that is a product if one is known to
 * be, else the best guess that was not asked for yet; undefined when every guess is known to find nothing (LEAD-02).
 */
export const suggestionFor = (code: string, answers: ReadonlyMap<string, Answer>): string | undefined => {
  const guesses = suggestIsbn(code);
  const known = guesses.find((guess) => answers.get(sameProductKey(guess)));
  return known ?? guesses.find((guess) => answers.get(sameProductKey(guess)) === undefined);
};
