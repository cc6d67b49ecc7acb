import { openAuthored } from './authored-page.ts';
import {
  BOTH,
  cartUrl,
  FORMS,
  held,
  KIT,
  makeCart,
  miniButton,
  quantityOf,
  quickOrderUrl,
  returnWith,
  said,
  violations,
  visitCart,
} from './cart-visit.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { rowsOf } from './rows-of.ts';

const panel = (page: Page) => page.locator('assess-mini-cart .pop').first();

/** Asks to add, as a button of the page itself would. */
const ask = (page: Page, detail: unknown) =>
  page.evaluate(
    (wish) => document.dispatchEvent(new CustomEvent('assess-cart-add', { detail: wish })),
    detail,
  );

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('every mini-cart, badge and cart on the page shows the same cart from one request [CRT-01]', async ({
  page,
  host,
}) => {
  const guid = await makeCart(host, BOTH);
  await returnWith(page, guid);
  await host.forgetRequests();
  await openAuthored(page, host, {
    body: '<assess-mini-cart></assess-mini-cart><assess-mini-cart></assess-mini-cart><assess-cart></assess-cart>',
  });
  const counts = page.locator('assess-mini-cart .count');
  await expect(counts).toHaveText(['5', '5']);
  await expect(quantityOf(page, KIT)).toHaveValue('2');
  await expect
    .poll(async () => (await host.requests()).some(({ path }) => path.includes('/validate')))
    .toBe(true);
  const reads = (await host.requests()).filter(({ method, path }) => method === 'GET' && path.includes(guid));
  expect(reads).toHaveLength(1);
  await quantityOf(page, KIT).fill('4');
  await quantityOf(page, KIT).press('Enter');
  await expect(counts).toHaveText(['7', '7']);
});

test('opens to lines, total and the ways on, by keyboard alone; Escape gives the focus back [CRT-01]', async ({
  page,
  host,
}) => {
  await returnWith(page, await makeCart(host, BOTH));
  await page.goto(quickOrderUrl(host));
  const button = miniButton(page);
  await expect(button).toHaveAccessibleName('Cart, 5 items');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page)).toContainText('LMS4-KIT · 2 × $590.00');
  await expect(panel(page)).toContainText('Subtotal');
  await expect(panel(page)).toContainText('$1,372.00');
  await expect(page.getByRole('link', { name: 'View cart' })).toHaveAttribute(
    'href',
    '/store/usassessments/en/cart',
  );
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
    'href',
    '/store/usassessments/en/en/checkout',
  );
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await violations(page, 'assess-mini-cart')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press outside closes it, and the page may show its own cart instead [CRT-01 part]', async ({
  page,
  host,
}) => {
  await page.goto(quickOrderUrl(host));
  await miniButton(page).click();
  await expect(panel(page)).toContainText('Your cart is empty');
  await page.locator('h1').click();
  await expect(panel(page)).toBeHidden();
  await page.evaluate(() =>
    document.addEventListener('assess-cart-opened', (event) => event.preventDefault()),
  );
  await miniButton(page).click();
  await expect(miniButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page)).toBeHidden();
});

