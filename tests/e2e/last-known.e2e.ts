import { arrived, twoFrames } from './arrived.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { makeCart, miniButton, returnWith } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { compare, pictureOf } from './pictures.ts';
import { countCalls, standsStill } from './started.ts';

/** Returns what shows in place of the count before the widget's own code has loaded. */
const earlyCount = async (page: Page): Promise<string> => {
  // Without its style sheet nothing shows there.
  await twoFrames(page);
  return page.locator('assess-mini-cart').evaluate((element) => {
    const slot = element.shadowRoot?.querySelector('slot');
    return getComputedStyle(slot ?? element, '::after').content.replaceAll('"', '');
  });
};

const remember = (page: Page, site: string, units: unknown): Promise<unknown> =>
  page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `assess.cartCount.${site}`,
    JSON.stringify({ units, lines: 2, id: '' }),
  ] as const);

const CODE = '**/widgets/chunks/**';
const WORDS = '**/widgets/chunks/mini-cart.en-*';

test.describe('the cart’s count before its code is there', () => {
  for (const units of [0, -1, 1.5, '6', null, '"; } body { display: none'])
    test(`is not shown when ${JSON.stringify(units)} was kept [LEAD-12 part]`, async ({ page, host }) => {
      await remember(page, 'usassessments', units);
      await holdRequests(page, CODE);
      await page.goto(`${host.shop}/en-us/`, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeVisible();
      expect(await earlyCount(page)).toBe('none');
    });

  for (const [what, count, until, shown] of [
    ['a customer’s whose sign-in ran out', { id: 's-1' }, -60_000, 'none'],
    ['a customer’s who is signed out', { id: 's-1' }, undefined, 'none'],
    ['from before somebody signed in', { id: '' }, 600_000, 'none'],
    ['another customer’s [SES-13 d]', { id: 's-2' }, 600_000, 'none'],
    ['a customer’s while the sign-in lasts', { id: 's-1' }, 600_000, '6'],
  ] as const)
    test(`that is ${what} is ${shown === 'none' ? 'not ' : ''}shown [LEAD-12 part]`, async ({
      page,
      host,
    }) => {
      await page.addInitScript(
        ([kept, ms]) => {
          localStorage.setItem('assess.cartCount.usassessments', kept);
          if (ms === undefined) return;
          localStorage.setItem('assess.tokenExpiry', String(Date.now() + ms));
          localStorage.setItem('assess.signedIn', JSON.stringify({ id: 's-1', who: 'w' }));
        },
        [JSON.stringify({ units: 6, lines: 2, ...count }), until] as const,
      );
      await holdRequests(page, CODE);
      await page.goto(`${host.shop}/en-us/`, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeVisible();
      expect(await earlyCount(page)).toBe(shown);
    });

  test('is that of the page’s own site and of no other [LEAD-12 part]', async ({ page, host }) => {
    await remember(page, 'caassessments', 4);
    await holdRequests(page, CODE);
    await page.goto(`${host.shop}/en-us/`, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    expect(await earlyCount(page)).toBe('none');
    await page.goto(`${host.shop}/en-ca/`, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    expect(await earlyCount(page)).toBe('4');
  });

  test('is the last visit’s, cut at 99+ [LEAD-12 part]', async ({ page, host }) => {
    await remember(page, 'usassessments', 100);
    await holdRequests(page, CODE);
    await page.goto(`${host.shop}/en-us/`, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    expect(await earlyCount(page)).toBe('99+');
  });

  for (const [when, files] of [
    ['code', CODE],
    ['words', WORDS],
  ] as const)
    test(`stands where the widget draws it while its ${when} are on the way, and is then brought up to date [LEAD-12 part]`, async ({
      page,
      host,
    }) => {
      await countCalls(page);
      await returnWith(page, await makeCart(host, [['LMS4-KIT', 1]]));
      await page.goto(`${host.shop}/en-us/`);
      await expect(miniButton(page)).toHaveAccessibleName('Cart, 1 item');
      const kept = () =>
        page.evaluate((name) => localStorage.getItem(name), storageName('cartCount', 'usassessments'));
      await expect.poll(kept).toContain('"units":1');
      await standsStill(page);
      const badge = page.locator('assess-mini-cart .count');
      const box = (await badge.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const clip = { x: box.x, y: box.y, width: box.width, height: box.height };
      const drawn = await pictureOf(page, badge, 'window');
      const release = await holdRequests(page, files);
      await page.goto(`${host.shop}/en-us/about`, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeVisible();
      if (files === WORDS)
        await expect
          .poll(() => page.evaluate(() => document.querySelector('assess-mini-cart')?.shadowRoot !== null))
          .toBe(true);
      await expect.poll(() => earlyCount(page)).toBe('1');
      const early = { png: await page.screenshot({ clip }), clip: drawn.clip };
      expect((await compare(page, drawn, early)).share).toBeLessThan(0.02);
      release();
      await expect(miniButton(page)).toHaveAccessibleName('Cart, 1 item');
    });

  test('becomes the cart’s own as soon as the store has answered, and is kept [LEAD-12 part]', async ({
    page,
    host,
  }) => {
    await remember(page, 'usassessments', 5);
    await returnWith(page, await makeCart(host, [['LMS4-KIT', 3]]));
    await holdRequests(page, CODE);
    await page.goto(`${host.shop}/en-us/`, { waitUntil: 'commit' });
    await expect.poll(() => earlyCount(page)).toBe('3');
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name), 'assess.cartCount.usassessments'))
      .toBe('{"units":3,"lines":1,"id":""}');
  });

  test('goes when the store answers that the cart is empty [LEAD-12 part]', async ({ page, host }) => {
    await remember(page, 'usassessments', 5);
    await returnWith(page, await makeCart(host, []));
    await holdRequests(page, CODE);
    await page.goto(`${host.shop}/en-us/`, { waitUntil: 'commit' });
    await expect.poll(() => earlyCount(page)).toBe('none');
  });

  for (const [what, answer] of [
    ['an error', { status: 503, json: { totalUnitCount: 9, totalItems: 1 } }],
    ['no JSON', { body: '<p>9</p>' }],
    ['null', { json: null }],
    ['a count that is none', { json: { totalUnitCount: '9"; } body { display: none', totalItems: 1 } }],
  ] as const)
    test(`stays the last visit’s when the store answers with ${what} [LEAD-12 part]`, async ({
      page,
      host,
    }) => {
      await remember(page, 'usassessments', 5);
      await returnWith(page, await makeCart(host, [['LMS4-KIT', 3]]));
      await holdRequests(page, CODE);
      await page.route('**/users/anonymous/carts/*', (route) => route.fulfill(answer));
      await page.goto(`${host.shop}/en-us/`, { waitUntil: 'commit' });
      await arrived(page, /\/users\/anonymous\/carts\//);
      await expect(page.locator('footer')).toBeVisible();
      expect(await earlyCount(page)).toBe('5');
    });
});

test.describe('the cart’s lines before the cart is read', () => {
  const lines = (page: Page) =>
    page.locator('assess-cart').getByRole('list', { name: 'Products in your cart' });
  const controls = (page: Page) => page.getByRole('button', { name: /^Remove/ });
  const CART_READ = /\/users\/anonymous\/carts\/[^/?]+\?/;

  test('are those of this tab’s last page: names and quantities, no prices and no controls [PERF-12 part]', async ({
    page,
    host,
  }) => {
    await returnWith(page, await makeCart(host, [['LMS4-KIT', 2]]));
    await page.goto(`${host.shop}/store/usassessments/en/cart`);
    await expect(controls(page)).toBeVisible();
    const release = await holdRequests(page, CART_READ);
    await page.reload({ waitUntil: 'commit' });
    await expect(lines(page).getByRole('listitem')).toHaveText(/Complete Kit.*2$/);
    await expect(controls(page)).toHaveCount(0);
    await expect(lines(page)).not.toContainText('$');
    const before = await lines(page).boundingBox();
    release();
    await expect(controls(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 thing before checkout' })).toBeVisible();
    await expect.poll(async () => (await lines(page).boundingBox())?.y).toBe(before?.y);
  });

  test('are not shown in another tab, nor of another cart [PERF-12 part] [SES-13 part]', async ({
    page,
    host,
    context,
  }) => {
    await returnWith(page, await makeCart(host, [['LMS4-KIT', 2]]));
    await page.goto(`${host.shop}/store/usassessments/en/cart`);
    await expect(controls(page)).toBeVisible();
    const second = await context.newPage();
    await holdRequests(second, CART_READ);
    await second.goto(`${host.shop}/store/usassessments/en/cart`, { waitUntil: 'commit' });
    await expect(second.locator('assess-cart [aria-busy=true]')).toBeVisible();
    await expect(lines(second)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('assess.cartGuid.usassessments', '"another"'));
    await holdRequests(page, CART_READ);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('assess-cart [aria-busy=true]')).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
  });
});
