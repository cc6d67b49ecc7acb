import type { KeptPlacing, Attempt } from './kept-placing.contract.ts';
import { refusalOf } from './refusals.rules.ts';

const PARTS = ['cart', 'total', 'currency', 'version'];

/** Returns whether this cart's order was refused for good, whatever was changed since. Source: CHK-13 c, LEAD-01. */
export const isRefusedForGood = (
  kept: KeptPlacing | undefined,
  key: string | undefined,
): kept is Extract<KeptPlacing, { state: 'refused' }> =>
  kept?.state === 'refused' && kept.key === key && refusalOf(kept.type, kept.subject).mendedIn === 'end';

/** Returns whether that refusal holds for the cart as it is now. A changed one can be tried. Source: CHK-13 c, LEAD-01. */
export const isFinalRefusal = (
  kept: KeptPlacing | undefined,
  key: string | undefined,
  attempt: Attempt | undefined,
): boolean =>
  attempt !== undefined &&
  isRefusedForGood(kept, key) &&
  PARTS.every((part) => kept.attempt[part] === attempt[part]);