test('removes a line and puts it back, in every widget at once [CRT-01]', async ({ page, host }) => {
  const guid = await visitCart(page, host, BOTH);
  await miniButton(page).click();
  await panel(page)
    .getByRole('button', { name: /^Remove Lindgren Memory Scale, 4th/ })
    .click();
  await expect(miniButton(page)).toHaveAccessibleName('Cart, 3 items');
  await expect(page.locator('assess-cart .line')).toHaveCount(1);
  await expect.poll(() => held(host, guid)).toEqual(['LMS4-REC25 × 3']);
  await panel(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
  await expect(page.locator('assess-cart .line')).toHaveCount(2);
});

test.describe('the page adds a product', () => {
  test('the first visible mini-cart opens without moving the focus, and it is said once [CRT-01]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, {
      body: `<div hidden><assess-mini-cart id="hidden"></assess-mini-cart></div>
        <button id="mine">Mine</button>
        <assess-mini-cart open-on-add="false" id="quiet"></assess-mini-cart>
        <assess-mini-cart id="first"></assess-mini-cart><assess-mini-cart id="second"></assess-mini-cart>`,
    });
    await expect(page.locator('#second .mini')).toBeVisible();
    await page.locator('#mine').focus();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const look = () => {
        const status = document
          .querySelector('polite-live-region')
          ?.shadowRoot?.querySelector('[role=status]');
        if (status && !heard.length)
          new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
            childList: true,
          });
        if (status) heard.push(status.textContent ?? '');
        else requestAnimationFrame(look);
      };
      look();
    });
    await ask(page, { code: KIT, quantity: 2 });
    await expect(page.locator('#first .pop')).toContainText('Added to your cart: 2 of Lindgren Memory Scale');
    await expect(page.locator('#hidden .pop')).toBeHidden();
    await expect(page.locator('#quiet .pop')).toBeHidden();
    await expect(page.locator('#second .pop')).toBeHidden();
    await expect.poll(() => focused(page)).toBe('mine');
    await expect(said(page)).toContainText('Added to your cart');
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    expect(heard.filter((text) => text.includes('Added'))).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('#first .pop')).toBeHidden();
    await expect.poll(() => focused(page)).toBe('mine');
  });

  test('a cart begun since that can’t be read is not told as empty [REL-01 part]', async ({ page, host }) => {
    await openAuthored(page, host, { body: '<assess-mini-cart open-on-add="false"></assess-mini-cart>' });
    await expect(miniButton(page)).toHaveAccessibleName('Cart, no items');
    await host.fault({ method: 'GET', path: '/users/*/carts/*', status: 503 });
    await ask(page, { code: KIT });
    await expect(miniButton(page)).toHaveAccessibleName('Cart', { timeout: 15_000 });
    await host.clearFaults();
    await page.reload();
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 1 item');
  });

  test('open-on-add="false" leaves it closed, and it is still said [CRT-01]', async ({ page, host }) => {
    await openAuthored(page, host, { body: '<assess-mini-cart open-on-add="false"></assess-mini-cart>' });
    await expect(miniButton(page)).toHaveAccessibleName('Cart, no items');
    await ask(page, { code: KIT });
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 1 item');
    await expect(said(page)).toContainText('Added to your cart');
    await expect(panel(page)).toBeHidden();
  });

  test('a wish that not all of went in shows why [CRT-01 part]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      [
        [{ code: 'NO-SUCH-THING' }, 'Not added: NO-SUCH-THING. The store does not know this product.'],
        [{ code: 'LMS4-RSP25' }, 'It is out of stock.'],
        [{ code: 'LMS3-KIT' }, 'This product cannot be bought online.'],
        [{ code: 'LMS4-STB', quantity: 9 }, '4 of 9 added'],
        [{ code: FORMS, quantity: 1 }, 'below the product’s minimum order'],
      ] as const,
      ([wish]) => JSON.stringify(wish),
      async ([wish, words]) => {
        await page.goto(quickOrderUrl(host));
        await expect(miniButton(page)).toBeVisible();
        await ask(page, wish);
        await expect(panel(page)).toContainText(words);
        await expect(said(page)).toContainText(words);
      },
    );
  });

  test('a store that is down is told, and rubbish is told to the author alone [CRT-01 part]', async ({
    page,
    host,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto(quickOrderUrl(host));
    await expect(miniButton(page)).toBeVisible();
    for (const rubbish of [
      null,
      'LMS4-KIT',
      { code: '<img src=x onerror=alert(1)>' },
      { code: KIT, quantity: -1 },
    ])
      await ask(page, rubbish);
    await expect.poll(() => warnings.join(' ')).toContain('assess-cart-add');
    await expect(panel(page)).toBeHidden();
    await host.fault({ method: 'POST', path: '/users', status: 500 });
    await ask(page, { code: KIT });
    await expect(panel(page)).toContainText('Not added: LMS4-KIT. We couldn’t reach the store.');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, no items');
  });

  test('every wish is answered by the one event or the other, and each bad detail is said [EMB-10]', async ({
    page,
    host,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('assess-cart-add')) warnings.push(message.text());
    });
    await page.goto(quickOrderUrl(host));
    await expect(miniButton(page)).toBeVisible();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      for (const name of ['assess-error', 'assess-cart-added'])
        document.addEventListener(name, (event) =>
          heard.push((event as CustomEvent<{ code?: string }>).detail.code ?? name),
        );
    });
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    const wishes = [
      [null, 'cart.add.request'],
      [{ code: KIT, quantity: -1 }, 'cart.add.request'],
      [{ code: KIT, quantity: -1 }, 'cart.add.request'],
      [{ code: 'NO-SUCH-THING' }, 'cart.add.refused'],
      [{ code: 'LMS4-STB', quantity: 9 }, 'assess-cart-added'],
    ] as const;
    for (const [index, [wish, answer]] of wishes.entries()) {
      await ask(page, wish);
      await expect.poll(async () => (await heard())[index]).toBe(answer);
    }
    await expect.poll(() => warnings.length).toBe(3);
    await host.fault({ method: 'POST', path: '/users', status: 500 });
    await ask(page, { code: KIT });
    // A service that is down is told beside it, for the page as a whole, by a file that loads late.
    await expect
      .poll(async () => (await heard()).slice(wishes.length).toSorted())
      .toEqual(['cart.add.failed', 'service.down']);
  });

  test('a cart alone on the page carries it out and shows it [CRT-01 part]', async ({ page, host }) => {
    await openAuthored(page, host, { body: '<assess-cart></assess-cart>' });
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await ask(page, { code: KIT });
    await expect(page.locator('assess-cart')).toContainText('Added to your cart: Lindgren Memory Scale');
    await expect(quantityOf(page, KIT)).toHaveValue('1');
  });
});

