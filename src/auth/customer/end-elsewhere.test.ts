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
});
