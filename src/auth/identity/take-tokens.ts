import { storageTable } from '../../core/storage-table.ts';
import type { StoredTokens } from '../../core/storage-types.ts';
import { inTime } from '../../core/clock.ts';
import { randomId } from '../../core/random.ts';
import { customerId, claimsOf } from '../claims.ts';
import { IdentityError } from '../identity-errors.ts';
import {
  readAuthorizeAnswer,
  authorizeByFetch,
  authorizeByFrame,
  newSignInRequest,
  type SignInRequest,
} from './authorize.ts';
import type { OAuthClient } from './oauth-client.ts';
import type { IdentityConfig } from './identity-config.ts';
import type { Whose } from '../token-session.ts';
import { tolerate } from '../customer/end-elsewhere.ts';

/** The time limit for all calls together, in ms. Source: section 9, token acquisition race. */
const ACQUISITION_MS = 10_000;

/** The lifetime of a token that does not state its own, in ms. */
const UNTOLD_LIFE_MS = 300_000;

/** New tokens and their subject. The `id` in them is a placeholder: their sign-in is decided later, under the lock. */
export type Taken = { tokens: StoredTokens; subject: string };

export type Taking = { config: IdentityConfig; oauth: OAuthClient; now: () => number };

/** Requests tokens silently, with the service's own session. Rejects with `IdentityError`: `authorize-timeout` after 10 s. */
export const takeTokens = async ({ config, oauth, now }: Taking): Promise<Taken> => {
  const request = newSignInRequest();
  const silent = config.renewal === 'fetch' ? authorizeByFetch : authorizeByFrame;
  const take = async (): Promise<Taken> => {
    const address = await oauth.authorizeAddress(request, 'none');
    const href = await silent(address, config.redirectUri, ACQUISITION_MS);
    return exchangeCode({ config, oauth, now }, readAuthorizeAnswer(href, request.state), request);
  };
  return inTime(take(), ACQUISITION_MS, new IdentityError('authorize-timeout'));
};

/** Exchanges a code for tokens, and checks that they belong to the request. */
export const exchangeCode = async (
  { config, oauth, now }: Taking,
  code: string,
  request: SignInRequest,
): Promise<Taken> => {
  const answer = await oauth.exchange(code, request);
  const { issuer, clientId } = config;
  const subject = checkIdToken(answer.idToken, { issuer, clientId, nonce: request.nonce, now: now() });
  const { tokenExpiry = now() + UNTOLD_LIFE_MS } = answer;
  const tokens = storageTable.tokens.parse({
    ...answer,
    id: randomId(),
    userId: customerId(answer.idToken, config.userIdClaim) ?? '',
    issuedAt: now(),
    tokenExpiry,
  });
  if (tokens === undefined) throw new IdentityError('no-token');
  return { tokens, subject };
};

/**
 * Returns whether the identity service's cookie is another person's by now, whose session the logouts would end. False if
 * the service can't say. Never rejects. Source: IDN-03, SES-13.
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

export type IdTokenCheck = {
  issuer: string;
  clientId: string;
  nonce: string;
  /** The time by this computer's clock, which may be wrong, in milliseconds since the epoch. */
  now: number;
};

/** How far this computer's clock may be off. REL-05 requires ten minutes. */
const CLOCK_TOLERANCE_MS = 15 * 60_000;

/** Checks an id token, and returns its subject. Throws `IdentityError` `exchange`. Source: SEC-05; OpenID Core, 3.1.3.7. */
export const checkIdToken = (idToken: string, { issuer, clientId, nonce, now }: IdTokenCheck): string => {
  const claims = claimsOf(idToken);
  const wrong = (what: string): IdentityError =>
    new IdentityError('exchange', { cause: new Error(`The id token has the wrong ${what}.`) });
  if (claims === undefined) throw wrong('form');
  const { iss, aud, azp, exp, sub } = claims;
  const audience: unknown[] = Array.isArray(aud) ? aud : [aud];
  if (iss !== issuer) throw wrong('issuer');
  if (!audience.includes(clientId)) throw wrong('audience');
  if ((audience.length > 1 || azp !== undefined) && azp !== clientId) throw wrong('authorized party');
  if (claims['nonce'] !== nonce) throw wrong('nonce');
  if (typeof exp !== 'number' || exp * 1000 + CLOCK_TOLERANCE_MS <= now) throw wrong('end');
  if (typeof sub !== 'string' || sub === '') throw wrong('subject');
  return sub;
};
