import type { Page } from 'playwright/test';
import { violations } from './cart-visit.ts';
import { expect } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { notice, settle } from './locale-visit.ts';
import { test } from './store-hosts.ts';
import { rowsOf } from './rows-of.ts';

const ASIA = 'store.example.asia';
const AUSTRALIA = 'store.example.com.au';

const inSingapore = (page: Page) => notice(page, 'You are now in our Singapore store');
const inJapan = (page: Page) => notice(page, 'You are now in our Japan store');

/** Records the addresses of all documents that the page shows. */
const addresses = (page: Page): string[] => {
  const all: string[] = [];
  page.on('framenavigated', (frame) => all.push(new URL(frame.url()).pathname));
  return all;
};

test.describe('a customer registered in the other country of the pair', () => {
  test.beforeEach(({ host }) => host.visitor({ customer: { userId: 'u-1', registrationCountryIso: 'SG' } }));

  test('is led to the same page of that locale, once, and told so with a way back [LOC-07] [SEC-06]', async ({
    stores,
    at,
  }) => {
    const page = await stores.newPage();
    const shown = addresses(page);
    await page.goto(at(ASIA, '/ja-jp/about?from=mail#figures'));
    await expect(inSingapore(page)).toBeVisible();
    await expect(inSingapore(page)).toContainText('Your account belongs to this store');
    await expect(inSingapore(page)).toContainText('Singapore dollars (SGD)');
    await expect(inSingapore(page).getByRole('button', { name: /^Go back to / })).toBeVisible();
    expect(page.url()).toBe(at(ASIA, '/zh-sg/about?from=mail#figures'));
    await settle(page);
    expect(shown).toEqual(['/ja-jp/about', '/zh-sg/about']);
    const cookies = await stores.cookies();
    expect(
      cookies.map(({ name, value, secure, sameSite, path, domain, expires }) => [
        name,
        value,
        secure,
        sameSite,
        path,
        domain,
        expires,
      ]),
    ).toEqual([
      ['assess_reg_country', 'SG', true, 'Lax', '/', ASIA, -1],
      ['assess_cur_auto', 'true', true, 'Lax', '/', ASIA, -1],
      ['assess_cur_switched', 'true', true, 'Lax', '/', ASIA, -1],
    ]);
    expect(await violations(page, 'assess-session')).toEqual([]);
  });

  test('goes back by one press, and stays there [LOC-07] [LOC-08]', async ({ stores, at }) => {
    const page = await stores.newPage();
    await page.goto(at(ASIA, '/ja-jp/about'));
    await inSingapore(page)
      .getByRole('button', { name: /^Go back to / })
      .click();
    await page.waitForURL(at(ASIA, '/ja-jp/about'));
    await settle(page);
    await page.goto(at(ASIA, '/ja-jp/assessments'));
    await settle(page);
    expect(page.url()).toBe(at(ASIA, '/ja-jp/assessments'));
    await expect(page.locator('assess-session')).toHaveCount(0);
    const cookies = await stores.cookies();
    expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toMatchObject({
      assess_cur_auto: 'false',
      assess_cur_switched: 'true',
    });
  });

  test('is not led anywhere from a second tab: it tells them where they were [LOC-07] [LOC-08]', async ({
    stores,
    at,
  }) => {
    const first = await stores.newPage();
    await first.goto(at(ASIA, '/ja-jp/about'));
    await expect(inSingapore(first)).toBeVisible();
    const second = await stores.newPage();
    const shown = addresses(second);
    await second.goto(at(ASIA, '/ja-jp/about'));
    await expect(inJapan(second)).toContainText('Last time you were in our Singapore store');
    await settle(second);
    expect(shown).toEqual(['/ja-jp/about']);
  });

  test('finds by Back the page before, and is not led away again [LOC-07]', async ({ stores, at }) => {
    const page = await stores.newPage();
    await page.goto(at(ASIA, '/assets/mark.svg'));
    await page.goto(at(ASIA, '/ja-jp/about'));
    await expect(inSingapore(page)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(at(ASIA, '/assets/mark.svg'));
    await page.goto(at(ASIA, '/ja-jp/about'));
    await settle(page);
    expect(page.url()).toBe(at(ASIA, '/ja-jp/about'));
  });

  test('does not go round where the host answers with the same locale again [LOC-07]', async ({
    stores,
    at,
  }) => {
    const page = await stores.newPage();
    const shown = addresses(page);
    await page.route(at(ASIA, '/zh-sg/about'), (route) =>
      route.fulfill({ status: 302, headers: { Location: at(ASIA, '/ja-jp/about') } }),
    );
    await page.goto(at(ASIA, '/ja-jp/about'));
    await expect.poll(() => shown.length).toBe(2);
    await settle(page);
    await page.reload();
    await settle(page);
    expect(new Set(shown)).toEqual(new Set(['/ja-jp/about']));
    expect(shown.length).toBe(3);
  });

  test('does not go round where cookies are blocked [LOC-07]', async ({ stores, at }) => {
    const page = await stores.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set: Function.prototype as () => void,
      });
    });
    const shown = addresses(page);
    await page.goto(at(ASIA, '/ja-jp/about'));
    await expect(inSingapore(page)).toBeVisible();
    await page.goto(at(ASIA, '/ja-jp/about'));
    await settle(page);
    expect(shown).toEqual(['/ja-jp/about', '/zh-sg/about', '/ja-jp/about']);
  });

  test('is offered to go where neither cookies nor storage can hold that it was done [LOC-07]', async ({
    stores,
    at,
  }) => {
    const page = await stores.newPage();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, area, { get: refuse });
    });
    await page.goto(at(ASIA, '/ja-jp/about'));
    const offer = notice(page, 'Your account belongs to our Singapore store');
    await expect(offer).toBeVisible();
    expect(page.url()).toBe(at(ASIA, '/ja-jp/about'));
    await offer.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(at(ASIA, '/zh-sg/about'));
  });

  test('is asked instead where they have begun something before the store answered [LOC-07]', async ({
    stores,
    at,
    host,
  }) => {
    const page = await stores.newPage();
    const release = await holdRequests(page, '**/store/customer/current');
    const asked = page.waitForRequest('**/store/customer/current');
    await page.goto(at(ASIA, '/store/asiaassessments/en/quickOrder'));
    await asked;
    await page.getByLabel('Code, row 1').fill('');
    await page.getByLabel('Code, row 1').press('L');
    release();
    const offer = notice(page, 'Your account belongs to our Singapore store');
    await expect(offer).toBeVisible();
    await expect(page.getByLabel('Code, row 1')).toBeFocused();
    await expect(page.getByLabel('Code, row 1')).toHaveValue('L');
    await offer.getByRole('button', { name: 'Stay here' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await settle(page);
    expect(page.url()).toBe(at(ASIA, '/store/asiaassessments/en/quickOrder'));
    expect(await host.requests()).not.toEqual([]);
  });
});

