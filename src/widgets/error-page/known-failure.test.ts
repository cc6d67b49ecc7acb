import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { knownFailure } from './known-failure.ts';

const SHOP = 'https://store.example.ca';
const QUOTE = '/store/caassessments/fr/quotes/7';

describe('what is known of a failure', () => {
  everyRow(['account-locked-call-1-900', 'see_evil_test', 'CALL-NOW'])(
    'is no words in the place of a request, such as %s [SHL-08]',
    (request) => {
      expect(knownFailure({ here: `${SHOP}/error.404.html?request=${request}` }).request).toBeUndefined();
    },
  );

  it('is the code, the request and the page of the address [SHL-08]', () => {
    const here = `${SHOP}/fr-ca/error.503.html?request=r-1&from=${encodeURIComponent(QUOTE)}`;
    expect(knownFailure({ here })).toEqual({ code: 503, request: 'r-1', from: `${SHOP}${QUOTE}` });
  });

  it('is what the page’s author says, before the address [SHL-08]', () => {
    const here = `${SHOP}/error.503.html?request=r-1`;
    expect(knownFailure({ here, code: 404, request: 'r-2' })).toMatchObject({ code: 404, request: 'r-2' });
  });

  it('is the page itself where a server answers with it in place of a page [SHL-08]', () => {
    const here = `${SHOP}/fr-ca/nowhere?x=1`;
    expect(knownFailure({ here, code: 404 })).toEqual({ code: 404, request: undefined, from: here });
  });

  it('is a 500 and nothing else where nobody says more [SHL-08]', () => {
    expect(knownFailure({ here: `${SHOP}/error.500.html` })).toEqual({
      code: 500,
      request: undefined,
      from: undefined,
    });
    expect(knownFailure({ here: `${SHOP}/error.999.html` }).code).toBe(500);
  });

  everyRow([
    'javascript:alert(1)',
    '//evil.example/quotes/7',
    '/\\evil.example',
    'https://evil.example/store/caassessments/fr/quotes/7',
    '/%2F%2Fevil.example/',
    '/nowhere',
    '/error.404.html?from=/error.404.html',
    '/fr/login',
    '/%zz',
    '',
  ])('is no page %j to try again [SHL-08] [SEC-02]', (from) => {
    const here = `${SHOP}/error.500.html?from=${encodeURIComponent(from)}`;
    expect(knownFailure({ here }).from).toBeUndefined();
  });

  everyRow(['Call 1-900-555-0100', '<img src=x>', 'a'.repeat(65), '', 'a b', 'é'])(
    'is no request %j [SHL-08]',
    (request) => {
      const here = `${SHOP}/error.500.html?request=${encodeURIComponent(request)}`;
      expect(knownFailure({ here }).request).toBeUndefined();
      expect(knownFailure({ here: `${SHOP}/error.500.html`, request }).request).toBeUndefined();
    },
  );
});
