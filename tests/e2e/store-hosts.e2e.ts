import type { Page } from 'playwright/test';
import { moduleAsScript } from './plant-module.ts';
import { expect } from './fixtures.ts';
import { STORE_HOSTS, TRAPS, test } from './store-hosts.ts';
import { started } from './started.ts';

/**
 * Opens a page with the mini-cart and without a locale of its own, on any host name. Everything else comes from the
 * demo host.
 */
const openBare = async (page: Page, url: string, port: number): Promise<void> => {
  await page.route(`${new URL(url).origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === new URL(url).pathname)
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html><head><meta charset="utf-8"><title>Bare</title>
<script type="application/json" data-assess-config>{"commerceBase":"/commerce/headless/ecommerce/v2","store":"/store-backend"}</script>
<script src="/widgets/loader.js" async></script></head><body><assess-mini-cart></assess-mini-cart></body></html>`,
      });
    const answer = await fetch(`http://localhost:${port}${pathname}${search}`);
    return route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('Content-Type') ?? 'text/plain',
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.goto(url);
  await expect(page.locator('assess-mini-cart').getByRole('button').first()).toBeVisible();
};

const LOCALES = {
  'store.example.com': 'en-us',
  'store.example.ca': 'en-ca',
  'store.example.co.uk': 'en-gb',
  'store.example.com.au': 'en-au',
  'store.example.asia': 'ja-jp',
  'store.example.nl': 'nl-nl',
  'store.example.es': 'es-es',
} as const;

test.describe('real host names', () => {
  test('have the locale of their store [SEC-06]', async ({ stores, at, workerHost }) => {
    const page = await stores.newPage();
    for (const host of STORE_HOSTS)
      await test.step(host, async () => {
        await openBare(page, at(host, '/bare'), workerHost.port);
        await page.waitForFunction(() => localStorage.getItem('assess.previousLocale') !== null);
        expect(await page.evaluate(() => localStorage.getItem('assess.previousLocale')), host).toBe(
          JSON.stringify(LOCALES[host]),
        );
      });
  });

  test('store.example.ca speaks French where the path says so [SEC-06]', async ({
    stores,
    at,
    workerHost,
  }) => {
    const page = await stores.newPage();
    await openBare(page, at('store.example.ca', '/fr-ca/bare'), workerHost.port);
    await expect(page.locator('assess-mini-cart .assess-root')).toHaveAttribute('lang', 'fr');
  });

  test('that only look like a store’s have the default locale, and nobody is led from them to another host [SEC-06]', async ({
    stores,
    at,
    host,
    workerHost,
  }) => {
    await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: 'SG' } });
    for (const trap of TRAPS)
      await test.step(trap, async () => {
        const page = await stores.newPage();
        await openBare(page, at(trap, '/bare'), workerHost.port);
        await page.waitForFunction(() => localStorage.getItem('assess.previousLocale') === '"en-us"');
        await started(page);
        expect(page.url()).toBe(at(trap, '/bare'));
        expect(await stores.cookies(), trap).toEqual([]);
        await page.close();
      });
  });

  test('takes no country but one of the closed list into a cookie [SEC-06]', async ({ stores, at }) => {
    const page = await stores.newPage();
    await page.goto(at('store.example.asia', '/assets/mark.svg'));
    await page.evaluate(await moduleAsScript('src/core/cookies.ts'));
    const written = await page.evaluate(() => {
      type Jar = { read(name: string): unknown; write(name: string, value: string): boolean };
      const { planted } = globalThis as unknown as { planted: { createCookies(jar: Document): Jar } };
      const cookies = planted.createCookies(document);
      return ['US', 'SG; Domain=example.asia', '<b>', 'NZ'].map((value) => [
        cookies.write('assess_reg_country', value),
        cookies.read('assess_reg_country') ?? null,
      ]);
    });
    expect(written).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [true, 'NZ'],
    ]);
    const [cookie] = await stores.cookies();
    expect(cookie).toMatchObject({ name: 'assess_reg_country', secure: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.domain).toBe('store.example.asia');
  });
});
