import { sameProductKey } from '../isbn.rules.ts';
import type { LookUpFailure, QuickOrderState } from './quick-order-state.ts';

/** Returns the look-up failures of codes that are still in a row. Failures of other codes no longer matter. */
export const failuresOfRows = ({ rows, failures }: QuickOrderState): ReadonlySet<LookUpFailure> =>
  new Set(rows.flatMap(({ code }) => failures.get(sameProductKey(code)) ?? []));

/** Returns the number of rows whose look-up failed. Returns 0 if all rows failed, because then the service is the problem. */
export const someFailed = ({ rows, failures }: QuickOrderState): number => {
  const coded = rows.filter(({ code }) => code !== '');
  const failed = coded.filter(({ code }) => failures.get(sameProductKey(code)) === 'failed');
  return failed.length < coded.length ? failed.length : 0;
};
