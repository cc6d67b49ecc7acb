import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { safeRedirect } from './redirect.ts';

const here = 'https://shop.test/store/usassessments/en/cart?a=1#lines';
const storeHosts = ['Store.example.ca', 'store.example.com.au:8443', '', '.test', '*'];
const follow = (target: unknown) => safeRedirect(target, { here, storeHosts });

const attacks: unknown[] = [
  undefined,
  null,
  '',
  7,
  {},
  ['/cart'],
  { toString: () => 'https://shop.test/' },
  '//evil.test/checkout',
  '///evil.test/checkout',
  '////evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://evil.test/cart',
  'https://evil.test\\@shop.test/',
  'https://shop.test@evil.test/',
  'https://shop.test:pass@evil.test/',
  'https://user@shop.test/cart',
  'https://user:pass@shop.test/cart',
  'https://shop.test.evil.test/cart',
  'https://evilshop.test/cart',
  'https://shop.test:444/cart',
  'http://shop.test/cart',
  'https://shop.test//evil.test',
  'HTTPS://EVIL.TEST/cart',
  'https://ⅇvil.test/cart',
  'https://evil。test/cart',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript://shop.test/%0aalert(1)',
  'shop.test:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.test/0a0b',
  'filesystem:https://shop.test/temporary/x',
  'file:///etc/passwd',
  'ftp://shop.test/cart',
  'view-source:https://shop.test/',
  '\\evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  '/%2fevil.test',
  '/%2F%2Fevil.test',
  '/%5Cevil.test',
  '/%5c%5cevil.test',
  '/%252f%252fevil.test',
  '/%25252f%25252fevil.test',
  '/%2525252525252525252fevil.test',
  '/%09/evil.test',
  '/%0d%0aLocation:%20https://evil.test',
  '/p/%252e%252e/%252e%252e//evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/p/..//evil.test',
  '/%252f%2fevil.test/%zz',
  `/p/${'a'.repeat(2100)}`,
  'https://store.example.ca.evil.test/cart',
  'https://evilstore.example.ca/cart',
  'http://store.example.ca/cart',
  'https://store.example.ca:444/cart',
  'https://store.example.com.au/cart',
  'https://store.example.ca@evil.test/cart',
  'https://user@store.example.ca/cart',
  'https://store.example.ca',
  'https://store.example.ca/logout',
  'https://store.example.ca/redirect?to=https://evil.test',
  'https://store.example.ca//evil.test/checkout',
  'https://store.example.ca/%2Fevil.test/checkout',
];

const followed: [target: string, address: string][] = [
  ['/', 'https://shop.test/'],
  ['/anything/at/all', 'https://shop.test/anything/at/all'],
  ['checkout', 'https://shop.test/store/usassessments/en/checkout'],
  ['../../../p/1', 'https://shop.test/p/1'],
  ['?step=review', 'https://shop.test/store/usassessments/en/cart?step=review'],
  ['#top', 'https://shop.test/store/usassessments/en/cart?a=1#top'],
  ['https://shop.test/search.html?text=a%5Cb', 'https://shop.test/search.html?text=a%5Cb'],
  ['/search.html?text=a\\b', 'https://shop.test/search.html?text=a\\b'],
  ['/search.html?next=//evil.test', 'https://shop.test/search.html?next=//evil.test'],
  ['https://shop.test:443/cart', 'https://shop.test/cart'],
  ['//shop.test/cart', 'https://shop.test/cart'],
  ['/p/a%2Fb', 'https://shop.test/p/a%2Fb'],
  ['/p/%E0%A4%A', 'https://shop.test/p/%E0%A4%A'],
  ['javascript&colon;alert(1)', 'https://shop.test/store/usassessments/en/javascript&colon;alert(1)'],
  ['/p/100%25', 'https://shop.test/p/100%25'],
  ['https://store.example.ca/fr-ca/p/1?x=2', 'https://store.example.ca/fr-ca/p/1?x=2'],
  [
    'https://store.example.ca/store/caassessments/fr/cart',
    'https://store.example.ca/store/caassessments/fr/cart',
  ],
  ['https://STORE.example.ca/fr/login', 'https://store.example.ca/fr/login'],
  [
    'https://store.example.com.au:8443/en-nz/search.html',
    'https://store.example.com.au:8443/en-nz/search.html',
  ],
];

describe('safeRedirect', () => {
  everyRow(attacks.map((attack) => [attack]))('refuses %j [SEC-02]', (attack) => {
    expect(follow(attack)).toBeUndefined();
  });

  everyRow(followed)('follows %s to %s [SEC-02]', (target, address) => {
    expect(follow(target)).toBe(address);
  });

  it('never answers an address outside the origins it was given [SEC-02]', () => {
    const origins = [...attacks, ...followed.map(([target]) => target)]
      .map((target) => follow(target))
      .filter((address) => address !== undefined)
      .map((address) => new URL(address).origin);
    expect(new Set(origins)).toEqual(
      new Set(['https://shop.test', 'https://store.example.ca', 'https://store.example.com.au:8443']),
    );
  });

  it('knows no other host when none is configured [SEC-02]', () => {
    expect(safeRedirect('https://store.example.ca/cart', { here })).toBeUndefined();
  });

  everyRow(['javascript:alert(1)', 'data:text/html,x', '/cart', 'file:///etc/passwd'])(
    'follows %s nowhere from a page without an origin of its own [SEC-02]',
    (target) => {
      expect(safeRedirect(target, { here: 'file:///page.html' })).toBeUndefined();
      expect(safeRedirect(target, { here: 'about:blank' })).toBeUndefined();
    },
  );

  it('stays on plain http where the page itself is on it [SEC-02]', () => {
    const local = { here: 'http://shop.localhost:4300/cart' };
    expect(safeRedirect('/p/1', local)).toBe('http://shop.localhost:4300/p/1');
    expect(safeRedirect('http://shop.localhost:4301/p/1', local)).toBeUndefined();
    const neighbour = { ...local, storeHosts: ['ca.localhost:4300'] };
    expect(safeRedirect('http://ca.localhost:4300/cart', neighbour)).toBe('http://ca.localhost:4300/cart');
  });
});