test.describe('the pairs', () => {
  test('lead a customer of either country to the other locale [LOC-07]', async ({ stores, at, host }) => {
    for (const [country, store, from, to, place] of rowsOf(
      [
        ['hk', ASIA, '/store/sgassessments/en/cart', '/store/asiaassessments/en/cart', 'Japan'],
        ['NZ', AUSTRALIA, '/about', '/en-nz/about', 'New Zealand'],
      ] as const,
      [
        ['KR', ASIA, '/zh-sg/about', '/ja-jp/about', 'Japan'],
        ['AU', AUSTRALIA, '/en-nz/', '/en-au/', 'Australia'],
      ] as const,
    )) {
      await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: country } });
      const page = await stores.newPage();
      await page.goto(at(store, from));
      await expect(notice(page, `You are now in our ${place} store`), country).toBeVisible();
      expect(page.url()).toBe(at(store, to));
      await page.evaluate(() => localStorage.clear());
      await page.close();
      await stores.clearCookies();
    }
  });

  test('leave a customer of any other country, and of the same, where they are [LOC-07]', async ({
    stores,
    at,
    host,
  }) => {
    for (const [country, store, path] of rowsOf(
      [
        ['NZ', ASIA, '/ja-jp/about'],
        ['JP', ASIA, '/ja-jp/about'],
      ] as const,
      [
        ['SG', 'store.example.ca', '/about'],
        ['US', AUSTRALIA, '/about'],
        ['Singapore', ASIA, '/ja-jp/about'],
      ] as const,
    )) {
      await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: country } });
      const page = await stores.newPage();
      await page.goto(at(store, path));
      await settle(page);
      expect(page.url(), country).toBe(at(store, path));
      expect(await stores.cookies(), country).toEqual([]);
      await page.evaluate(() => localStorage.clear());
      await page.close();
    }
  });
});
