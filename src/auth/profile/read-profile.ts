import type { IdentityService } from '../../core/config/page-config.ts';
import { sendOnce } from '../../core/http/send-once.ts';
import type { StoredTokens } from '../../core/stored-values.ts';
import { claimsOf, idIn } from '../claims.ts';
import { realmPath } from '../realm-path.ts';
import type { Profile } from '../session-port.ts';
import { userInfo } from './user-info.contract.ts';

/** Milliseconds until the call counts as timed out. Source: section 9. */
const IDENTITY_TIMEOUT_MS = 60_000;

/**
 * Asks the identity service for the names of the customer whose tokens are `held`. Without the service's own library: each page of a
 * customer asks it, and nothing else of the service. Follows no redirect.
 *
 * @throws {ServiceError} as a read does; {Error} when the answer is about another customer than the tokens (SEC-05). Source: section 7.
 */
export const readProfile = async (
  { base, realm = 'root', userIdClaim = 'sub' }: IdentityService,
  held: Pick<StoredTokens, 'accessToken' | 'idToken'>,
): Promise<Profile> => {
  const path = `/oauth2/${realmPath(realm)}/userinfo`;
  const claims = await sendOnce({
    method: 'GET',
    url: new URL(base, location.href).href.replace(/\/+$/, '') + path,
    path,
    headers: { Accept: 'application/json', Authorization: `Bearer ${held.accessToken}` },
    credentials: 'include',
    response: userInfo(userIdClaim),
    timeoutMs: IDENTITY_TIMEOUT_MS,
  });
  if (claims.sub !== claimsOf(held.idToken)?.['sub']) throw new Error('The profile is of another customer.');
  return {
    id: idIn(claims, userIdClaim) ?? '',
    firstName: claims.given_name,
    lastName: claims.family_name,
    ...(claims.email !== undefined && { email: claims.email }),
  };
};
