import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { realmPath } from '../realm-path.ts';
import { identityConfig } from './identity-config.ts';

const HERE = 'https://shop.test/en/login?returnTo=%2F';
const GIVEN = { base: '/auth', clientId: 'store-web', redirectUri: '/signed-in.html' };

describe('the identity service of a page', () => {
  it('has the usual values where nothing is said [API-05 part]', () => {
    expect(identityConfig(GIVEN, HERE)).toEqual({
      base: 'https://shop.test/auth/',
      clientId: 'store-web',
      redirectUri: 'https://shop.test/signed-in.html',
      realm: 'root',
      scope: 'openid profile email',
      userIdClaim: 'sub',
      renewal: 'fetch',
      login: 'embedded',
      issuer: 'https://shop.test/auth/oauth2/realms/root',
    });
  });

  it('takes realm, scope and claim from the configuration [API-05 part]', () => {
    const given = {
      ...GIVEN,
      realm: 'shop',
      scope: 'openid',
      userIdClaim: 'user_id',
      renewal: 'frame',
    } as const;
    expect(identityConfig(given, HERE)).toMatchObject({
      realm: 'shop',
      scope: 'openid',
      userIdClaim: 'user_id',
      renewal: 'frame',
      issuer: 'https://shop.test/auth/oauth2/realms/root/realms/shop',
    });
  });

  it('is asked by a frame where it is on an origin of its own: a fetch would not be led back', () => {
    const given = { ...GIVEN, base: 'https://id.test/auth', renewal: 'fetch' } as const;
    expect(identityConfig(given, HERE)).toMatchObject({ renewal: 'frame', base: 'https://id.test/auth/' });
  });

  everyRow([
    ['nothing', undefined, 'Configuration has not been set'],
    ['an address that is none', { ...GIVEN, base: 'https://[' }, 'Server configuration has not been set'],
    [
      'a way back to another origin',
      { ...GIVEN, redirectUri: 'https://evil.test/x' },
      'Configuration is invalid',
    ],
    ['a renewal that there is not', { ...GIVEN, renewal: 'magic' as never }, 'Configuration is invalid'],
    ['a login that there is not', { ...GIVEN, login: 'popup' as never }, 'Configuration is invalid'],
    ['no client', { ...GIVEN, clientId: '' }, 'Configuration is invalid'],
  ])('with %s can’t be used [IDN-08 part]', (_what, given, message) => {
    expect(() => identityConfig(given, HERE)).toThrow(message);
  });

  everyRow([
    ['root', 'realms/root'],
    ['shop', 'realms/root/realms/shop'],
    ['/shop/clinic', 'realms/root/realms/shop/realms/clinic'],
    ['a b', 'realms/root/realms/a%20b'],
  ])('writes the realm %s as %s', (realm, path) => {
    expect(realmPath(realm)).toBe(path);
  });
});
