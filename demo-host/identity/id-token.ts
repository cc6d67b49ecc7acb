import { createPublicKey, verify } from 'node:crypto';
import { CLIENT_ID, OAUTH_PREFIX } from './identity-paths.ts';
import { signingKeys } from './signing-keys.ts';

/**
 * Returns whether this is a valid ID token that the service issued to the shop for this account, as an API checks it
 * before a step-up. `now` is in milliseconds.
 */
export const isIdTokenOf = (token: string, accountId: string, now: number): boolean => {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const key = signingKeys().keys[0];
  if (key === undefined || readPart(head)['alg'] !== 'RS256') return false;
  const publicKey = createPublicKey({ key, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) return false;
  const { iss, aud, sub, exp } = readPart(claims);
  const isOurs = typeof iss === 'string' && URL.parse(iss)?.pathname === OAUTH_PREFIX && aud === CLIENT_ID;
  return isOurs && sub === accountId && typeof exp === 'number' && exp * 1000 > now;
};

const readPart = (part: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))) as Record<string, unknown>;
  } catch {
    return {};
  }
};
