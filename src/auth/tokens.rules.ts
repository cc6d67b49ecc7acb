import type { StoredTokens } from '../core/storage-types.ts';

/** A token counts as expired this long before its expiry, in ms. Source: specification section 9, token threshold. */
const TOKEN_THRESHOLD_MS = 30_000;

/**
 * Returns whether a token may still be sent, which is until 30 s before its expiry. A token that lives less than 150 s is
 * used for four fifths of its life, or it would be renewed with every call (REL-04).
 */
export const isFresh = ({ tokenExpiry, issuedAt }: StoredTokens, now: number): boolean =>
  tokenExpiry - now > Math.min(TOKEN_THRESHOLD_MS, Math.max(0, tokenExpiry - issuedAt) / 5);
