import packageJson from '../../package.json' with { type: 'json' };
import { twoFrames } from './arrived.ts';
import { openAuthored } from './authored-page.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Page } from './fixtures.ts';

const MINI_CART = '<assess-mini-cart><a href="/cart">Cart</a></assess-mini-cart>';
const CONFIG = { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2' };
const OPEN_SCRIPTS =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; connect-src 'self'";
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ });

/** Collects the console's lines of the widgets. */
const consoleOf = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Assess widgets')) lines.push(message.text());
  });
  return lines;
};

/** Collects `assess-error` of the document from the first script on. */
const hearErrors = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heardErrors: heard });
    document.addEventListener('assess-error', (event) => {
      const { detail, target } = event as CustomEvent<object>;
      heard.push(target instanceof Element ? { ...detail, on: target.id } : detail);
    });
  });
const heardErrors = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heardErrors') as unknown);

test.describe('a widget whose file is missing', () => {
  for (const [tag, button] of [
    ['quick-order', 1],
    ['quotes', 0],
  ] as const)
    test(`sends assess-error for each <assess-${tag}>, also one added later [EMB-10, REL-06]`, async ({
      page,
      host,
    }) => {
      await hearErrors(page);
      await page.route(new RegExp(`/chunks/${tag}-[\\w-]+\\.js`), (route) =>
        route.fulfill({ status: 404, body: 'gone' }),
      );
      const element = (id: string) => `<assess-${tag} id="${id}"><p>By phone</p></assess-${tag}>`;
      await openAuthored(page, host, { body: element('first') });
      const error = (on: string) => ({ code: 'widget.chunk', widget: `assess-${tag}`, on });
      await expect.poll(() => heardErrors(page)).toEqual([error('first')]);
      await page.evaluate(
        (markup) => document.body.insertAdjacentHTML('beforeend', markup),
        element('later'),
      );
      await expect.poll(() => heardErrors(page)).toEqual([error('first'), error('later')]);
      await expect(page.getByRole('button', { name: 'Reload this page' })).toHaveCount(2 * button);
      await expect(page.getByText('By phone')).toHaveCount(2);
    });

  test('is told once for a tag that the page builds piece by piece [EMB-10, REL-06]', async ({
    page,
    host,
  }) => {
    await hearErrors(page);
    await page.route(/\/chunks\/quick-order-[\w-]+\.js/, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await openAuthored(page, host, { body: '' });
    // A parser that is slower than the loader adds them in the same way.
    await page.evaluate(() => {
      const outer = document.body.appendChild(document.createElement('div'));
      const inner = outer.appendChild(document.createElement('div'));
      inner.appendChild(document.createElement('assess-quick-order'));
    });
    const reload = page.getByRole('button', { name: 'Reload this page' });
    await expect(reload.first()).toBeVisible();
    await twoFrames(page);
    await expect(reload).toHaveCount(1);
    expect(await heardErrors(page)).toHaveLength(1);
  });
});

test.describe('a tag that is no widget’s', () => {
  test('and whose name would lead out of the folder of files has none asked for, and is told of [EMB-01]', async ({
    page,
    host,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) asked.push(request.url());
    });
    await hearErrors(page);
    const tag = 'assess-x\\..\\..\\evil';
    await openAuthored(page, host, { body: `<${tag} id="odd">By phone</${tag}>${MINI_CART}` });
    await expect.poll(() => heardErrors(page)).toEqual([{ code: 'widget.chunk', widget: tag, on: 'odd' }]);
    await expect(cartButton(page)).toBeVisible();
    expect(asked).toEqual([]);
    await expect(page.getByRole('button', { name: 'Reload this page' })).toHaveCount(0);
  });
});

test.describe('the loader as a module script', () => {
  test('loader.js says that it is none, and which file is [EMB-16 b]', async ({ page, host }) => {
    const said = consoleOf(page);
    await openAuthored(page, host, {
      loader: '<script type="module" src="/widgets/loader.js"></script>',
      body: MINI_CART,
    });
    await expect.poll(() => said.join()).toContain('use loader.mjs');
    expect(said.join()).not.toContain('undefined');
    await expect(page.getByRole('link', { name: 'Cart' })).toBeVisible();
  });

  for (const where of ['', `v${packageJson.version}/`])
    test(`${where}loader.mjs draws the widgets, with the data-* of its tag [EMB-16 b]`, async ({
      page,
      host,
    }) => {
      const said = consoleOf(page);
      await openAuthored(page, host, {
        config: null,
        loader: `<script type="module" src="/widgets/${where}loader.mjs" data-locale="fr-ca" data-commerce-base="${CONFIG.commerceBase}"></script>`,
        body: MINI_CART,
      });
      await expect(page.getByRole('button', { name: /^Panier/ })).toBeVisible();
      expect(said).toEqual([]);
    });

  test('loader.mjs works where another module imports it, with the configuration block [EMB-16 b]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, {
      csp: OPEN_SCRIPTS,
      loader: '<script type="module">import "/widgets/loader.mjs";</script>',
      body: MINI_CART,
    });
    await expect(cartButton(page)).toBeVisible();
  });

  test('no room is held for a loader.mjs that is missing [EMB-16 b] [EMB-03]', async ({ page, host }) => {
    await page.route('**/widgets/loader.mjs', (route) => route.abort());
    await openAuthored(page, host, {
      head: '<script src="/widgets/head.js"></script>',
      loader: '<script type="module" src="/widgets/loader.mjs"></script>',
      body: MINI_CART,
    });
    await expect(page.locator('html')).toHaveAttribute('data-assess-gone', '');
  });

  test('loader.mjs beside loader.js stands back and says so [EMB-01]', async ({ page, host }) => {
    const said = consoleOf(page);
    await openAuthored(page, host, {
      loader:
        '<script src="/widgets/loader.js"></script><script type="module" src="/widgets/loader.mjs"></script>',
      body: MINI_CART,
    });
    await expect(cartButton(page)).toHaveCount(1);
    await expect.poll(() => said.join()).toContain('two loaders on this page');
  });
});

