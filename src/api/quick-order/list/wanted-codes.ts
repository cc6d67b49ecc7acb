import { suggestIsbn } from '../isbn-help.rules.ts';
import { normalizeCode, sameProductKey } from '../isbn.rules.ts';
import { MAX_PRODUCTS } from '../quick-order.rules.ts';
import { strangeCodes, type QuickOrderState, type Row } from './quick-order-state.ts';

export type WantedCode = { key: string; code: string };

type Asked = Pick<QuickOrderState, 'rows' | 'answers' | 'failures' | 'pending'>;

/** The fewest characters of a code while the shopper is still typing. */
const SHORTEST = 4;

/**
 * Returns the codes that the next request must look up, without duplicates: those of all rows that need it, then the other
 * codes of their lines that are not their product's. In the remaining room, it adds the repairs of misspelt ISBNs, so that
 * 'Did you mean' only offers existing products (QO-05, LEAD-02).
 */
export const wantedCodes = (state: Asked): WantedCode[] => {
  const rows = unique(
    state,
    state.rows.filter(isAsking).flatMap((row) => [row.code, ...strangeCodes(row, state.answers)]),
  );
  if (rows.length === 0) return [];
  const guesses = unique(
    state,
    rows.flatMap(({ code }) => suggestIsbn(code)),
  );
  const asked = new Set(rows.map(({ key }) => key));
  return [...rows, ...guesses.filter(({ key }) => !asked.has(key))].slice(0, MAX_PRODUCTS);
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
