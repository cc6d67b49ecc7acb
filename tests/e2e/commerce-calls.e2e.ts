import { openAuthored } from './authored-page.ts';
import { expect, test } from './fixtures.ts';

const QUICK_ORDER = '<assess-quick-order></assess-quick-order>';

test.describe('commerce calls', () => {
  test('carry the headers that say where they come from, with a new id for each try [API-01]', async ({
    page,
    host,
  }) => {
    const seen: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/products/lookup')) seen.push(request.headers());
    });
    await host.fault({ method: 'POST', path: '/products/lookup', status: 500, times: 1 });
    await openAuthored(page, host, {
      body: QUICK_ORDER,
      config: {
        locale: 'fr-ca',
        commerceBase: '/commerce/headless/ecommerce/v2',
        platformKey: 'key-1',
        entryPoint: 'quick-order',
      },
    });
    const code = page.getByRole('textbox').first();
    await code.fill('LMS4-KIT');
    await code.press('Enter');
    await expect(page.getByText(/Lindgren/).first()).toBeVisible();
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({
      'content-type': 'application/json',
      'x-site-id': 'caassessments',
      'x-platform-key': 'key-1',
      'x-entry-point': 'quick-order',
      'x-routing-region': 'CA',
      'cache-control': 'no-cache',
    });
    expect(seen[0]).not.toHaveProperty('authorization');
    const ids = seen.map((headers) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  test('go to a plain OCC host by its own address, without this store’s extensions [API-01]', async ({
    page,
    host,
  }) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/commerce/')) paths.push(`${request.method()} ${pathname}`);
    });
    await openAuthored(page, host, {
      body: QUICK_ORDER,
      config: { locale: 'en-us', commerceBase: '/commerce/occ/v2/{baseSiteId}', commerceExtensions: false },
    });
    await page.getByLabel('Code, row 1').fill('LMS4-KIT');
    await page.getByLabel('Code, row 1').press('Enter');
    await page.getByRole('button', { name: /^Add 1 item/ }).click();
    await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
    expect(paths).toContain('GET /commerce/occ/v2/usassessments/products/LMS4-KIT');
    expect(paths.some((path) => path.endsWith('/entries'))).toBe(true);
    expect(paths.filter((path) => /lookup|batch/.test(path))).toEqual([]);
  });
});
