import { sessionWidget } from '../../src/widgets/session/session.widget.ts';
import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { countryOf } from './country-of.ts';
import { usualFaults } from './every-fault.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { rewriteConfig } from './page-settings.ts';
import { openFlagged, sellsOn, streamsAre } from './flag-visit.ts';
import { started } from './started.ts';

const SERVICES = {
  commerceBase: '/commerce/headless/ecommerce/v2',
  store: '/store-backend',
  geo: '/geo',
};
const NOON = Date.parse('2026-03-10T12:00:00Z');
const MINI_CART = '<a href="#a">A</a><assess-mini-cart></assess-mini-cart>';

/** Opens a page whose locale is in neither host nor path nor configuration, unless it is given. */
const open = (page: Page, host: Host, given: { path?: string; config?: object; body?: string } = {}) =>
  openAuthored(page, host, {
    body: given.body ?? MINI_CART,
    url: `${host.shop}${given.path ?? '/authored-geo'}`,
    config: { ...SERVICES, ...given.config },
  });

/** Records the calls to the store and to geolocation, in order. */
const asked = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The call for the routing region may come at any time, so it is not recorded.
    if (/^\/(geo|store-backend\/store)\//.test(pathname)) calls.push(pathname);
  });
  return calls;
};

const WHO = '/store-backend/store/customer/current';
const WHERE = '/geo/country';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Your country could not be identified' });

test.describe('geolocation', () => {
  test('is asked once a session, after the store and after the first paint [LOC-09]', async ({
    page,
    host,
    context,
  }) => {
    const calls = asked(page);
    const release = await holdRequests(page, '**/mini-cart.en-*.js');
    const words = page.waitForRequest('**/mini-cart.en-*.js');
    await open(page, host);
    await words;
    expect(calls).toEqual([]);
    release();
    await expect.poll(() => calls).toEqual([WHO, WHERE]);
    // The country is stored for the session by then.
    await expect.poll(() => countryOf(page)).toBeTruthy();
    await open(page, host, { path: '/authored-geo-2' });
    await expect.poll(() => calls).toEqual([WHO, WHERE, WHO]);
    // Whether it had to ask or not, it knows the country then.
    await expect.poll(() => countryOf(page)).toBeTruthy();
    expect(calls).toEqual([WHO, WHERE, WHO]);
    const other = await context.newPage();
    const others = asked(other);
    await open(other, host);
    await expect.poll(() => others).toEqual([WHO, WHERE]);
    await expect(modal(page)).toHaveCount(0);
  });

  test('is not asked where the registration country is known [LOC-09]', async ({ page, host }) => {
    await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: 'US' } });
    const calls = asked(page);
    await open(page, host);
    await expect.poll(() => calls).toEqual([WHO]);
    await started(page);
    expect(calls).toEqual([WHO]);
  });

  test('that finds no country says so once a session, and points to the international contacts [LOC-09]', async ({
    page,
    host,
  }) => {
    await host.visitor({ country: null });
    const calls = asked(page);
    const release = await holdRequests(page, `**${WHERE}`);
    await open(page, host);
    // Nothing on a page below a dialog can get the focus.
    await page.getByRole('link', { name: 'A' }).focus();
    await expect.poll(() => calls).toEqual([WHO, WHERE]);
    release();
    await expect(modal(page)).toBeVisible();
    await expect(modal(page).getByRole('link', { name: 'International contacts' })).toHaveAttribute(
      'href',
      '/en-us/international-offices.html',
    );
    expect(await violations(page, 'assess-session')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'A' })).toBeFocused();
    for (const path of ['/authored-geo', '/contact-us.html']) {
      await open(page, host, { path });
      await started(page);
      await expect(page.locator('assess-session')).toHaveCount(0);
    }
  });

  test('that finds no country is silent where the locale is named, until the shopper opens contact or offices [LOC-09]', async ({
    page,
    host,
  }) => {
    await host.visitor({ country: null });
    const calls = asked(page);
    await open(page, host, { config: { locale: 'fr-ca' } });
    await expect.poll(() => calls).toEqual([WHO, WHERE]);
    await started(page);
    await expect(page.locator('assess-session')).toHaveCount(0);
    await open(page, host, { path: '/fr-ca/international-offices.html', config: { locale: 'fr-ca' } });
    const french = page.getByRole('dialog', { name: 'Votre pays n’a pas pu être déterminé' });
    await french.getByRole('button', { name: 'Voir les contacts ici' }).click();
    await expect(french).toHaveCount(0);
    expect(calls.filter((call) => call === WHERE)).toHaveLength(1);
  });

  test('is given up after 30 s, not before [LOC-09]', async ({ page, host }) => {
    // Only the test moves the time, so that the seconds of a busy machine don't count.
    await page.clock.install({ time: NOON });
    await page.clock.pauseAt(NOON + 1000);
    const calls = asked(page);
    await page.route(`**${WHERE}`, () => undefined);
    await open(page, host);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(50);
          return calls;
        },
        { intervals: [50] },
      )
      .toEqual([WHO, WHERE]);
    await page.clock.runFor(29_000);
    await expect(page.locator('assess-session')).toHaveCount(0);
    await page.clock.runFor(2_000);
    await page.clock.resume();
    await expect(modal(page)).toBeVisible();
  });

  test('is neither asked nor is anything said in the editor, but the sample of `preview` [LOC-09] [EMB-11 part]', async ({
    page,
    host,
  }) => {
    await host.visitor({ country: null, customer: { userId: 'u-1', registrationCountryIso: 'SG' } });
    await page.addInitScript(() => localStorage.setItem('assess.previousLocale', '"en-gb"'));
    const calls = asked(page);
    for (const preview of sessionWidget.attributes.preview.values) {
      await open(page, host, {
        path: `/ja-jp/authored-${preview}`,
        body: `${MINI_CART}<assess-session preview="${preview}"></assess-session>`,
        config: { author: true },
      });
      await started(page);
      const shown = page.locator('assess-session').locator('dialog, section');
      await expect(shown).toHaveCount(preview === 'none' ? 0 : 1);
      if (preview !== 'none') await expect(shown).toBeVisible();
    }
    expect(calls).toEqual([]);
  });

  test('may be on an origin of its own, which the page’s policy allows [LOC-09] [EMB-06 part]', async ({
    page,
    host,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await rewriteConfig(page, '"geo":"/geo"', `"geo":"http://geo.localhost:${host.port}"`);
    const answer = page.waitForResponse(`http://geo.localhost:${host.port}/country`);
    await host.visitor({ country: 'FR' });
    await page.goto(`${host.shop}/en-gb/about`);
    expect((await answer).status()).toBe(200);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('assess.countryAsked'))).toBe('"FR"');
    expect(refused.filter((text) => /policy|CORS/i.test(text))).toEqual([]);
  });
});

