import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { isIdentityError } from '../identity-errors.ts';
import { checkIdToken } from './take-tokens.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const seconds = (minutes: number) => (NOW + minutes * 60_000) / 1000;
const CHECK = {
  issuer: 'https://id.test/auth/oauth2/realms/root',
  clientId: 'store-web',
  nonce: 'n',
  now: NOW,
};
const GOOD = {
  iss: CHECK.issuer,
  aud: 'store-web',
  nonce: 'n',
  exp: seconds(60),
  iat: seconds(0),
  sub: 'user-zoë',
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: unknown) => `${encode({ alg: 'RS256' })}.${encode(claims)}.signature`;
const refused = (idToken: string): string => {
  try {
    checkIdToken(idToken, CHECK);
  } catch (error) {
    if (!isIdentityError(error)) throw error;
    expect(error.message).toBe('Unable to exchange authorization for tokens');
    expect(`${JSON.stringify(Object.entries(error))} ${error.stack}`).not.toContain(idToken);
    return error.cause instanceof Error ? error.cause.message : '';
  }
  return 'accepted';
};

describe('an id token', () => {
  everyRow([
    ['as it should be', GOOD],
    ['for several, us among them and authorized', { ...GOOD, aud: ['a', 'store-web'], azp: 'store-web' }],
    ['issued by a clock ten minutes ahead of ours', { ...GOOD, iat: seconds(10), exp: seconds(70) }],
    ['ended by our clock that is ten minutes ahead', { ...GOOD, exp: seconds(-10) }],
  ])('%s gives its subject [SEC-05 part] [REL-05 part]', (_what, claims) => {
    expect(checkIdToken(token(claims), CHECK)).toBe('user-zoë');
  });

  everyRow([
    ['another issuer', { ...GOOD, iss: 'https://id.test/auth/oauth2/realms/root/realms/other' }, 'issuer'],
    ['no issuer', { ...GOOD, iss: undefined }, 'issuer'],
    ['for another client', { ...GOOD, aud: 'other' }, 'audience'],
    ['for nobody', { ...GOOD, aud: undefined }, 'audience'],
    ['for several, without saying who may use it', { ...GOOD, aud: ['store-web', 'b'] }, 'authorized party'],
    ['that another may use', { ...GOOD, azp: 'other' }, 'authorized party'],
    ['of another request', { ...GOOD, nonce: 'm' }, 'nonce'],
    ['of no request', { ...GOOD, nonce: undefined }, 'nonce'],
    ['that ended an hour ago', { ...GOOD, exp: seconds(-60) }, 'end'],
    ['without an end', { ...GOOD, exp: undefined }, 'end'],
    ['with a text as its end', { ...GOOD, exp: 'never' }, 'end'],
    ['about nobody', { ...GOOD, sub: '' }, 'subject'],
    ['about a number', { ...GOOD, sub: 7 }, 'subject'],
  ])('%s is refused [SEC-05 part]', (_what, claims, wrong) => {
    expect(refused(token(claims))).toBe(`The id token has the wrong ${wrong}.`);
  });

  everyRow([
    '',
    'abc',
    'a.b.c',
    `${encode({})}.${encode('text')}.s`,
    `${encode({})}.${encode(null)}.s`,
    '..',
  ])('that is %j is refused [SEC-05 part]', (idToken) => {
    expect(() => checkIdToken(idToken, CHECK)).toThrow('Unable to exchange authorization for tokens');
  });
});
