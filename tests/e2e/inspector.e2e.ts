import { openAuthored, STRICT_CSP } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Assess inspector' });
const address = (host: Host) => `${host.shop}/authored-page?assess-inspect`;
const commerce = (host: Host) => `http://commerce.localhost:${host.port}/headless/ecommerce/v2`;
const QUICK_ORDER = '<assess-quick-order></assess-quick-order>';
const CONFIG = { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2' };

/** Types a code, so that quick order asks commerce for the product. */
const typeCode = async (page: Page): Promise<void> => {
  const field = page.getByLabel('Code, row 1');
  await field.fill('LMS4-KIT');
  await field.press('Enter');
};

test.describe('the inspector says in one line why a widget is empty', () => {
  test('where the page has no configuration [EMB-13 a]', async ({ page, host }) => {
    await openAuthored(page, host, { url: address(host), config: null, body: QUICK_ORDER });
    await expect(panel(page)).toContainText('The page has no configuration');
  });

  test('where the policy blocks the service [EMB-13 a]', async ({ page, host }) => {
    const config = { ...CONFIG, commerceBase: commerce(host) };
    await openAuthored(page, host, { url: address(host), config, csp: STRICT_CSP, body: QUICK_ORDER });
    await typeCode(page);
    await expect(panel(page)).toContainText(
      `The content security policy blocked http://commerce.localhost:${host.port}. Allow it in connect-src.`,
    );
  });

  test('where the service does not allow the page’s origin [EMB-13 a]', async ({ page, host }) => {
    const config = { ...CONFIG, commerceBase: commerce(host) };
    const headers = { 'Access-Control-Allow-Origin': 'https://other.example' };
    await page.route(`${commerce(host)}/**`, (route) => route.fulfill({ status: 200, json: {}, headers }));
    await openAuthored(page, host, {
      url: address(host),
      config,
      csp: STRICT_CSP.replace("connect-src 'self'", `connect-src 'self' ${commerce(host)}/`),
      body: QUICK_ORDER,
    });
    await typeCode(page);
    await expect(panel(page)).toContainText('The service commerce did not let this page read its answer.');
  });

  test('where the service refuses, with the request’s id and its time [EMB-13 a]', async ({ page, host }) => {
    await page.route('**/commerce/**', (route) => route.fulfill({ status: 503, json: {} }));
    await openAuthored(page, host, { url: address(host), body: QUICK_ORDER });
    await typeCode(page);
    await expect(panel(page)).toContainText('The service commerce answered 503.');
    await panel(page)
      .getByText(/^Requests/)
      .click();
    await expect(panel(page)).toContainText(/\d+ ms +commerce POST \S+ [\w-]{36}: 503 after \d+ ms/);
  });

  test('where a service does not answer, with its calls [EMB-13 a]', async ({ page, host }) => {
    // Never answered: the call stays under way.
    await page.route('**/commerce/**', () => undefined);
    await openAuthored(page, host, { url: address(host), body: QUICK_ORDER });
    await typeCode(page);
    await expect(panel(page)).toContainText('The service commerce has not answered yet.');
    await panel(page)
      .getByText(/^Requests/)
      .click();
    await expect(panel(page)).toContainText(/commerce POST \S+ [\w-]{36}: under way/);
  });

  test('where a tag is misspelt [EMB-13 a]', async ({ page, host }) => {
    const body = `${QUICK_ORDER}<assess-quickorder></assess-quickorder>`;
    await openAuthored(page, host, { url: address(host), body });
    await expect(panel(page)).toContainText(
      'There is no widget <assess-quickorder>. Did you mean <assess-quick-order>?',
    );
  });

  test('where the only tag is misspelt, so that no widget starts [EMB-13 a]', async ({ page, host }) => {
    await openAuthored(page, host, { url: address(host), body: '<assess-qick-order></assess-qick-order>' });
    await expect(panel(page)).toContainText('There is no widget <assess-qick-order>.');
  });

  test('where the flag service fails, before a flag that is off [EMB-13 a]', async ({ page, host }) => {
    const service = '/flag-service';
    await page.route(`**${service}/**`, (route) => route.fulfill({ status: 503, body: '' }));
    const flagService = { clientId: 'demo', baseUrl: service, streamUrl: service, eventsUrl: service };
    await openAuthored(page, host, {
      url: address(host),
      config: { ...CONFIG, flagService },
      body: '<assess-order-history></assess-order-history>',
    });
    await expect(panel(page)).toContainText('The service flagService answered 503.');
  });

  test('where identity fails, with its calls [EMB-13 a]', async ({ page, host }) => {
    await page.route('**/auth/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${host.shop}/store/usassessments/en/cart?assess-inspect`);
    await page.evaluate(() => fetch('/auth/json/realms/root/serverinfo/*'));
    await expect(panel(page)).toContainText('The service identity answered 503.');
    await panel(page)
      .getByText(/^Requests/)
      .click();
    await expect(panel(page)).toContainText(/\d+ ms +identity: 503 after \d+ ms/);
  });

  test('where a flag is off [EMB-13 a]', async ({ page, host }) => {
    await openAuthored(page, host, {
      url: address(host),
      body: '<assess-order-history></assess-order-history>',
    });
    await expect(panel(page)).toContainText('The flag orderHistory is off');
  });
});

test('the inspector is not on a page that forbids it, and not loaded without its word [EMB-13 c]', async ({
  page,
  host,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/open-inspector|inspector-/.test(request.url())) loaded.push(request.url());
  });
  await openAuthored(page, host, { body: QUICK_ORDER });
  await expect(page.getByLabel('Code, row 1')).toBeVisible();
  expect(loaded).toEqual([]);
  const config = { ...CONFIG, inspect: false };
  const asked = page.waitForResponse(/inspector-/);
  await openAuthored(page, host, { url: address(host), config, body: QUICK_ORDER });
  await (await asked).finished();
  await expect(page.getByLabel('Code, row 1')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('the inspector is clean for axe on a page of the shop, in light and dark, at 320 pixels [EMB-13 a]', async ({
  page,
  host,
}, info) => {
  for (const [scheme, width] of [
    ['light', 320],
    ['dark', 320],
    ['light', 1280],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${host.shop}/store/usassessments/en/cart?assess-inspect`);
    await expect(panel(page)).toContainText('Why is it empty?');
    await panel(page)
      .getByText(/^Settings/)
      .click();
    await page.screenshot({ path: info.outputPath(`inspector-${scheme}-${width}.png`) });
    expect(await violations(page, '[data-assess-inspector]')).toEqual([]);
  }
});
