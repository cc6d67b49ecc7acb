import type { StorageKey } from './storage-names.ts';
import type { Parsed } from './storage-parsers.ts';
import type { storageTable } from './storage-table.ts';

/* The types of the values in the storage table, as their parsers give them. */

export type StorageValue<Key extends StorageKey> = Parsed<(typeof storageTable)[Key]['parse']>;

/** Whose sign-in it is, and for whom a member of customer service acts. */
export type SignedIn = StorageValue<'signedIn'>;

export type CartCount = StorageValue<'cartCount'>;

/** The rows of quick order as the shopper typed them, each with the store's last refusal. */
export type QuickOrderDraft = StorageValue<'quickOrderRows'>;
export type QuickOrderDraftRow = QuickOrderDraft['rows'][number];
export type QuickOrderRefusal = NonNullable<QuickOrderDraftRow['refusal']>;

/** The tokens of a sign-in. There is no refresh token, because none is used. */
export type StoredTokens = StorageValue<'tokens'>;

export type StoredPerson = StorageValue<'person'>;

/** An invoice that was looked up and is being paid. */
export type StoredLookUp = StorageValue<'invoiceLookUp'>;
