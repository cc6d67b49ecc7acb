import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { noteShifts } from './layout-shifts.ts';
import { rowsOf } from './rows-of.ts';
import { started } from './started.ts';

const TAG = 'assess-error-page';
const QUOTE = '/store/usassessments/en/quotes/70012';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ways = (page: Page, name = 'Where to go from here') =>
  page.getByRole('list', { name }).getByRole('link');
const drawn = (page: Page) =>
  expect.poll(() => page.locator(TAG).evaluate((tag) => tag.shadowRoot?.textContent ?? '')).toMatch(/4|5/);

const openAt = (page: Page, host: Host, path: string, tag = `<${TAG}></${TAG}>`, config = {}) =>
  openAuthored(page, host, {
    url: `${host.shop}${path}`,
    body: tag,
    config: { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2', ...config },
  });

/** The codes whose page is drawn otherwise: with a way to sign in, without another try, and with one. */
const LOOKED_AT = [401, 404, 503];
/** The codes after which another try may succeed. */
const MAY_PASS = [409, 429, 500, 502, 503, 504];

test.describe('an error page', () => {
  test('is answered with its code and says what happened, why and what to do next [SHL-08]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      // `error-family.test.ts` tells every code's family.
      rowsOf(
        [
          [400, 'This request could not be read'],
          [401, 'Sign in to see this page'],
          [404, 'We can’t find this page'],
          [429, 'Too many requests at once'],
          [503, 'The store can’t be reached right now'],
        ] as const,
        [
          [403, 'Your account doesn’t have access to this page'],
          [409, 'This has changed in the meantime'],
          [500, 'Something went wrong on our side'],
          [502, 'The store can’t be reached right now'],
          [504, 'The store can’t be reached right now'],
        ] as const,
      ),
      ([code]) => String(code),
      async ([code, title]) => {
        const answer = await page.goto(`${host.shop}/en-us/error.${code}.html`);
        expect(answer?.status()).toBe(code);
        await drawn(page);
        await expect(heading(page)).toHaveText(title);
        await expect(page.getByText(`Code ${code}`)).toBeVisible();
        await expect(ways(page).first()).toBeVisible();
        await expect(page.locator(TAG).getByRole('link', { name: 'Try again' })).toHaveCount(0);
        const said = page
          .locator(TAG)
          .getByText(/try again/i)
          .filter({ visible: true });
        await expect(said).toHaveText(
          code === 400 || MAY_PASS.includes(code) ? [/^Go back to the previous page and try again/] : [],
        );
        if (LOOKED_AT.includes(code)) expect(await violations(page, TAG)).toEqual([]);
      },
    );
  });

  test('is a 500 for a code that is none [SHL-08]', async ({ page, host }) => {
    expect((await page.goto(`${host.shop}/en-us/error.999.html`))?.status()).toBe(500);
    await drawn(page);
    await expect(heading(page)).toHaveText('Something went wrong on our side');
    await openAt(page, host, '/anything', `<${TAG} code="200"></${TAG}>`);
    await expect(heading(page)).toHaveText('Something went wrong on our side');
  });

  test('stands where an address leads nowhere, with the request’s id to copy [SHL-08] [LEAD-07 part]', async ({
    page,
    host,
    context,
  }) => {
    await eachRow(
      { page, host },
      rowsOf(
        [
          ['/fr-ca/nulle-part', 'Cette page est introuvable', 'Code\u00A0: 404, demande\u00A0:'],
          ['/store/esassessments/es/nada', 'No encontramos esta página', 'Código: 404, solicitud:'],
        ] as const,
        [
          ['/en-gb/nowhere', 'We can’t find this page', 'Code 404, request'],
          ['/nl-nl/nergens', 'We kunnen deze pagina niet vinden', 'Code: 404, verzoek:'],
          ['/es-es/ninguna', 'No encontramos esta página', 'Código: 404, solicitud:'],
        ] as const,
      ),
      ([path]) => path,
      async ([path, title, code]) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const answer = await page.goto(`${host.shop}${path}`);
        expect(answer?.status()).toBe(404);
        const id = answer?.headers()['x-request-id'] ?? 'none';
        await drawn(page);
        await expect(heading(page)).toHaveText(title);
        await page.locator(TAG).getByRole('button').click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${code} ${id}`);
        await expect(page.locator('polite-live-region').getByRole('status')).not.toBeEmpty();
      },
    );
  });

  test('that a widget led to names the page that failed and its request [SHL-08]', async ({ page, host }) => {
    await page.goto(`${host.shop}/en-us/error.503.html?from=${encodeURIComponent(QUOTE)}&request=r-1`);
    await drawn(page);
    await expect(ways(page)).toHaveText(['Try again', 'Go to the home page', 'Contact us']);
    await expect(ways(page).first()).toHaveAttribute('href', `${host.shop}${QUOTE}`);
    await expect(page.getByText('Code 503, request r-1')).toBeVisible();
  });

  test('leads to sign-in and back [SHL-08]', async ({ page, host }) => {
    await page.goto(`${host.shop}/en-us/error.401.html?from=${encodeURIComponent(QUOTE)}`);
    await drawn(page);
    await expect(ways(page).first()).toHaveAttribute(
      'href',
      `/en-us/en/login?returnTo=${encodeURIComponent(QUOTE)}`,
    );
  });

  test('leads by sign-in to the home page of its own site where nobody knows what failed [SHL-08]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/fr-ca/error.403.html`);
    await drawn(page);
    await expect(page.locator(TAG).getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      `/fr-ca/fr/login?returnTo=${encodeURIComponent('/fr-ca/')}`,
    );
  });

  test('leads nowhere by an address that is not the shop’s, and takes no made-up request for one [SHL-08] [SEC-02]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      ['javascript:alert(1)', '//evil.example/', 'https://evil.example/quotes/7', '/en/login'],
      (from) => from,
      async (from) => {
        const query = new URLSearchParams({ from, request: 'Call 1-900-555-0100' });
        await page.goto(`${host.shop}/en-us/error.500.html?${query}`);
        await drawn(page);
        await expect(ways(page)).toHaveText(['Go to the home page', 'Contact us']);
        await expect(page.getByText('Code 500', { exact: true })).toBeVisible();
        await expect(page.getByText('1-900')).toHaveCount(0);
      },
    );
  });

  test('on somebody else’s page leads to the shop’s pages, and goes nowhere by itself [SHL-08]', async ({
    page,
    host,
  }) => {
    await openAt(page, host, '/error.500.html', `<${TAG}></${TAG}>`, {
      storeUrl: 'https://store.example.com',
    });
    await expect(ways(page).last()).toHaveAttribute('href', 'https://store.example.com/contact-us.html');
    await started(page);
    expect(page.url()).toBe(`${host.shop}/error.500.html`);
  });

  test('moves nothing when it is drawn, wide and narrow [SHL-08] [PERF-10 part]', async ({ page, host }) => {
    const shifts = await noteShifts(page);
    for (const width of [320, 1280])
      for (const locale of ['en-us', 'fr-ca']) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${host.shop}/${locale}/error.500.html`);
        await drawn(page);
        await expect(page.locator(TAG).getByRole('button')).toBeVisible();
        expect((await shifts()).filter(({ value }) => value > 0.001)).toEqual([]);
      }
  });

  test('stands when a part of it is gone [REL-06 part]', async ({ page, host }) => {
    let tries = 0;
    await page.route(/\/chunks\/error-support-[\w-]*\.js/, (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto(`${host.shop}/en-us/error.404.html`);
    await drawn(page);
    await expect(page.getByText('Code 404')).toBeVisible();
    await expect.poll(() => tries).toBeGreaterThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says the same and leads on [SHL-08]', async ({ page, host }) => {
    expect((await page.goto(`${host.shop}/fr-ca/nulle-part`))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Cette page est introuvable');
    await page.getByRole('main').getByRole('link', { name: 'Évaluations', exact: true }).click();
    await expect(page).toHaveURL(`${host.shop}/fr-ca/assessments`);
  });
});
