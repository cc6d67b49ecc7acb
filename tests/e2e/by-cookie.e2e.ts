import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { atLocalhost } from './at-localhost.ts';
import { FORMS, KIT, miniButton } from './cart-visit.ts';
import { asCustomer, customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { setPage } from './page-settings.ts';
import { typePassword } from './security-key.ts';
import {
  door,
  expectAnonymous,
  expectSignedIn,
  identityCalls,
  orderIdentity,
  session,
  signIn,
  signInAtService,
  storedTokens,
} from './signed-in-visit.ts';
import { twoFrames } from './arrived.ts';
import { started } from './started.ts';

const BY_COOKIE = '/demo/by-cookie';
const QUICK_ORDER = '/store/usassessments/en/quickOrder';
const CURRENT = '/store/customer/current';

/** Gives the browser the store's cookie, and nothing else of a sign-in. */
const comeWithCookie = async (page: Page, host: Host, userName = 'noor'): Promise<void> => {
  await page.goto(`${host.shop}/assets/favicon.svg`);
  await signInAtService(page, userName);
};

const calls = async (host: Host): Promise<string[]> =>
  (await host.requests()).map(({ method, path }) => `${method} ${path.replace(/\?.*/s, '')}`);

const count = (all: readonly string[], what: RegExp): number => all.filter((one) => what.test(one)).length;

test.describe('where the identity provider is off, the store’s cookie', () => {
  test('says who is there, and the store their name; each call carries it and no token [API-04] [SES-10] [SES-01 part]', async ({
    page,
    host,
  }) => {
    await leaveEarlierCart(host, 'noor', [[FORMS, 3]]);
    await comeWithCookie(page, host);
    const withToken: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['authorization']) withToken.push(request.url());
    });
    await host.forgetRequests();
    await page.goto(host.shop + BY_COOKIE);
    await expectSignedIn(page, 'user-noor');
    await expect
      .poll(() => session(page))
      .toMatchObject({ user: { id: 'user-noor', firstName: 'Noor', lastName: 'van der Wal' } });
    expect(JSON.stringify(await session(page))).not.toContain('email');
    await expect(page.getByRole('button', { name: /Noor/ }).first()).toBeVisible();
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 3 items');
    await started(page);
    const made = await calls(host);
    expect(count(made, /customer\/current$/)).toBe(1);
    expect(count(made, /identityProfiles$/)).toBe(1);
    expect(count(made, /\/users\/user-noor$/)).toBe(1);
    expect(await identityCalls(host)).toEqual([]);
    expect(withToken).toEqual([]);
    expect(await storedTokens(page)).toBeNull();
    // Until the store has answered, nothing in the browser tells whose session the next page will have.
    const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
    expect(await kept()).not.toContain('Noor');
  });

  test('that names nobody makes a visitor anonymous, whom nothing is asked for, and the store once [API-04 part] [SES-01 part] [PERF-04 part]', async ({
    page,
    host,
  }) => {
    await host.forgetRequests();
    await page.goto(host.shop + BY_COOKIE);
    await expectAnonymous(page);
    await started(page);
    const made = await calls(host);
    expect(count(made, /customer\/current$/)).toBe(1);
    expect(count(made, /identityProfiles|\/users\/(?!anonymous)/)).toBe(0);
  });

  test('is waited for 4 s at most, and a late answer changes nothing on this page [SES-01]', async ({
    page,
    host,
  }) => {
    await comeWithCookie(page, host);
    await page.clock.install();
    const asked = page.waitForRequest(`**${CURRENT}`);
    // Its answer comes in one piece: a page whose time is held has no timings that tell when it is complete.
    const release = await holdRequests(page, `**${CURRENT}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: atLocalhost(route.request().url()) }) }),
    );
    const late = page.waitForResponse(`**${CURRENT}`);
    await page.goto(host.shop + BY_COOKIE, { waitUntil: 'commit' });
    await asked;
    expect(await session(page)).toEqual({ status: 'loading' });
    await page.clock.runFor(4000);
    await expectAnonymous(page);
    release();
    await late;
    await twoFrames(page);
    expect(await session(page)).toEqual({ status: 'anonymous' });
  });

  test('whose store fails leaves the page to nobody, and the next one has it again [REL-01 part]', async ({
    page,
    host,
  }) => {
    await comeWithCookie(page, host);
    await host.fault({ path: CURRENT, status: 503 });
    await page.goto(host.shop + BY_COOKIE);
    await expectAnonymous(page);
    await host.clearFaults();
    await page.reload();
    await expectSignedIn(page, 'user-noor');
  });

  test('has a token of this tab go along to the store while it is the same customer’s [API-04] [SES-10]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/`);
    await signIn(page, 'noor');
    const profile = page.waitForRequest(/\/identityProfiles\?/);
    await page.goto(host.shop + BY_COOKIE);
    const { accessToken } = (await storedTokens(page)) ?? {};
    expect((await profile).headers()['authorization']).toBe(`Bearer ${accessToken}`);
    expect(new URL((await profile).url()).searchParams.get('userId')).toBe('user-noor');
    await orderIdentity(host, { revokeTokens: true });
    await page.reload();
    await expectSignedIn(page, 'user-noor');
    expect(await storedTokens(page)).toBeNull();
    expect(await door(page, 'token')).toBeUndefined();
  });

  test('fills the cart of the account [API-04 part]', async ({ page, host }) => {
    await setPage(page, host, /\/quickOrder$/, { identityProvider: false });
    await leaveEarlierCart(host, 'noor', []);
    await comeWithCookie(page, host);
    await page.goto(host.shop + QUICK_ORDER);
    await expectSignedIn(page, 'user-noor');
    await page.getByLabel('Code, row 1').fill(KIT);
    await page.getByLabel('Code, row 1').press('Enter');
    await page.getByRole('button', { name: /^Add 1 item/ }).click();
    await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
    expect((await customerHolds(host, 'noor')).current).toHaveLength(1);
    await asCustomer(host, 'noor', 'DELETE', '/carts/current');
  });

  test('is taken up by the login page without tokens, also in the other tabs [SES-01 part] [SES-08 part]', async ({
    page,
    host,
  }) => {
    await setPage(page, host, /\/login$/, { identityProvider: false });
    const other = await page.context().newPage();
    await other.goto(host.shop + BY_COOKIE);
    await expectAnonymous(other);
    await page.goto(host.shop + BY_COOKIE);
    await expectAnonymous(page);
    await door(page, 'signIn', BY_COOKIE);
    await page.waitForURL(`${host.shop}/en-us/en/login?returnTo=**`);
    await typePassword(page, 'noor', SEEDED_PASSWORD);
    await page.waitForURL(host.shop + BY_COOKIE);
    await expectSignedIn(page, 'user-noor');
    await expectSignedIn(other, 'user-noor');
    expect(await storedTokens(page)).toBeNull();
  });

  test('is ended at the store and at commerce by a sign-out, in all tabs [SES-02] [API-04] [SES-08 part]', async ({
    page,
    host,
  }) => {
    // A sign-out does not leave the cart's page.
    await setPage(page, host, /\/cart$/, { identityProvider: false });
    await comeWithCookie(page, host);
    const cart = `${host.shop}/store/usassessments/en/cart`;
    await page.goto(cart);
    const other = await page.context().newPage();
    await other.goto(cart);
    for (const tab of [page, other]) await expectSignedIn(tab, 'user-noor');
    await host.forgetRequests();
    await door(page, 'signOut', 'asked');
    for (const tab of [page, other]) await expectAnonymous(tab);
    await expect(page.getByText('You’re signed out.', { exact: true })).toBeVisible();
    const made = await calls(host);
    expect(count(made, /^GET .*\/store-backend\/logout$/)).toBe(1);
    expect(count(made, /^POST .*\/users\/user-noor\/logout$/)).toBe(1);
    expect(await identityCalls(host)).toEqual([]);
    await page.reload();
    await expectAnonymous(page);
  });

  test('by timeout is ended by the store’s own path, and by a failing one all the same here [SES-02] [API-04 part]', async ({
    page,
    host,
  }) => {
    await setPage(page, host, /\/cart$/, { identityProvider: false });
    await comeWithCookie(page, host);
    await page.goto(`${host.shop}/store/usassessments/en/cart`);
    await expectSignedIn(page, 'user-noor');
    await host.fault({ path: '/logout', status: 500 });
    await host.forgetRequests();
    await door(page, 'signOut', 'timeout');
    await expectAnonymous(page);
    const paths = (await host.requests()).map(({ path }) => path);
    expect(paths.some((path) => /\/store\/usassessments\/en\/logout\?timeout=true/.test(path))).toBe(true);
  });

  test('has nobody followed for what they do: no activity is kept, no warning comes [SES-03]', async ({
    page,
    host,
  }) => {
    await comeWithCookie(page, host);
    await page.clock.install();
    await page.goto(host.shop + BY_COOKIE);
    await expectSignedIn(page, 'user-noor');
    await expect(page.getByRole('button', { name: /Noor/ }).first()).toBeVisible();
    await page.keyboard.press('Shift');
    await page.clock.fastForward(31 * 60_000);
    await page.clock.runFor(2000);
    await expectSignedIn(page, 'user-noor');
    expect(await page.evaluate(() => localStorage.getItem('assess.lastActivity'))).toBeNull();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('is asked anew by a page that Back brings, which is nobody’s until then [SEC-09 part]', async ({
    page,
    host,
  }) => {
    await comeWithCookie(page, host);
    await page.goto(host.shop + BY_COOKIE);
    await expectSignedIn(page, 'user-noor');
    const back = () =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    const answer = await holdRequests(page, `**${CURRENT}`);
    await back();
    expect(await session(page)).toEqual({ status: 'anonymous' });
    answer();
    await expectSignedIn(page, 'user-noor');
    // The visitor signs out at the store's own pages meanwhile.
    await page.evaluate(() => fetch('/store-backend/logout'));
    await back();
    await expectAnonymous(page);
    expect(page.url()).toBe(host.shop + BY_COOKIE);
  });
});
