import { storageName } from '../../src/core/storage-names.ts';

const HOUR_MS = 3_600_000;

/**
 * Gives this tab fresh tokens of a customer, by a token of development. Call it after `setScene`, before the first
 * element exists.
 */
export const beSignedIn = (userId: string): void => {
  const now = Date.now();
  const tokens = {
    id: 'a-sign-in',
    accessToken: `demo-token-${userId}`,
    idToken: 'none',
    userId,
    issuedAt: now,
    tokenExpiry: now + HOUR_MS,
  };
  localStorage.setItem(storageName('signedIn'), JSON.stringify({ id: tokens.id, who: 'a hash' }));
  localStorage.setItem(storageName('tokenExpiry'), JSON.stringify(tokens.tokenExpiry));
  localStorage.setItem(storageName('lastActivity'), JSON.stringify(now));
  sessionStorage.setItem(storageName('tokens'), JSON.stringify(tokens));
};
