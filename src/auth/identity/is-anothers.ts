import type { StoredTokens } from '../../core/stored-values.ts';
import { claimsOf } from '../claims.ts';
import type { Whose } from '../token-session.ts';
import { takeTokens, type Taking } from './take-tokens.ts';
import { tolerate } from './tolerate.ts';

/**
 * Returns whether the identity service's cookie now belongs to another person than the one who signed out here. The logouts
 * of store and service do not name the person, so they would end that other session. Returns false if the service can't
 * say, because signing out matters most. Never rejects. Source: IDN-03, SES-13.
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
