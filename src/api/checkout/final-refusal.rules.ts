import type { Kept } from './kept-placing.contract.ts';
import type { Attempt } from './attempt.contract.ts';
import { refusalOf } from './refusals.rules.ts';

const PARTS = ['cart', 'total', 'currency', 'version'];

/**
 * Returns whether the kept result is a final refusal of the cart as it is now, which no step can fix. It is shown again
 * after a reload, and the cart does not claim that it can be ordered. `key` and `attempt` are the cart's. Source:
 * CHK-13 c, LEAD-01.
 */
export const isFinalRefusal = (
  kept: Kept | undefined,
  key: string | undefined,
  attempt: Attempt | undefined,
): boolean =>
  kept?.state === 'refused' &&
  kept.key === key &&
  attempt !== undefined &&
  refusalOf(kept.type, kept.subject).mendedIn === 'end' &&
  PARTS.every((part) => kept.attempt[part] === attempt[part]);
