import { suggestIsbn } from '../isbn-help.rules.ts';
import { normalizeCode, sameProductKey } from '../isbn.rules.ts';
import { MOST_CODES } from '../../product/product-calls.contract.ts';
import { MAX_PRODUCTS } from '../quick-order.rules.ts';
import type { QuickOrderState, Row, Answer } from './quick-order-state.ts';

export type WantedCode = { key: string; code: string };

type Asked = Pick<QuickOrderState, 'rows' | 'answers' | 'failures' | 'pending' | 'report'>;

/** The fewest characters of a code while the shopper is still typing. */
const SHORTEST = 4;

/**
 * Returns the codes that the next request must look up, without duplicates: those of all rows that need it, then those that
 * may be codes in a list. For the rows of one form it adds the repairs of misspelt ISBNs, so that 'Did you mean' only offers
 * existing products (QO-05, LEAD-02).
 */
export const wantedCodes = (state: Asked): WantedCode[] => {
  const typed = state.rows.filter(isAsking).map(({ code }) => code);
  const listed = state.report?.list?.candidates.map(({ code }) => code) ?? [];
  const rows = unique(state, typed);
  const all = unique(state, [...typed, ...listed]).slice(0, MOST_CODES);
  if (all.length === 0) return [];
  const guesses = unique(
    state,
    rows.flatMap(({ code }) => suggestIsbn(code)),
  );
  const asked = new Set(all.map(({ key }) => key));
  const room = Math.max(0, MAX_PRODUCTS - all.length);
  return [...all, ...guesses.filter(({ key }) => !asked.has(key)).slice(0, room)];
};

const isAsking = ({ code, entry }: Row): boolean =>
  entry === 'left' || (entry === 'paused' && sameProductKey(code).length >= SHORTEST);

const unique = ({ answers, failures, pending }: Asked, codes: readonly string[]): WantedCode[] => {
  const wanted = new Map<string, WantedCode>();
  for (const typed of codes) {
    const key = sameProductKey(typed);
    if (key === '' || answers.has(key) || failures.has(key) || pending.has(key) || wanted.has(key)) continue;
    wanted.set(key, { key, code: normalizeCode(typed) });
  }
  return [...wanted.values()];
};

/**
 * Suggests a correction for a code that finds nothing: a repaired ISBN of a known product, else the best guess that has not
 * been looked up yet. Undefined if all guesses are known to find nothing (LEAD-02).
 */
export const suggestionFor = (code: string, answers: ReadonlyMap<string, Answer>): string | undefined => {
  const guesses = suggestIsbn(code);
  const known = guesses.find((guess) => answers.get(sameProductKey(guess)));
  return known ?? guesses.find((guess) => answers.get(sameProductKey(guess)) === undefined);
};
