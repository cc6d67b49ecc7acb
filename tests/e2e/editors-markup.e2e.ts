import { HARMLESS } from '../../demo-host/backend/fragment/seed/hostile-fragments.ts';
import { fragmentHarm } from '../support/fragment-harm.ts';
import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { noteShifts } from './layout-shifts.ts';
import { started } from './started.ts';

const FILE = '/footer-react-content.html';
const CONFIG = { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2', regional: '/regional' };
const ON = { flags: { editableTemplates: true } };
/** A policy that allows everything, so that only the purifier stops the markup. */
const LAX = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

const open = (page: Page, host: Host, config: object = ON, csp?: string) =>
  openAuthored(page, host, {
    body: '<assess-footer></assess-footer>',
    config: { ...CONFIG, ...config },
    ...(csp !== undefined && { csp }),
  });

const fragment = (page: Page) => page.locator('[data-assess-fragment]');
const editors = (page: Page) => page.getByRole('heading', { name: 'From our editors' });
const builtIn = (page: Page) => page.getByRole('heading', { name: 'Qualification levels' });
const fromCms = (page: Page) => page.getByText('Lindgren & Vale is an invented publisher');
const asked = async (host: Host) =>
  (await host.requests()).map(({ path }) => path).filter((path) => path.endsWith(FILE));
const warnings = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  return said;
};

/** Returns what harms the page in the fragment, or around it. */
const harmIn = async (page: Page): Promise<string[]> => [
  ...(await fragment(page).evaluate(fragmentHarm)),
  ...(await page.evaluate(() => {
    const found = [];
    if (document.querySelectorAll('assess-footer').length !== 1) found.push('another footer');
    if (document.body.className !== '' || document.documentElement.lang !== 'en')
      found.push('the page itself');
    return found;
  })),
];

/** What could act on the page around it. `tests/components/hostile-fragments.browser.test.ts` purifies every one. */
const ACTING = [
  'script',
  'handlers',
  'mxss-noscript',
  'clobbering',
  'meta-refresh',
  'base-and-link',
  'other-slots',
  'half-a-page',
];
const REFUSED_ANSWERS = [
  'as-json',
  'as-text',
  'as-xhtml',
  'as-utf-7',
  'without-a-type',
  '201-kb',
  'not-found',
  'a-whole-page',
  'nothing',
  'nothing-harmless',
  'from-elsewhere',
];

