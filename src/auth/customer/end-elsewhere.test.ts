import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { setRuntime } from '../../core/runtime.ts';
import { endElsewhere } from './end-elsewhere.ts';

let sent: string[];

beforeEach(() => {
  startClientPage({ store: '/store-backend' });
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url.replace(/\?lang=.*/, '')}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const COMMERCE = '/commerce/headless/ecommerce/v2';
const SITE = 'GET /store-backend/logout';
const BY_TIMEOUT = 'GET /store-backend/store/usassessments/en/logout?timeout=true';

describe('what a sign-out ends at store and commerce', () => {
  it.each([
    [
      'by hand with a token the site and then commerce',
      ['asked', 'a-token', undefined],
      [SITE, `POST ${COMMERCE}/users/current/logout`],
    ],
    [
      'by hand by cookie the site and then commerce, for this customer alone',
      ['asked', undefined, 'user-noor'],
      [SITE, `POST ${COMMERCE}/users/user-noor/logout`],
    ],
    ['by hand with neither the site alone', ['asked', undefined, undefined], [SITE]],
    ['by timeout with a token the store alone', ['timeout', 'a-token', undefined], [BY_TIMEOUT]],
    ['by timeout by cookie the store alone', ['timeout', undefined, 'user-noor'], [BY_TIMEOUT]],
  ] as const)('is %s [SES-02 part]', async (_what, [reason, token, byCookie], calls) => {
    await endElsewhere(reason, token, { byCookie });
    expect(sent).toEqual(calls);
  });

  it.each([
    ['the site’s logout', ['/store-backend/logout']],
    ['the commerce logout', [`${COMMERCE}/users/current/logout`]],
    ['both', ['/store-backend/logout', `${COMMERCE}/users/current/logout`]],
  ])('tells of the failure of %s, after both were made [SES-02 part]', async (_what, failing) => {
    vi.stubGlobal('fetch', async (url: string) => {
      sent.push(url);
      const { pathname } = new URL(url, 'http://shop.localhost');
      return new Response(null, { status: failing.includes(pathname) ? 500 : 204 });
    });
    const end = endElsewhere('asked', 'a-token');
    await expect(end).rejects.toMatchObject({ errors: { length: failing.length } });
    expect(sent).toHaveLength(2);
  });
});
