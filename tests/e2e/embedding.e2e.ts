import { openAuthored } from './authored-page.ts';
import { eachRow } from './each-row.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

const QUICK_ORDER = '<assess-quick-order><p>Order by phone: 1-800-555-0100</p></assess-quick-order>';
const CART_BUTTON = { name: /^Cart/ };

test.describe('a tag on a page', () => {
  test('works wherever the script stands [EMB-01]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      [
        ['before its tags', '<script src="/widgets/loader.js"></script>', QUICK_ORDER],
        ['after its tags', false, `${QUICK_ORDER}<script src="/widgets/loader.js"></script>`],
        ['async', '<script src="/widgets/loader.js" async></script>', QUICK_ORDER],
        ['deferred', '<script src="/widgets/loader.js" defer></script>', QUICK_ORDER],
      ] as const,
      ([where]) => where,
      async ([, loader, body]) => {
        await openAuthored(page, host, { loader, body });
        await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
      },
    );
  });

  test('loads the code of the widgets on the page and no other [EMB-01]', async ({ page, host }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await openAuthored(page, host, { body: '<assess-mini-cart></assess-mini-cart>' });
    await expect(page.getByRole('button', CART_BUTTON)).toBeVisible();
    expect(files.filter((file) => /quick-order|\/cart-/.test(file))).toEqual([]);
    expect(files.some((file) => file.includes('/mini-cart-'))).toBe(true);
  });

  test('works when it is added later, moved, removed and added again, keeping its state in a move [EMB-01]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, { body: '<div id="a"></div><div id="b"></div>' });
    await page.evaluate(() => {
      const element = document.createElement('assess-quick-order');
      document.querySelector('#a')?.append(element);
    });
    const code = page.getByLabel('Code, row 1');
    await code.fill('LMS4-KIT');
    await page.evaluate(() => {
      const element = document.querySelector('assess-quick-order');
      if (element) document.querySelector('#b')?.append(element);
    });
    await expect(page.locator('#b assess-quick-order').getByLabel('Code, row 1')).toHaveValue('LMS4-KIT');
    const removed = await page.evaluateHandle(() => {
      const element = document.querySelector('assess-quick-order');
      element?.remove();
      return element;
    });
    await expect(code).toHaveCount(0);
    await page.evaluate((element) => element && document.querySelector('#a')?.append(element), removed);
    await expect(page.locator('#a assess-quick-order').getByLabel('Code, row 1')).toBeVisible();
  });

  test('holds what its author wrote until the widget is there, also without JavaScript [EMB-03]', async ({
    browser,
    host,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${host.shop}/store/usassessments/en/quickOrder`);
    const link = page.locator('assess-mini-cart').getByRole('link', { name: 'Cart' });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/cart$/);
    await context.close();
  });

  test('shows the author’s own content while its code is on the way [EMB-03]', async ({ page, host }) => {
    const release = await holdRequests(page, '**/chunks/*');
    await openAuthored(page, host, { body: QUICK_ORDER });
    await expect(page.getByText('Order by phone: 1-800-555-0100')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
    await expect(page.getByText('Order by phone: 1-800-555-0100')).toBeHidden();
  });

  test('leaves the page and the other widgets alone when its service answers rubbish [EMB-04]', async ({
    page,
    host,
  }) => {
    await host.fault({ method: 'GET', path: '/users/anonymous/carts', body: 'missing-field' });
    await openAuthored(page, host, { body: `<h1>Page</h1><assess-cart></assess-cart>${QUICK_ORDER}` });
    await expect(page.getByRole('heading', { name: 'Page' })).toBeVisible();
    await expect(page.getByLabel('Code, row 1')).toBeEditable();
  });

  test('shows its own fallback when its code throws, and the rest of the page works on [EMB-04]', async ({
    page,
    host,
  }) => {
    // The title throws when it is drawn, like any bug in the widget's drawing.
    await page.route(/\/chunks\/quick-order\.en-/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default {
          'quick-order.title': () => { throw new Error('planted'); },
          'shared.tryAgain': 'Try again',
        };`,
      }),
    );
    await openAuthored(page, host, { body: `<assess-mini-cart></assess-mini-cart>${QUICK_ORDER}` });
    await expect(page.getByText('this part of the page could not be shown')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('Order by phone: 1-800-555-0100')).toBeVisible();
    await expect(page.getByRole('button', CART_BUTTON)).toBeVisible();
  });
});