test.describe('a tag in the shadow root of another component', () => {
  /** Defines `<page-part>`, which draws the tag in an open shadow root. */
  const DEFINE = `customElements.define('page-part', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }); queueMicrotask(() => this.draw()); }
    draw() { this.shadowRoot.innerHTML = '<div>${MINI_CART}</div>'; }
  });`;
  const LOADER = '<script src="/widgets/loader.js"></script>';

  test('is drawn whenever and wherever the component is defined [EMB-16 c]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      [
        ['defined before the loader', `<page-part></page-part><script>${DEFINE}</script>${LOADER}`],
        ['defined after the loader', `<page-part></page-part>${LOADER}<script>${DEFINE}</script>`],
        [
          'added later',
          `${LOADER}<script>${DEFINE} setTimeout(() => document.body.append(document.createElement('page-part')));</script>`,
        ],
        [
          'inside another component of the page',
          `<page-whole></page-whole>${LOADER}<script>${DEFINE}
        customElements.define('page-whole', class extends HTMLElement {
          constructor() { super().attachShadow({ mode: 'open' }).innerHTML = '<page-part></page-part>'; }
        });</script>`,
        ],
        [
          'written by the server',
          `<div><template shadowrootmode="open">${MINI_CART}</template></div>${LOADER}`,
        ],
      ] as const,
      ([when]) => when,
      async ([, body]) => {
        await openAuthored(page, host, { csp: OPEN_SCRIPTS, loader: false, body });
        await expect(cartButton(page)).toBeVisible();
      },
    );
  });

  test('whose file is missing has the page told, from inside of the component [EMB-10] [EMB-16 c]', async ({
    page,
    host,
  }) => {
    await hearErrors(page);
    await page.route(/\/chunks\/mini-cart-[\w-]+\.js/, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await openAuthored(page, host, {
      csp: OPEN_SCRIPTS,
      loader: false,
      body: `<page-part id="part"></page-part><script>${DEFINE}</script>${LOADER}`,
    });
    await expect
      .poll(() => heardErrors(page))
      .toEqual([{ code: 'widget.chunk', widget: 'assess-mini-cart', on: 'part' }]);
    await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible();
  });

  test('is drawn when the component adds it much later [EMB-16 c]', async ({ page, host }) => {
    await openAuthored(page, host, {
      csp: OPEN_SCRIPTS,
      loader: false,
      body: `<page-part></page-part>${LOADER}<script>${DEFINE.replace('queueMicrotask(() => this.draw());', '')}</script>`,
    });
    await page.evaluate(() => (document.querySelector('page-part') as unknown as { draw(): void }).draw());
    await expect(cartButton(page)).toBeVisible();
  });
});

test('a cart that joins the page after the first product shows the second one too [EMB-16 a part] [CRT-10 part]', async ({
  page,
  host,
}) => {
  await openAuthored(page, host, { body: '<assess-quick-order></assess-quick-order>' });
  const add = async () => {
    await page.getByLabel('Code, row 1').fill('LMS4-KIT');
    await page.getByLabel('Code, row 1').press('Enter');
    await page.getByRole('button', { name: /^Add 1 item/ }).click();
  };
  await add();
  await expect(page.getByText('1 item was added to the cart.').first()).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('assess-mini-cart')));
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await add();
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test.describe('assess-cart-add', () => {
  const ask = (page: Page) =>
    page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('assess-cart-add', { detail: { code: 'LMS4-KIT' } })),
    );
  const UNHEARD = { code: 'cart.add.unheard', widget: 'assess-mini-cart' };

  test('on a page without a widget that could add is answered, each time, and told its author [EMB-10]', async ({
    page,
    host,
  }) => {
    const said = consoleOf(page);
    await hearErrors(page);
    await page.clock.install();
    await openAuthored(page, host, { body: '<h1>Page</h1>' });
    const heardLater = () => page.clock.runFor(1_000).then(() => heardErrors(page));
    await ask(page);
    await expect.poll(heardLater).toEqual([UNHEARD]);
    await ask(page);
    await expect.poll(heardLater).toEqual([UNHEARD, UNHEARD]);
    expect(said.join()).toContain('assess-cart-add needs an <assess-mini-cart>');
    await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), MINI_CART);
    // A request that was answered is not handled afterwards.
    await expect(cartButton(page)).toHaveAccessibleName('Cart, no items');
  });

  test('waits for a mini-cart that is on its way, and is not answered twice [EMB-10]', async ({
    page,
    host,
  }) => {
    await hearErrors(page);
    await openAuthored(page, host, { body: '<h1>Page</h1>' });
    await ask(page);
    await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), MINI_CART);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    expect(await heardErrors(page)).toEqual([]);
  });
});
