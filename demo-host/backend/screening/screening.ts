import type { StoredAddress } from '../address/store.ts';

/** Family names of the demo that a sanctions check stops at. */
const HELD = new Set(['ashdale']);
const DECLINED = new Set(['quarrell']);

/** What a check of these names comes to. Source: CHK-13 c, CHK-13 d. */
export const screened = (
  names: readonly (Pick<StoredAddress, 'lastName'> | undefined)[],
): 'clear' | 'held' | 'declined' => {
  const all = names.map((one) => one?.lastName?.trim().toLowerCase() ?? '');
  if (all.some((name) => DECLINED.has(name))) return 'declined';
  return all.some((name) => HELD.has(name)) ? 'held' : 'clear';
};