test.describe('the country that flags are decided for', () => {
  const country = async (host: Host) => (await host.flags()).streams.map((stream) => stream['country']);

  test('is where geolocation finds the visitor, told once as soon as it is known [FLG-02] [LOC-09]', async ({
    page,
    host,
  }) => {
    await host.visitor({ country: 'FR' });
    await openFlagged(page, host, { config: { geo: '/geo', store: '/store-backend' } });
    await expect.poll(() => country(host), { timeout: 15_000 }).toEqual(['FR']);
    await openFlagged(page, host, { config: { geo: '/geo', store: '/store-backend' }, path: '?again' });
    await expect.poll(() => country(host), { timeout: 15_000 }).toEqual(['FR']);
  });

  test('is that of the registration before that of geolocation, and the locale’s without either [FLG-02]', async ({
    page,
    host,
  }) => {
    await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: 'nz' }, country: 'FR' });
    await openFlagged(page, host, { config: { geo: '/geo', store: '/store-backend' } });
    await expect.poll(() => country(host), { timeout: 15_000 }).toEqual(['NZ']);
    await host.visitor({ customer: null, country: null });
    await openFlagged(page, host, {
      config: { geo: '/geo', store: '/store-backend' },
      locale: 'en-gb',
      path: '?again',
    });
    await expect.poll(() => country(host), { timeout: 15_000 }).toEqual(['GB']);
  });
});

test.describe('store and geolocation in trouble', () => {
  for (const [name, fault] of usualFaults())
    test(`leave the page where it is and let it sell on: ${name}, together [REL-01 part] [REL-06 part] [LOC-07 part]`, async ({
      page,
      host,
    }) => {
      await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: 'SG' } });
      await host.fault({ path: '/store-backend', ...fault });
      await host.fault({ path: '/geo', ...fault });
      await openFlagged(page, host, {
        locale: 'ja-jp',
        config: { geo: '/geo', store: '/store-backend' },
      });
      await sellsOn(page);
      await streamsAre(host, 1);
      expect(new URL(page.url()).pathname).toBe('/authored-flags');
      await expect(page.locator('assess-session')).toHaveCount(0);
    });

  for (const [name, path] of [
    ['the store', '/store-backend'],
    ['geolocation', '/geo'],
  ] as const)
    test(`leave the page where it is and let it sell on: ${name} alone cut off [REL-01 part] [REL-06 part]`, async ({
      page,
      host,
    }) => {
      await host.fault({ path, cut: true });
      await openFlagged(page, host, { config: { geo: '/geo', store: '/store-backend' } });
      await sellsOn(page);
      await expect(page.locator('assess-session')).toHaveCount(0);
    });

  test('have their code asked for once more, and then it does its work [REL-06]', async ({ page, host }) => {
    let tries = 0;
    await page.route(/\/follow-locale-/, async (route) => {
      tries += 1;
      if (tries === 1) await route.abort();
      else await route.continue();
    });
    const calls = asked(page);
    await open(page, host);
    await expect.poll(() => calls).toEqual([WHO, WHERE]);
    expect(tries).toBe(2);
  });

  test('cost nothing where their code is gone after a deploy [REL-06 part]', async ({ page, host }) => {
    await page.route(/\/follow-locale-/, (route) => route.abort());
    await openFlagged(page, host, { config: { geo: '/geo', store: '/store-backend' } });
    await sellsOn(page);
  });
});
