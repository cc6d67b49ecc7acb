import type { SignedIn, StoredTokens } from '../core/storage-types.ts';
import type { AppStorage } from '../core/storage.ts';

/**
 * Returns tokens as those of the browser's sign-in; undefined if they belong to an earlier one. While a member acts for a
 * customer, only here they get the id of the present sign-in and the customer's (ACC-08).
 */
export const asOf = (row: SignedIn | undefined, tokens: StoredTokens | undefined): StoredTokens | undefined =>
  row && tokens?.id === (row.agent ?? row.id)
    ? { ...tokens, id: row.id, userId: row.customerId ?? tokens.userId }
    : undefined;

/** Returns the tokens of the browser's sign-in. All code must read them here: a tab may hold outdated ones (SES-13). */
export const mine = (storage: Pick<AppStorage, 'read'>): StoredTokens | undefined =>
  asOf(storage.read('signedIn'), storage.read('tokens'));
