import { storageName } from '../../src/core/storage-names.ts';

const HOUR_MS = 3_600_000;

/** Each sign-in has an id of its own: what a page keeps for one, such as a proof, is not the next test's. */
let signIns = 0;

/**
 * Gives this tab fresh tokens of somebody, by a token of development. Call it after `setScene`, before the first element
 * exists.
 * @param actsFor The id of the customer for whom a member of customer service acts.
 */
export const beSignedIn = (userId: string, actsFor?: string): void => {
  const now = Date.now();
  signIns += 1;
  const tokens = {
    id: `sign-in ${signIns}`,
    accessToken: `demo-token-${userId}`,
    idToken: 'none',
    userId,
    issuedAt: now,
    tokenExpiry: now + HOUR_MS,
  };
  const acting = actsFor && { id: 'acting', agent: tokens.id, customerId: actsFor, since: now };
  localStorage.setItem(storageName('signedIn'), JSON.stringify({ id: tokens.id, who: 'a hash', ...acting }));
  localStorage.setItem(storageName('tokenExpiry'), JSON.stringify(tokens.tokenExpiry));
  localStorage.setItem(storageName('lastActivity'), JSON.stringify(now));
  sessionStorage.setItem(storageName('tokens'), JSON.stringify(tokens));
};