test.describe('a page that is set up wrongly', () => {
  const problems = async (
    page: import('./fixtures.ts').Page,
    act: () => Promise<void>,
  ): Promise<string[]> => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await act();
    return said;
  };

  test('tells its author in the console, and the shopper nothing [EMB-08]', async ({ page, host }) => {
    const said = await problems(page, async () => {
      await openAuthored(page, host, {
        body: '<assess-quick-order heading-level="second"></assess-quick-order><assess-quick-oder>Order by phone</assess-quick-oder>',
      });
      await expect(page.getByRole('heading', { name: 'Quick order', level: 2 })).toBeVisible();
    });
    await expect
      .poll(() => said.join('\n'))
      .toContain('heading-level="second" is not a number from 2 to 6. The default, 2, is used.');
    await expect.poll(() => said.join('\n')).toContain('no widget <assess-quick-oder>');
    await expect.poll(() => said.join('\n')).toContain('Did you mean <assess-quick-order>?');
    await expect(page.getByText('is not a number')).toHaveCount(0);
    await expect(page.getByText('Order by phone')).toBeVisible();
  });

  for (const author of [false, true])
    test(`says once that it can't lead to the store's pages${author ? ', in the editor on the page too' : ''} [EMB-08]`, async ({
      page,
      host,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('data-store-url')) warnings.push(message.text());
      });
      const foreign = (storeUrl: string) => ({
        url: `${host.shop}/foreign-${storeUrl ? 'with' : 'without'}`,
        body: '<assess-cart></assess-cart><assess-mini-cart></assess-mini-cart>',
        config: null,
        htmlAttributes: author ? 'data-assess-author' : '',
        loader: `<script src="/widgets/loader.js" data-commerce-base="http://commerce.localhost:${host.port}/headless/ecommerce/v2" data-locale="en-us" ${storeUrl}></script>`,
      });
      const link = page.getByRole('link', { name: /quick order|Go to checkout/ }).first();
      await openAuthored(page, host, foreign(''));
      await expect(page.locator('assess-cart').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
      await expect.poll(() => warnings.length).toBe(1);
      await expect(link).toHaveCount(0);
      await expect(page.getByRole('note').filter({ hasText: 'data-store-url' })).toHaveCount(author ? 1 : 0);
      await openAuthored(page, host, foreign(`data-store-url="${host.shop}"`));
      await expect(link).toHaveAttribute('href', new RegExp(`^${host.shop}/store/`));
      expect(warnings).toHaveLength(1);
    });

  test('shows its author in the editor what is wrong and how to mend it [EMB-08]', async ({ page, host }) => {
    await page.goto(`${host.shop}/author/`);
    await expect(
      page.getByText('heading-level="second" is not a number from 2 to 6. The default, 2, is used.'),
    ).toBeVisible();
    await expect(page.getByText('There is no widget <assess-quick-oder>.')).toBeVisible();
    await expect(page.getByText('open-on-add="maybe" is neither "true" nor "false".')).toBeVisible();
    await expect(page.getByText('colour is not an attribute of this widget.')).toBeVisible();
  });

  test("says so in the editor with a wrong configuration, and keeps the author's content for shoppers [EMB-08]", async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      [
        ['no configuration', null, 'configuration is missing'],
        ['a configuration that is not JSON', '{"commerceBase": "/c",}', 'at position 22 (line 1 column 23)'],
        ['no commerce base', { locale: 'en-us' }, 'commerceBase must say where the commerce calls go'],
        ['a commerce base that is no address', { commerceBase: 'commerce' }, 'is not an address'],
        [
          'a setting with a typing error',
          { commerceBase: '/commerce/headless/ecommerce/v2', comerce: 1 },
          'is not a setting',
        ],
      ] as const,
      ([what]) => what,
      async ([what, config, words]) => {
        await openAuthored(page, host, { body: QUICK_ORDER, config, htmlAttributes: 'data-assess-author' });
        await expect(page.getByRole('note').filter({ hasText: words })).toBeVisible();
        await openAuthored(page, host, {
          body: QUICK_ORDER,
          config,
          url: `${host.shop}/authored-for-shoppers`,
        });
        if (what === 'a setting with a typing error')
          await expect(page.getByLabel('Code, row 1')).toBeVisible();
        else {
          await expect(page.getByText('Order by phone: 1-800-555-0100')).toBeVisible();
          // No room is reserved for a widget that will not load.
          await expect(page.locator('html')).toHaveAttribute('data-assess-gone', '');
          const room = await page.locator('assess-quick-order').boundingBox();
          expect(room?.height).toBeLessThan(80);
        }
        await expect(page.getByText(words)).toHaveCount(0);
      },
    );
  });

  for (const author of [false, true])
    test(`tells ${author ? 'its author in the editor' : 'the console'} that a self-closed tag has the rest of the page [EMB-08]`, async ({
      page,
      host,
    }) => {
      const said = await problems(page, () =>
        openAuthored(page, host, {
          htmlAttributes: author ? 'data-assess-author' : '',
          body: '<assess-quick-order /><main><h1>Page</h1></main><assess-mini-cart></assess-mini-cart>',
        }),
      );
      const words = '<assess-quick-order> content seems to be the rest of the page';
      await expect.poll(() => said.join('\n')).toContain(words);
      const note = page.getByRole('note').filter({ hasText: 'HTML has no self-closing tags' });
      await expect(note).toHaveCount(author ? 1 : 0);
    });

  test('is loaded once when the script is there twice, and says so [EMB-01]', async ({ page, host }) => {
    const said = await problems(page, async () => {
      await openAuthored(page, host, {
        body: `${QUICK_ORDER}<script src="/widgets/loader.js?second"></script>`,
        loader: '<script src="/widgets/loader.js"></script>',
      });
      await expect(page.getByRole('heading', { name: 'Quick order' })).toHaveCount(1);
    });
    await expect.poll(() => said.join('\n')).toContain('two loaders on this page');
  });
});

