import type { LookUpFailure, QuickOrderState } from './quick-order-state.ts';
import { keyOf } from './row-views.ts';

/** Why codes that a row holds, or its list gave beside its code, have no answer: of other codes it is nobody's matter any more. */
export const failuresOfRows = ({ rows, failures }: QuickOrderState): ReadonlySet<LookUpFailure> =>
  new Set(
    rows.flatMap(({ code, also = [] }) => [code, ...also].flatMap((one) => failures.get(keyOf(one)) ?? [])),
  );

/** How many rows wait for a look-up that failed; 0 where all of them do, for then it is the service. */
export const someFailed = ({ rows, failures }: QuickOrderState): number => {
  const coded = rows.filter(({ code }) => code !== '');
  const failed = coded.filter(({ code, also = [] }) =>
    [code, ...also].some((one) => failures.get(keyOf(one)) === 'failed'),
  );
  return failed.length < coded.length ? failed.length : 0;
};
