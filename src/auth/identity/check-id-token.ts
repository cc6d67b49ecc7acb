import { claimsOf } from '../claims.ts';
import { IdentityError } from '../identity-errors.ts';

export type IdTokenCheck = {
  issuer: string;
  clientId: string;
  nonce: string;
  /** The time by this computer's clock, which may be wrong, in milliseconds since the epoch. */
  now: number;
};

/** How far this computer's clock may be off. REL-05 requires ten minutes. */
const CLOCK_TOLERANCE_MS = 15 * 60_000;

/**
 * Checks an id token that came directly from the token endpoint: its issuer, audience, nonce and expiry. Returns its
 * subject.
 *
 * @throws {IdentityError} `exchange`, without the token. Source: SEC-05; OpenID Connect Core, 3.1.3.7.
 */
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