test.describe('a hostile fragment', () => {
  test('that is hostile runs nothing, loads nothing and passes for nothing; its words stay [SEC-03]', async ({
    page,
    host,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { hostname, pathname, protocol } = new URL(request.url());
      if (hostname !== 'shop.localhost' || /pwned/.test(pathname) || !/^(http|data)/.test(protocol))
        elsewhere.push(request.url());
    });
    await page.addInitScript(() => {
      const hits: unknown[] = [];
      Object.defineProperty(globalThis, 'hits', { value: hits });
      Object.defineProperty(globalThis, 'pwned', { value: () => hits.push(1) });
    });
    await eachRow(
      { page, host },
      ACTING,
      (name) => name,
      async (name) => {
        await open(page, host, { ...ON, regional: `/regional/hostile/${name}` }, LAX);
        await expect(fragment(page).getByText(HARMLESS)).toBeVisible();
        expect(await harmIn(page)).toEqual([]);
        await started(page);
        expect(await page.evaluate(() => (globalThis as unknown as { hits: unknown[] }).hits)).toEqual([]);
        expect(elsewhere).toEqual([]);
        expect(page.url()).toBe(`${host.shop}/authored-page`);
        await expect(builtIn(page)).toBeVisible();
      },
    );
  });

  test('leads where content links may lead, and nowhere else [SEC-03]', async ({ page, host }) => {
    await open(page, host, { ...ON, regional: '/regional/hostile/links-elsewhere' });
    await expect(fragment(page).getByText(HARMLESS)).toBeVisible();
    const links = fragment(page).locator('a');
    await expect(links).toHaveText(['a', 'b', 'c', 'd', 'e', 'fine']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ...Array.from({ length: 5 }, () => null),
      '/fine',
    ]);
    await open(page, host, {
      ...ON,
      regional: '/regional/hostile/links-elsewhere',
      storeUrl: 'https://shop.example',
    });
    await expect(links.last()).toHaveAttribute('href', 'https://shop.example/fine');
  });

  test('can lie over nothing of the page, whatever the page’s own classes do [SEC-03]', async ({
    page,
    host,
  }) => {
    await page.route(`**${FILE}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p class="overlay">Over everything</p>' }),
    );
    await page.route('**/overlay.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '.overlay { position: fixed; inset: -2000px; }' }),
    );
    await openAuthored(page, host, {
      head: '<link rel="stylesheet" href="/overlay.css">',
      body: '<button>Mine</button><assess-footer></assess-footer>',
      config: { ...CONFIG, ...ON },
    });
    await expect(fragment(page)).toBeAttached();
    await expect(editors(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Mine' }).click();
  });
});

test.describe('an answer that is not taken', () => {
  test('of another kind leaves the footer as it is, and the console says so [SEC-03]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      REFUSED_ANSWERS,
      (name) => name,
      async (name) => {
        const said = warnings(page);
        await open(page, host, { ...ON, regional: `/regional/hostile/${name}` });
        await expect.poll(() => said.join(' ')).toContain('no markup for the footer from the CMS');
        await expect(fragment(page)).toHaveCount(0);
        await expect(builtIn(page)).toBeVisible();
      },
    );
  });

  test('by a failure leaves the CMS’s other footer, and the console says so [SHL-02] [SEC-03] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      [
        ['a cut connection', { cut: true }],
        ['a maintenance page', { body: 'html' }],
      ] as const,
      ([what]) => what,
      async ([, fault]) => {
        const said = warnings(page);
        await host.fault({ path: `/en-us${FILE}`, ...fault });
        await open(page, host);
        await expect.poll(() => said.join(' '), { timeout: 15_000 }).toContain('no markup for the footer');
        await expect(fromCms(page)).toBeVisible();
        await expect(fragment(page)).toHaveCount(0);
      },
    );
  });

  test('in time is given up after ten seconds, three times, while the footer stands [SEC-03] [REL-01 part]', async ({
    page,
    host,
  }) => {
    const said = warnings(page);
    await host.forgetRequests();
    await page.clock.install();
    await host.fault({ path: `/en-us${FILE}`, delayMs: 60_000 });
    await open(page, host);
    await expect(fromCms(page)).toBeVisible();
    await expect.poll(() => asked(host)).toEqual([`/regional/en-us${FILE}`]);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(11_000);
          return said.join(' ');
        },
        // Eleven seconds of a page's clock take long on a busy machine, and there are several of them.
        { timeout: 25_000 },
      )
      .toContain('no markup for the footer');
    await expect(fragment(page)).toHaveCount(0);
  });

  test('but failed twice is asked for a third time and shown [REL-01 part]', async ({ page, host }) => {
    await host.fault({ path: `/en-us${FILE}`, status: 500, times: 2 });
    await open(page, host);
    await expect(editors(page)).toBeVisible();
  });
});

test.describe('the editors’ fragment', () => {
  test('stands below the CMS’s other footer while the flag is on, once however many footers [SHL-02]', async ({
    page,
    host,
  }) => {
    await host.forgetRequests();
    await openAuthored(page, host, {
      body: '<assess-footer></assess-footer><assess-footer></assess-footer>',
      config: { ...CONFIG, ...ON },
    });
    await expect(editors(page)).toHaveCount(2);
    await expect(fromCms(page)).toHaveCount(2);
    expect(await asked(host)).toEqual([`/regional/en-us${FILE}`]);
    await expect(fragment(page).first().getByRole('link', { name: 'All offices' })).toHaveAttribute(
      'href',
      '/en-us/international-offices.html',
    );
    await page
      .locator('assess-footer')
      .first()
      .evaluate((one) => one.remove());
    await expect(editors(page)).toHaveCount(1);
    expect(await violations(page, 'assess-footer')).toEqual([]);
  });

  test('stands in the header too, once, harmless, and is never asked for while the flag is off [SHL-02] [SEC-03 part]', async ({
    page,
    host,
  }) => {
    const file = '/regional/en-us/first-level-nav-react-content.html';
    const asks = async () => (await host.requests()).filter(({ path }) => path === file).length;
    const body = '<assess-header></assess-header>';
    await host.forgetRequests();
    await openAuthored(page, host, { body, config: CONFIG });
    await expect(page.getByRole('banner')).toContainText('Assessments & Solutions');
    await started(page);
    expect(await asks()).toBe(0);
    await openAuthored(page, host, { body, config: { ...CONFIG, ...ON } });
    await expect(fragment(page).getByRole('link')).toHaveAttribute('href', /\/quickOrder$/);
    expect(await asks()).toBe(1);
    await page.route(`**${file}`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<p onclick="stolen()">Ours <a href="javascript:stolen()">x</a><script>stolen()</script><form id=cookie></form></p>',
      }),
    );
    await openAuthored(page, host, { body, config: { ...CONFIG, ...ON } });
    await expect(fragment(page)).toContainText('Ours');
    expect(await fragment(page).evaluate((place) => place.innerHTML)).not.toMatch(/script|onclick|form/i);
  });

  test('takes the page’s own style, and moves nothing when it comes [SHL-02] [PERF-10 part]', async ({
    page,
    host,
  }) => {
    const shifts = await noteShifts(page);
    await page.route('**/editors.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '.editors h2 { font-size: 40px; }' }),
    );
    await openAuthored(page, host, {
      head: '<link rel="stylesheet" href="/editors.css">',
      body: '<assess-footer></assess-footer>',
      config: { ...CONFIG, ...ON },
    });
    await expect(editors(page)).toHaveCSS('font-size', '40px');
    expect((await shifts()).filter(({ value }) => value > 0.001)).toEqual([]);
  });

  test('is never fetched while the flag is off, nor in author mode; neither is its code [SHL-02] [PERF-03 part]', async ({
    page,
    host,
  }) => {
    await host.forgetRequests();
    for (const config of [{}, { flags: { editableTemplates: 'true' } }, { ...ON, regional: undefined }]) {
      await open(page, host, config);
      await expect(builtIn(page).or(fromCms(page)).first()).toBeVisible();
      await started(page);
    }
    await open(page, host, { ...ON, author: true });
    await expect(builtIn(page)).toBeVisible();
    await started(page);
    expect(await asked(host)).toEqual([]);
    const paths = (await host.requests()).map(({ path }) => path).join(' ');
    expect(paths).toContain('/chunks/footer-');
    expect(paths).not.toContain('sanitize');
  });

  test('brings no purifier when there is nothing to purify [PERF-03 part]', async ({ page, host }) => {
    const said = warnings(page);
    await host.fault({ path: `/en-us${FILE}`, status: 404 });
    await host.forgetRequests();
    await open(page, host);
    await expect.poll(() => said.join(' ')).toContain('no markup for the footer');
    const paths = async () => (await host.requests()).map(({ path }) => path).join(' ');
    expect(await paths()).not.toContain('sanitize');
    await host.clearFaults();
    await open(page, host);
    await expect(editors(page)).toBeVisible();
    expect(await paths()).toContain('sanitize');
  });

  test('comes and goes with the flag on an open page [SHL-02] [FLG-03 part] [FLG-07 s]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/fr-ca/`);
    await expect(page.getByRole('navigation', { name: 'Pied de page' })).toBeVisible();
    const heading = page.getByRole('heading', { name: 'De nos rédacteurs' });
    await expect.poll(async () => (await host.flags()).streams.length).toBe(1);
    await host.flag('editableTemplates', true);
    await expect(heading).toBeVisible();
    await host.flag('editableTemplates', false);
    await expect(heading).toHaveCount(0);
  });

  test('has its code gone: the footer stands without it [REL-06 part]', async ({ page, host }) => {
    const said = warnings(page);
    await page.route(/\/chunks\/(sanitize|Fragment)[\w-]*\.js/, (route) => route.abort());
    await open(page, host);
    await expect(fromCms(page)).toBeVisible();
    await expect.poll(() => said.join(' ')).toMatch(/could not be had|no markup for the footer/);
    await expect(fragment(page)).toHaveCount(0);
  });
});
