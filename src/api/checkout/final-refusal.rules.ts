import type { Kept, Attempt } from './kept-placing.contract.ts';
import { refusalOf } from './refusals.rules.ts';

const PARTS = ['cart', 'total', 'currency', 'version'];

/**
 * Returns whether the kept state is a refusal of the cart with this key that no step can fix. Until another attempt the cart promises
 * nothing, whatever was changed in it. Source: CHK-13 c, LEAD-01.
 */
export const isRefusedForGood = (
  kept: Kept | undefined,
  key: string | undefined,
): kept is Extract<Kept, { state: 'refused' }> =>
  kept?.state === 'refused' && kept.key === key && refusalOf(kept.type, kept.subject).mendedIn === 'end';

/**
 * Returns whether that refusal still holds for the cart as it is now; it is then shown again after a reload. A cart that was changed
 * since can be tried again. `key` and `attempt` are the cart's. Source: CHK-13 c, LEAD-01.
 */
export const isFinalRefusal = (
  kept: Kept | undefined,
  key: string | undefined,
  attempt: Attempt | undefined,
): boolean =>
  attempt !== undefined &&
  isRefusedForGood(kept, key) &&
  PARTS.every((part) => kept.attempt[part] === attempt[part]);