test.describe('while the cart is not there', () => {
  test('the last known count shows at once, and moves nothing when the answer comes [CRT-01 part]', async ({
    page,
    host,
  }) => {
    await visitCart(page, host, BOTH);
    const answer = await holdRequests(page, /\/users\/[^/]+\/carts\/[^/]+\?/);
    await page.goto(quickOrderUrl(host), { waitUntil: 'commit' });
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
    const before = await miniButton(page).boundingBox();
    await miniButton(page).click();
    await expect(panel(page)).toContainText('Your cart is loading');
    answer();
    await expect(panel(page)).toContainText('Subtotal');
    await expect.poll(() => miniButton(page).boundingBox()).toEqual(before);
  });

  test('a store that is down is told with a way to try again, and the last known count stays [REL-01 part]', async ({
    page,
    host,
  }) => {
    await visitCart(page, host, BOTH);
    await host.fault({ method: 'GET', path: '/users/*/carts/*', status: 500 });
    await page.goto(quickOrderUrl(host));
    await miniButton(page).click();
    await expect(panel(page)).toContainText('Your cart could not be loaded.');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
    await host.clearFaults();
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toContainText('Subtotal');
  });

  test('offline is told, and back online the cart comes by itself [REL-01 part]', async ({
    page,
    host,
    context,
  }) => {
    await visitCart(page, host, BOTH);
    await page.goto(quickOrderUrl(host));
    await miniButton(page).click();
    await expect(panel(page)).toContainText('Subtotal');
    await context.setOffline(true);
    await panel(page)
      .getByRole('button', { name: /^Remove Lindgren Memory Scale, 4th/ })
      .click();
    await expect(panel(page)).toContainText('You’re offline.');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
    await context.setOffline(false);
    await panel(page)
      .getByRole('button', { name: /^Remove again: Lindgren Memory Scale, 4th/ })
      .click();
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 3 items');
  });

  test('a chunk that is lost once is asked for again, and the panel opens [REL-06]', async ({
    page,
    host,
  }) => {
    await page.goto(quickOrderUrl(host));
    await expect(miniButton(page)).toBeVisible();
    let tries = 0;
    await page.route('**/widgets/chunks/panel-*', async (route) => {
      tries += 1;
      if (tries === 1) await route.abort();
      else await route.continue();
    });
    await miniButton(page).click();
    await expect(panel(page)).toContainText('Your cart is empty');
    await expect(page).toHaveURL(quickOrderUrl(host));
    expect(tries).toBe(2);
  });

  test('a lost chunk leads to the cart’s page by the author’s own link [REL-06 part]', async ({
    page,
    host,
  }) => {
    await page.goto(quickOrderUrl(host));
    await expect(miniButton(page)).toBeVisible();
    await page.route('**/widgets/chunks/panel-*', (route) => route.abort());
    await miniButton(page).click();
    await expect(page).toHaveURL(cartUrl(host));
  });
});

for (const [width, side] of rowsOf(
  [
    [320, 'right'],
    [1280, 'left'],
  ] as const,
  [[320, 'left']] as const,
))
  test(`the panel stays inside the window at ${width} px at the ${side}, whatever its parents clip [CRT-01 part]`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await returnWith(page, await makeCart(host, [...BOTH, ['MAB2-KIT', 1], ['ENA-KIT', 1]]));
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAuthored(page, host, {
      csp: "default-src 'self'; style-src 'self' 'unsafe-inline'",
      body: `<div style="overflow: hidden; height: 60px; text-align: ${side}; transform: translateX(0)">
        <assess-mini-cart></assess-mini-cart></div>`,
    });
    await miniButton(page).click();
    await expect(panel(page)).toContainText('Subtotal');
    const beyond = async () => {
      const {
        x,
        y,
        width: across,
        height,
      } = (await panel(page).boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
      return [x < 0, x + across > width, y + height > 600];
    };
    await expect.poll(beyond, 'beyond the left, the right, the bottom').toEqual([false, false, false]);
    await page.getByRole('link', { name: 'Go to checkout' }).click({ trial: true });
    expect(await violations(page, 'assess-mini-cart')).toEqual([]);
  });
