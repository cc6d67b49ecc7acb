import type { StoredAddress } from '../address/store.ts';

/** The demo's family names that a sanctions check holds or declines. */
const HELD = new Set(['ashdale']);
const DECLINED = new Set(['quarrell']);

/** Returns the result of checking these names. Source: CHK-13 c, CHK-13 d. */
export const screened = (
  names: readonly (Pick<StoredAddress, 'lastName'> | undefined)[],
): 'clear' | 'held' | 'declined' => {
  const all = names.map((one) => one?.lastName?.trim().toLowerCase() ?? '');
  if (all.some((name) => DECLINED.has(name))) return 'declined';
  return all.some((name) => HELD.has(name)) ? 'held' : 'clear';
};
