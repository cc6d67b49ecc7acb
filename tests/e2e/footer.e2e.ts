import { arrived } from './arrived.ts';
import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { usualFaults } from './every-fault.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { started } from './started.ts';

const FILE = '/footer-content.json';
const CONFIG = { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2', regional: '/regional' };
const FOOTER = '<assess-footer><a href="/en-us/contact-us.html">Call us</a></assess-footer>';

const open = (page: Page, host: Host, body = FOOTER, more: object = {}) =>
  openAuthored(page, host, { body, config: { ...CONFIG, ...more } });

const columns = (page: Page, name = 'Footer') => page.getByRole('navigation', { name });
const builtIn = (page: Page) => page.getByRole('heading', { name: 'Qualification levels' });
const calls = async (host: Host) =>
  (await host.requests()).map(({ path }) => path).filter((path) => path.startsWith('/regional/'));

test.describe('when the content fails', () => {
  for (const [what, fault] of usualFaults())
    test(`by ${what} the built-in footer stands, and nothing is blank [SHL-05] [REL-01 part]`, async ({
      page,
      host,
    }) => {
      await host.fault({ path: `/en-us${FILE}`, ...fault });
      await open(page, host);
      await expect(builtIn(page)).toBeVisible();
      await expect(columns(page).getByRole('link', { name: 'Quick order' })).toHaveAttribute(
        'href',
        '/store/usassessments/en/quickOrder',
      );
      const text = await page.locator('assess-footer').evaluate((tag) => tag.shadowRoot?.textContent);
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    });

  test('twice and then passes, the third try shows it [REL-01 part]', async ({ page, host }) => {
    await host.fault({ path: `/en-us${FILE}`, status: 500, times: 2 });
    await open(page, host);
    await expect(page.getByText('Lindgren & Vale is an invented publisher')).toBeVisible();
  });

  test('by wrong types the built-in footer stands [SHL-05] [REL-01 part]', async ({ page, host }) => {
    await page.route(`**${FILE}`, (route) =>
      route.fulfill({ json: { columns: 'none', tiles: 7, text: null, social: {} } }),
    );
    await open(page, host);
    await expect(builtIn(page)).toBeVisible();
  });
});

test.describe('the footer', () => {
  test('shows columns, nested columns, tiles, text and the social links that are on [SHL-05]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, host);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    for (const name of ['Assessments', 'Ordering and help', 'Regional offices'])
      await expect(columns(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(columns(page).getByRole('list', { name: 'Europe' }).getByRole('link')).toHaveText([
      'United Kingdom',
      'Nederland',
      'España',
    ]);
    await expect(page.getByRole('heading', { name: 'Who may order' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveText([
      'Journal',
      'Podcast',
    ]);
    expect(await violations(page, 'assess-footer')).toEqual([]);
  });

  test('has the shop’s address before every path of the shop, of social links too, and before no other address [SHL-05]', async ({
    page,
    host,
  }) => {
    await page.route(`**${FILE}`, (route) =>
      route.fulfill({
        json: {
          columns: [
            {
              title: 'Help',
              links: [
                { text: 'Contact', linkPath: '/contact-us.html' },
                { text: 'Publisher', linkPath: 'https://publisher.example/about' },
              ],
              columns: [{ title: 'More', links: [{ text: 'Deep', linkPath: '/deep.html' }] }],
            },
          ],
          tiles: [],
          text: [],
          social: [
            { name: 'Journal', href: '/journal.html', enabled: true },
            { name: 'Video', href: 'https://video.example/channel', enabled: true },
          ],
        },
      }),
    );
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, host, FOOTER, { storeUrl: 'https://shop.example.com' });
    const link = (name: string) => page.locator('assess-footer').getByRole('link', { name, exact: true });
    for (const [name, href] of [
      ['Contact', 'https://shop.example.com/contact-us.html'],
      ['Publisher', 'https://publisher.example/about'],
      ['Deep', 'https://shop.example.com/deep.html'],
      ['Journal', 'https://shop.example.com/journal.html'],
      ['Video', 'https://video.example/channel'],
    ] as const)
      await expect(link(name)).toHaveAttribute('href', href);
  });

  test('leads to phone and mail, in each language [SHL-05 part]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      ['en-us', 'fr-ca', 'nl-nl', 'es-es'],
      (locale) => locale,
      async (locale) => {
        await page.goto(`${host.shop}/${locale}/`);
        const text = page.locator('assess-footer').getByRole('link');
        await expect(text.filter({ hasText: '@' })).toHaveAttribute('href', /^mailto:[^ ?&]+@[^ ?&]+$/);
        await expect(page.locator('assess-footer .foot-tiles a')).toHaveAttribute(
          'href',
          /^tel:\+?\d{7,15}$/,
        );
      },
    );
  });

  test('is no landmark of its own inside a footer of the page [SHL-05]', async ({ page, host }) => {
    await page.goto(`${host.shop}/en-us/`);
    await expect(columns(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  test('follows no link that leaves the web, and shows markup as text [SHL-05]', async ({ page, host }) => {
    const links = ['javascript:alert(1)', '//evil.example/', 'data:text/html,x', '/fine'];
    await page.route(`**${FILE}`, (route) =>
      route.fulfill({
        json: {
          columns: [{ title: '<i>Help</i>', links: links.map((linkPath) => ({ text: linkPath, linkPath })) }],
          tiles: [],
          text: ['<img src=x onerror=alert(1)>'],
          social: [{ name: 'Off the web', href: 'javascript:alert(1)', enabled: true }],
        },
      }),
    );
    await open(page, host);
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(page.getByRole('heading', { name: '<i>Help</i>' })).toBeVisible();
    await expect(page.locator('assess-footer').getByRole('link')).toHaveText(['/fine']);
  });

  test('speaks the language of each locale, also without the content [SHL-05]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      [
        ['en-gb', 'Footer', 'Assessments'],
        ['fr-ca', 'Pied de page', 'Évaluations'],
        ['nl-nl', 'Voettekst', 'Tests'],
        ['es-es', 'Pie de página', 'Pruebas'],
      ] as const,
      ([locale]) => locale,
      async ([locale, name, word]) => {
        await page.goto(`${host.shop}/${locale}/`);
        await expect(columns(page, name).getByRole('heading', { name: word, exact: true })).toBeVisible();
        await host.fault({ path: `/${locale}${FILE}`, status: 404 });
        await page.reload();
        await expect(columns(page, name).getByRole('link')).toHaveCount(4);
        await expect(columns(page, name).getByRole('link').last()).toHaveAttribute(
          'href',
          `/${locale}/international-offices.html`,
        );
      },
    );
  });

  test('is closed buttons below each other in a narrow place, which work by keyboard [SHL-05]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, host);
    const button = page.getByRole('button', { name: 'Regional offices' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(columns(page).getByRole('link')).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'United States' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page, 'assess-footer')).toEqual([]);
  });

  test('draws nothing anew under the focus of whoever is in it [SHL-05]', async ({ page, host }) => {
    const release = await holdRequests(page, `**${FILE}`);
    await open(page, host, `<button>Before</button>${FOOTER}`);
    const link = columns(page).getByRole('link', { name: 'Contact us' });
    await link.focus();
    release();
    await arrived(page, /footer-content\.json/);
    await expect(link).toBeFocused();
    await page.getByRole('button', { name: 'Before' }).focus();
    await expect(page.getByText('Lindgren & Vale is an invented publisher')).toBeVisible();
  });

  test('reads its content once, however many there are, and never in author mode or without a host for it [PERF-04] [EMB-11 part]', async ({
    page,
    host,
  }) => {
    await host.forgetRequests();
    await open(page, host, FOOTER.repeat(3));
    await expect(page.getByText('Lindgren & Vale is an invented publisher')).toHaveCount(3);
    expect(await calls(host)).toEqual([`/regional/en-us${FILE}`]);
    await host.forgetRequests();
    await open(page, host, FOOTER, { author: true });
    await expect(builtIn(page)).toBeVisible();
    await open(page, host, FOOTER, { regional: undefined });
    await expect(builtIn(page)).toBeVisible();
    await started(page);
    expect(await calls(host)).toEqual([]);
  });

  test('prints its text alone [SHL-05]', async ({ page, host }) => {
    await open(page, host);
    const text = page.getByText('Lindgren & Vale is an invented publisher');
    await expect(text).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(text).toBeVisible();
    await expect(page.locator('assess-footer').getByRole('link')).toHaveText([/@/]);
    await expect(page.locator('assess-footer').getByRole('heading')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the author’s own links stay and work [SHL-05]', async ({ page, host }) => {
    await page.goto(`${host.shop}/nl-nl/`);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(`${host.shop}/nl-nl/contact-us.html`);
  });
});
