import { sameProductKey } from '../isbn.rules.ts';
import type { LookUpFailure, QuickOrderState } from './quick-order-state.ts';

/**
 * Returns the look-up failures of codes that are still in a row, or were next to its code in a list. Failures of other
 * codes no longer matter.
 */
export const failuresOfRows = ({ rows, failures }: QuickOrderState): ReadonlySet<LookUpFailure> =>
  new Set(
    rows.flatMap(({ code, also = [] }) =>
      [code, ...also].flatMap((one) => failures.get(sameProductKey(one)) ?? []),
    ),
  );

/** Returns the number of rows whose look-up failed. Returns 0 if all rows failed, because then the service is the problem. */
export const someFailed = ({ rows, failures }: QuickOrderState): number => {
  const coded = rows.filter(({ code }) => code !== '');
  const failed = coded.filter(({ code, also = [] }) =>
    [code, ...also].some((one) => failures.get(sameProductKey(one)) === 'failed'),
  );
  return failed.length < coded.length ? failed.length : 0;
};
