import type { StoredTokens } from '../core/stored-values.ts';
import type { AppStorage } from '../core/storage.ts';

/**
 * The tokens of the sign-in that this browser is in, read now; undefined for nobody, and for those of an earlier sign-in. The
 * one reader: whatever else lies in a tab's storage is nobody's. Source: SES-13.
 */
export const mine = (storage: Pick<AppStorage, 'read'>): StoredTokens | undefined => {
  const tokens = storage.read('tokens');
  return tokens && tokens.id === storage.read('signedIn')?.id ? tokens : undefined;
};
