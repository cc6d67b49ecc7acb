import { readFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { headSnippet, type HeadParts } from '../../src/build/head-snippet.ts';
import { AUTH_BASE, CLIENT_ID, REALM, SIGNED_IN_PATH } from '../../demo-host/identity/identity-paths.ts';
import { openAuthored, STRICT_CSP } from './authored-page.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { signIn, signInAtService } from './signed-in-visit.ts';
import { countCalls, standsStill } from './started.ts';

const CONFIG = {
  locale: 'en-us',
  commerceBase: '/commerce/headless/ecommerce/v2',
  identity: { base: AUTH_BASE, realm: REALM, clientId: CLIENT_ID, redirectUri: SIGNED_IN_PATH },
};
/** A form's library and the phone numbers of all countries, in kB. The aim of PERF-02 has no room for them. */
const FORM = 12;
const PHONES = 13;

/**
 * The limits of the account pages in kB of the transfer. What each of them loads before its own code is 108. The aim is
 * 115 (PERF-02), which `support` keeps; each may be nearer to it, none further away.
 */
const MOST: Readonly<Record<string, number>> = {
  support: 115,
  qualifications: 124,
  accounts: 126,
  'payment-cards': 128,
  'address-book': 129,
  'order-history': 137,
  'my-account': 139,
  invoices: 139,
  'saved-carts': 139,
  preferences: 129 + FORM,
  'order-status': 131 + FORM,
  profile: 134 + FORM + PHONES,
  quotes: 153,
};

test('no account page, its widget alone, loads more than it does for what its customer sees first [PERF-02 part]', async ({
  page,
  host,
}) => {
  await countCalls(page);
  const files = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/widgets\/(chunks\/|loader)/.test(pathname))
      files.set(pathname, Number(response.headers()['content-length']));
  });
  await page.goto(`${host.shop}/en-us/`);
  await signInAtService(page, 'mara');
  const over: [tag: string, kB: number][] = [];
  for (const [tag, most] of Object.entries(MOST)) {
    await page.goto('about:blank');
    files.clear();
    await openAuthored(page, host, {
      body: `<assess-${tag}></assess-${tag}>`,
      config: CONFIG,
      url: `${host.shop}/authored-${tag}`,
    });
    await expect(page.locator(`assess-${tag}`).getByRole('heading').first()).toBeVisible();
    await standsStill(page);
    const size = [...files.values()].reduce((total, one) => total + one, 0);
    test.info().annotations.push({ type: 'bytes', description: `${tag} ${size}` });
    expect(size, tag).toBeGreaterThan(90_000);
    if (size > most * 1000) over.push([tag, size]);
  }
  expect(over).toEqual([]);
});

test('the head snippet begins the first page of orders and of invoices before the code is there, and neither is asked for twice [PERF-14 part]', async ({
  page,
  host,
}) => {
  const parts = JSON.parse(readFileSync(`dist/site/v${packageJson.version}/head.json`, 'utf8')) as HeadParts;
  await page.goto(`${host.shop}/en-us/`);
  await signIn(page, 'max');
  for (const [widget, call] of [
    ['order-history', 'orders'],
    ['invoices', 'invoices'],
  ] as const) {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(`/users/current/${call}`)) asked.push(request.url());
    });
    const release = await holdRequests(page, '**/chunks/core-*');
    await openAuthored(page, host, {
      body: `<assess-${widget}></assess-${widget}>`,
      config: { ...CONFIG, flags: { orderHistory: true } },
      head: headSnippet(parts, { widgets: [widget], language: 'en', base: '/widgets/' }),
      csp: STRICT_CSP.replace("script-src 'self'", `script-src 'self' '${parts.scriptHash}'`),
      url: `${host.shop}/authored-${widget}`,
      waitUntil: 'commit',
    });
    await expect.poll(() => asked.length).toBe(1);
    release();
    await expect(page.locator(`assess-${widget} tbody tr`).first()).toBeVisible();
    await standsStill(page);
    expect(asked).toHaveLength(1);
  }
});