test.describe('a policy with a nonce', () => {
  test('is honoured: preloads carry the nonce and nothing is blocked [EMB-01]', async ({ page, host }) => {
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    await openAuthored(page, host, {
      csp: "default-src 'self'; script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'",
      loader: '<script src="/widgets/loader.js" nonce="r4nd0m" async></script>',
      body: QUICK_ORDER,
    });
    await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
    expect(blocked).toEqual([]);
  });
});

test.describe('a chunk that is gone after a deploy', () => {
  test('is asked for once more, and then the widget is there [REL-06]', async ({ page, host }) => {
    let asked = 0;
    await page.route(/\/chunks\/quick-order-[\w-]+\.js/, async (route) => {
      asked += 1;
      if (asked === 1) await route.abort();
      else await route.continue();
    });
    await openAuthored(page, host, { body: QUICK_ORDER });
    await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
    expect(asked).toBeGreaterThan(1);
  });

  test('leaves the author’s content and offers to reload, in the page’s language [REL-06]', async ({
    page,
    host,
  }) => {
    await page.route(/\/chunks\/quick-order-[\w-]+\.js/, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await openAuthored(page, host, {
      body: `<assess-mini-cart></assess-mini-cart>${QUICK_ORDER}`,
      config: { locale: 'fr-ca', commerceBase: '/commerce/headless/ecommerce/v2' },
    });
    const reload = page.getByRole('button', { name: 'Recharger la page' });
    await expect(reload).toBeVisible();
    await expect(page.getByText('Order by phone: 1-800-555-0100')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Panier/ })).toBeVisible();
    await page.unroute(/\/chunks\/quick-order-[\w-]+\.js/);
    await reload.click();
    await expect(page.getByLabel(/ligne 1/).first()).toBeVisible();
  });

  test('of the words leaves the author’s content, never a blank widget [REL-06]', async ({ page, host }) => {
    await page.route(/\/chunks\/quick-order\.en-/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await openAuthored(page, host, { body: QUICK_ORDER });
    await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible();
    await expect(page.getByText('Order by phone: 1-800-555-0100')).toBeVisible();
  });

  test('content service down: nothing else stops [REL-06]', async ({ page, host }) => {
    await page.route('**/content/**', (route) => route.abort());
    await page.route('**/regional/**', (route) => route.abort());
    await openAuthored(page, host, { body: QUICK_ORDER });
    await expect(page.getByLabel('Code, row 1')).toBeVisible();
  });
});
