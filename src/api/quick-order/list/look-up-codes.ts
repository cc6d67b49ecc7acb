import { sameProductKey, normalizeCode } from '../isbn.rules.ts';
import { isServiceError, isOtherVisitor } from '../../../core/errors.ts';
import { reasonOf } from '../../../core/reason-of.ts';
import { lookUp } from '../../product/look-up.ts';
import { MOST_CODES, type LookupRow } from '../../product/product.contract.ts';
import type { LookUpAction, LookUpFailure, QuickOrderState, Row, Answer } from './quick-order-state.ts';
import { suggestIsbn } from '../isbn-help.rules.ts';
import { MAX_PRODUCTS } from '../quick-order.rules.ts';

/** Looks these codes up in one request, and returns the action for the form. Never rejects (QO-05). */
export const lookUpCodes = async (
  wanted: readonly WantedCode[],
  upc: boolean,
  signal: AbortSignal,
): Promise<LookUpAction> => {
  try {
    const found = await lookUp(
      wanted.map(({ code }) => code),
      signal,
    );
    const rows = wanted.map(({ key }, index) => ({ key, row: found[index] }));
    return {
      type: 'look-up-ended',
      answers: rows.flatMap(({ key, row }) => (row?.failed ? [] : [[key, productOf(row, upc)] as const])),
      failed: rows.flatMap(({ key, row }) => (row?.failed ? [[key, failureOf(row.failed)] as const] : [])),
    };
  } catch (error) {
    return { type: 'look-up-failed', keys: wanted.map(({ key }) => key), failure: failureOf(error) };
  }
};

/** While the flag is off, a UPC is not a code of this store. */
const productOf = (row: LookupRow | undefined, upc: boolean) => {
  const product = row?.product;
  if (row === undefined || product === undefined) return null;
  const others = [product.code, product.isbn ?? ''].map(sameProductKey);
  const byUpc = product.upc !== undefined && sameProductKey(row.code) === sameProductKey(product.upc);
  return byUpc && !upc && !others.includes(sameProductKey(row.code)) ? null : product;
};

const failureOf = (error: unknown): LookUpFailure => {
  if (isServiceError(error) && (error.kind === 'aborted' || isOtherVisitor(error))) return 'stopped';
  const why = reasonOf(error);
  return why === 'offline' || why === 'forbidden' ? why : 'failed';
};

/** Returns the look-up failures of codes that are still in a row. Failures of other codes no longer matter. */
export const failuresOfRows = ({ rows, failures }: QuickOrderState): ReadonlySet<LookUpFailure> =>
  new Set(rows.flatMap(({ code }) => failures.get(sameProductKey(code)) ?? []));

/** Returns the number of rows whose look-up failed. Returns 0 if all rows failed, because then the service is the problem. */
export const someFailed = ({ rows, failures }: QuickOrderState): number => {
  const coded = rows.filter(({ code }) => code !== '');
  const failed = coded.filter(({ code }) => failures.get(sameProductKey(code)) === 'failed');
  return failed.length < coded.length ? failed.length : 0;
};

export type WantedCode = { key: string; code: string };

type Asked = Pick<QuickOrderState, 'rows' | 'answers' | 'failures' | 'pending' | 'report'>;

/** The fewest characters of a code while the shopper is still typing. */
const SHORTEST = 4;

/**
 * Returns the codes that the next request must look up, each once: of rows, of lists, and for one form the repairs of
 * misspelt ISBNs, so that 'Did you mean' only offers products (QO-05, LEAD-02).
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

/** Suggests a repaired ISBN of a known product, else the best guess that was not looked up yet (LEAD-02). */
export const suggestionFor = (code: string, answers: ReadonlyMap<string, Answer>): string | undefined => {
  const guesses = suggestIsbn(code);
  const known = guesses.find((guess) => answers.get(sameProductKey(guess)));
  return known ?? guesses.find((guess) => answers.get(sameProductKey(guess)) === undefined);
};
