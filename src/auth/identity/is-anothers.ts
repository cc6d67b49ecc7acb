import type { StoredTokens } from '../../core/stored-values.ts';
import { claimsOf } from '../claims.ts';
import type { Whose } from '../token-session.ts';
import { takeTokens, type Taking } from './take-tokens.ts';
import { tolerate } from './tolerate.ts';

/**
 * Whether the browser's cookies are another person's by now than theirs who has signed out here, as the identity service has
 * it. The logouts of store and service name nobody, and would end that one's session. False where it can't say: who signs out
 * wants that above all. Never rejects. Source: IDN-03, SES-13.
 */
export const isAnothers = async (
  taking: Taking,
  held: StoredTokens | undefined,
  who: Whose | undefined,
): Promise<boolean> => {
  const there = await takeTokens(taking).catch(() => undefined);
  if (there === undefined) return false;
  await tolerate('A token could not be revoked.', () => taking.oauth.revoke(there.tokens));
  if (held) return claimsOf(held.idToken)?.['sub'] !== there.subject;
  return who !== undefined && who.userId !== there.tokens.userId;
};
