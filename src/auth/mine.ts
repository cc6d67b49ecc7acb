import type { StoredTokens } from '../core/stored-values.ts';
import type { AppStorage } from '../core/storage.ts';

/**
 * Returns the tokens of the browser's sign-in. Undefined if nobody is signed in or the stored tokens belong to an earlier
 * sign-in. All code must read tokens here, because a tab's storage may hold outdated ones. Source: SES-13.
 */
export const mine = (storage: Pick<AppStorage, 'read'>): StoredTokens | undefined => {
  const tokens = storage.read('tokens');
  return tokens && tokens.id === storage.read('signedIn')?.id ? tokens : undefined;
};
