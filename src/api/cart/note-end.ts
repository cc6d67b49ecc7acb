import type { LineResult } from './line-result.ts';

/**
 * The result of a line that was added. `unknown`: nobody knows whether it is in the cart. `unseen`: unknown, but it was not
 * there when the cart was read. `later`: reported as not in the cart, but a call may still be running, so a retry compares
 * first. `over`: final.
 */
export type NoteEnd = 'unknown' | 'unseen' | 'later' | 'over';

const endOf = ({ failure, notSeen, held }: LineResult): NoteEnd => {
  if (failure === 'unconfirmed') return notSeen ? 'unseen' : 'unknown';
  return failure !== undefined && held !== undefined ? 'later' : 'over';
};

/** Returns the ends by product code. */
export const endsOf = (results: readonly LineResult[]): ReadonlyMap<string, NoteEnd> =>
  new Map(results.map((result) => [result.code, endOf(result)]));
