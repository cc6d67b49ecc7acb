import { eachRow } from './each-row.ts';
import { expect, test } from './fixtures.ts';
import { moduleAsScript } from './plant-module.ts';

const QUICK_ORDER = '<assess-quick-order></assess-quick-order>';

test.describe('hosts and cookies', () => {
  const pageOf = (config: object) =>
    `<!doctype html><html><head><meta charset="utf-8"><title>Host</title>
<script type="application/json" data-assess-config>${JSON.stringify(config)}</script>
<script src="/widgets/loader.js" async></script></head><body>${QUICK_ORDER}</body></html>`;

  test('a host is served as its site: names match at label boundaries [SEC-06]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      [
        ['store.example.ca', 'caassessments'],
        ['store.example.co.uk', 'ukassessments'],
        ['evilca', 'usassessments'],
        ['store.evilca', 'usassessments'],
        ['store.ca.evil.test', 'usassessments'],
        ['notco.uk', 'usassessments'],
        ['asia.example.test', 'usassessments'],
      ] as const,
      ([hostname]) => hostname,
      async ([hostname, site]) => {
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
      },
    );
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
