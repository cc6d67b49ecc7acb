import { openAuthored } from './authored-page.ts';
import { expect, test } from './fixtures.ts';
import { moduleAsScript } from './plant-module.ts';

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

test.describe('hosts and cookies', () => {
  const pageOf = (config: object) =>
    `<!doctype html><html><head><meta charset="utf-8"><title>Host</title>
<script type="application/json" data-assess-config>${JSON.stringify(config)}</script>
<script src="/widgets/loader.js" async></script></head><body>${QUICK_ORDER}</body></html>`;

  for (const [hostname, site] of [
    ['store.example.ca', 'caassessments'],
    ['store.example.co.uk', 'ukassessments'],
    ['evilca', 'usassessments'],
    ['store.evilca', 'usassessments'],
    ['store.ca.evil.test', 'usassessments'],
    ['notco.uk', 'usassessments'],
    ['asia.example.test', 'usassessments'],
  ])
    test(`${hostname} is served as ${site}: names match at label boundaries [SEC-06]`, async ({
      page,
      host,
    }) => {
      const sites: (string | undefined)[] = [];
      await page.route(`http://${hostname}/**`, async (route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        if (pathname === '/') {
          const body = pageOf({ commerceBase: '/commerce/headless/ecommerce/v2' });
          return route.fulfill({ contentType: 'text/html', body });
        }
        if (pathname.startsWith('/commerce/')) sites.push(request.headers()['x-site-id']);
        return route.fulfill({ response: await route.fetch({ url: `${host.url}${pathname}${search}` }) });
      });
      await page.goto(`http://${hostname}/`);
      const code = page.getByRole('textbox').first();
      await code.fill('LMS4-KIT');
      await code.press('Enter');
      await expect.poll(() => sites.length).toBeGreaterThan(0);
      expect(new Set(sites)).toEqual(new Set([site]));
    });

  test('cookies are Secure, Lax, for the whole site, and hold nothing but a listed value [SEC-06]', async ({
    page,
    context,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/`);
    await page.evaluate(await moduleAsScript('src/core/cookies.ts'));
    const refused = await page.evaluate(() => {
      const { createCookies } = (
        globalThis as unknown as { planted: typeof import('../../src/core/cookies.ts') }
      ).planted;
      const cookies = createCookies(document);
      const attacks = ['XX', 'JP; Domain=.evil.test', 'JP\r\nSet-Cookie: a=b', '', '<script>', 'jp jp'];
      const written = attacks.map((value) => cookies.write('assess_reg_country', value as never));
      cookies.write('assess_reg_country', 'JP');
      cookies.write('assess_cur_auto', 'true');
      return written;
    });
    expect(refused).toEqual(refused.map(() => false));
    const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('assess_'));
    expect(cookies.map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual([
      'assess_cur_auto=true',
      'assess_reg_country=JP',
    ]);
    for (const cookie of cookies)
      expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/', domain: 'shop.localhost' });
  });
});

test.describe('storage', () => {
  for (const [what, plant] of [
    [
      'throws at every touch',
      () => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
        Object.defineProperty(globalThis, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'holds rubbish',
      () => {
        for (const key of [
          'cartGuid.usassessments',
          'cartCount.usassessments',
          'quickOrderRows.usassessments',
          'tokens',
        ])
          localStorage.setItem(
            `assess.${key}`,
            '{"__proto__":{"rows":1},"rows":[null,{"code":{}}],"units":"many"',
          );
        localStorage.setItem('assess.quickOrderRows.usassessments', '{"rows":"no","revision":-1}');
        localStorage.setItem('assess.cartGuid.usassessments', '"../../users/current"');
      },
    ],
  ] as [string, () => void][])
    test(`that ${what}: quick order still adds to a cart [REL-05 part]`, async ({ page, host }) => {
      await page.addInitScript(plant);
      await openAuthored(page, host, { body: `<assess-mini-cart></assess-mini-cart>${QUICK_ORDER}` });
      await page.getByLabel('Code, row 1').fill('LMS4-KIT');
      await page.getByLabel('Code, row 1').press('Enter');
      await page.getByRole('button', { name: /^Add 1 item/ }).click();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    });

  test('a clock ten minutes off changes nothing [REL-05 part]', async ({ page, host }) => {
    await page.clock.install({ time: Date.now() - 600_000 });
    await openAuthored(page, host, { body: `<assess-mini-cart></assess-mini-cart>${QUICK_ORDER}` });
    await page.getByLabel('Code, row 1').fill('LMS4-KIT');
    await page.getByLabel('Code, row 1').press('Enter');
    await page.getByRole('button', { name: /^Add 1 item/ }).click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
