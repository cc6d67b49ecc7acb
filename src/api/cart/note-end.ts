import type { LineResult } from './line-result.ts';

/**
 * What became of a line that was added one by one. `unknown`: nobody knows whether it is in. `unseen`: nobody does, but it was not when
 * the cart was read. `later`: it is told as not in, but a call may still be at work, so that whoever adds the line again compares first.
 * `over`: no more comes of it.
 */
export type NoteEnd = 'unknown' | 'unseen' | 'later' | 'over';

const endOf = ({ failure, notSeen, held }: LineResult): NoteEnd => {
  if (failure === 'unconfirmed') return notSeen ? 'unseen' : 'unknown';
  return failure !== undefined && held !== undefined ? 'later' : 'over';
};

/** By product code. */
export const endsOf = (results: readonly LineResult[]): ReadonlyMap<string, NoteEnd> =>
  new Map(results.map((result) => [result.code, endOf(result)]));
