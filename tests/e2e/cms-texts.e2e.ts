import { openAuthored } from './authored-page.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { arrived } from './arrived.ts';
import { started } from './started.ts';

const ALL = '<assess-quick-order></assess-quick-order><assess-mini-cart></assess-mini-cart>';
const PATH = '/content/graphql/execute.json/USAssessments/en-us-checkout';
const CONFIG = {
  locale: 'en-us',
  commerceBase: '/commerce/headless/ecommerce/v2',
  content: '/content',
};

/** Sets the CMS's answer. Returns the calls. */
const cmsAnswers = async (page: Page, body: unknown): Promise<string[]> => {
  const calls: string[] = [];
  await page.route(`**${PATH}`, (route) => {
    calls.push(route.request().url());
    return typeof body === 'string'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ json: body });
  });
  return calls;
};

const open = (page: Page, host: Host, config: Record<string, unknown> = {}) =>
  openAuthored(page, host, { body: ALL, config: { ...CONFIG, ...config } });

const item = (texts: Record<string, unknown>) => ({ data: { checkout: { item: texts } } });

test.describe('texts of the CMS', () => {
  test('stand before the catalogue’s and behind the page’s own, read once for all widgets [API-03] [LOC-11]', async ({
    page,
    host,
  }) => {
    const calls = await cmsAnswers(
      page,
      item({
        'quick-order.title': 'Order by code (CMS)',
        'mini-cart.name': 'Basket of {units}',
        'quick-order.addRow': 'From the CMS',
      }),
    );
    await open(page, host, { messages: { 'quick-order.title': 'Order by code (page)' } });
    // Until the CMS has answered, the page's own texts show in any case.
    await expect(page.getByRole('button', { name: 'Basket of 0' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'From the CMS' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Order by code (page)' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('replace words that are on show when they come late, and nothing typed is lost [API-03]', async ({
    page,
    host,
  }) => {
    const answer = await holdRequests(page, `**${PATH}`, (route) =>
      route.fulfill({ json: item({ 'quick-order.title': 'Order by code (CMS)' }) }),
    );
    await open(page, host);
    await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
    await page.getByLabel('Code, row 1').fill('LMS4-K');
    answer();
    await expect(page.getByRole('heading', { name: 'Order by code (CMS)' })).toBeVisible();
    await expect(page.getByLabel('Code, row 1')).toHaveValue('LMS4-K');
    await expect(page.getByLabel('Code, row 1')).toBeFocused();
  });

  for (const [what, body] of [
    ['HTML', '<!doctype html><p>Sign in</p>'],
    ['no structure', { data: { checkout: null } }],
    ['markup in a text', item({ 'quick-order.title': '<img src=x onerror="document.title=1">Quick order' })],
  ] as const)
    test(`that are ${what} do no harm [API-03]`, async ({ page, host }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await cmsAnswers(page, body);
      await open(page, host);
      await expect(page.getByRole('heading', { name: /Quick order$/ })).toBeVisible();
      await arrived(page, new RegExp(PATH.replaceAll('.', '\\.')));
      expect(await page.locator('assess-quick-order img').count()).toBe(0);
      expect(await page.title()).toBe('Authored');
      expect(errors).toEqual([]);
    });

  test('are not asked for in the editor, nor where no CMS is named [API-03] [EMB-11 part]', async ({
    page,
    host,
  }) => {
    const calls = await cmsAnswers(page, item({}));
    await open(page, host, { author: true });
    await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
    await openAuthored(page, host, { body: ALL, url: `${host.shop}/authored-without` });
    await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
    await started(page);
    expect(calls).toEqual([]);
  });
});
