import type { LookUpFailure, QuickOrderState } from './quick-order-state.ts';
import { keyOf } from './row-views.ts';

/** Why codes that a row holds, or its list gave beside its code, have no answer: of other codes it is nobody's matter any more. */
export const failuresOfRows = ({ rows, failures }: QuickOrderState): ReadonlySet<LookUpFailure> =>
  new Set(
    rows.flatMap(({ code, also = [] }) => [code, ...also].flatMap((one) => failures.get(keyOf(one)) ?? [])),
  );
