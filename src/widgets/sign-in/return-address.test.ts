import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { returnAddress } from './page-return.ts';

const AUTHORIZE = 'https://shop.test/auth/oauth2/realms/root/realms/shop/authorize';
const OVERVIEW = 'https://shop.test/store/usassessments/en/my-account';

const after = (returnTo: string | undefined, given?: string) => {
  const here = new URL('https://shop.test/en/login');
  if (returnTo !== undefined) here.searchParams.set('returnTo', returnTo);
  return returnAddress({
    here: here.href,
    given,
    storeHosts: ['store.example.ca'],
    authorize: AUTHORIZE,
    overview: '/store/usassessments/en/my-account',
  });
};

describe('where a sign-in leads', () => {
  everyRow([
    ['nothing', undefined],
    ['another site', 'https://evil.test/cart'],
    ['another site by two slashes', '//evil.test/cart'],
    ['another site by back slashes', '/\\evil.test'],
    ['another site, encoded', '/%2F%2Fevil.test'],
    ['a script', 'javascript:alert(1)'],
    ['a page of data', 'data:text/html,x'],
    ['this page itself', '/en/login'],
    ['this page with a loop in it', '/en/login/?returnTo=/en/login'],
    ['a path of another host that is no route', 'https://store.example.ca/anything'],
    ['something far too long', `/${'a'.repeat(3000)}`],
  ])('[IDN-04] [SEC-02] is the account when the address asks for %s', (_what, returnTo) => {
    expect(after(returnTo)).toEqual({ href: OVERVIEW, byService: false });
  });

  it('[IDN-04] is the page that the shopper came from', () => {
    expect(after('/en-us/about?a=b#c').href).toBe('https://shop.test/en-us/about?a=b#c');
    expect(after('https://store.example.ca/store/caassessments/en/cart').href).toContain('store.example.ca');
  });

  it('[IDN-04] is the author’s path where the address has none that may be followed', () => {
    expect(after(undefined, '/welcome').href).toBe('https://shop.test/welcome');
    expect(after('//evil.test', '/welcome').href).toBe('https://shop.test/welcome');
    expect(after('/cart', '/welcome').href).toBe('https://shop.test/cart');
    expect(after(undefined, 'https://evil.test').href).toBe(OVERVIEW);
  });

  it('[IDN-02 part] is the identity service again, when this is its own page, and nothing else of it', () => {
    expect(after(`/auth/oauth2/realms/root/realms/shop/authorize?client_id=web`)).toEqual({
      href: `${AUTHORIZE}?client_id=web`,
      byService: true,
    });
    expect(after('/auth/oauth2/realms/root/realms/shop/connect/endSession').byService).toBe(false);
    expect(after('/auth/oauth2/realms/root/realms/shop/authorize/x').byService).toBe(false);
  });
});
