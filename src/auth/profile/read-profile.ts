import type { IdentityService } from '../../core/config/page-config.ts';
import { sendOnce } from '../../core/http/send-once.ts';
import type { StoredTokens } from '../../core/storage-types.ts';
import { claimsOf, idIn } from '../claims.ts';
import { realmPath } from '../realm-path.ts';
import type { Profile } from '../session-port.ts';
import * as v from 'valibot';

/** The timeout of the call, in milliseconds. Source: section 9. */
const IDENTITY_TIMEOUT_MS = 60_000;

/**
 * Asks the identity service for the names of the customer with the tokens `held`, without the vendor's SDK and redirects.
 * Throws `ServiceError`, or `Error` if the answer is about another customer (SEC-05). Source: section 7.
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

/** A name. A long one is cut; a value that is not a text counts as ''. */
const name = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 200)),
  ),
  '',
);
const text = v.fallback(v.optional(v.string()), undefined);
const known = {
  sub: v.string(),
  given_name: v.optional(name, ''),
  family_name: v.optional(name, ''),
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(320))), undefined),
};

/** The schema of the identity service's answer about a customer. `claim` is the claim with the id. Source: section 7. */
export const userInfo = (claim: string): v.ObjectSchema<typeof known, undefined> =>
  v.object({ [claim]: text, ...known });
