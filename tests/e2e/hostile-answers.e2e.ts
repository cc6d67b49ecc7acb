import { expect, test, type Page } from './fixtures.ts';

const CART = '/store/usassessments/en/cart';
const EVIL = 'http://evil.localhost';

const usd = (value: number) => ({ currencyIso: 'USD', value });
const line = (entryNumber: number, product: object = {}, more: object = {}) => ({
  entryNumber,
  quantity: 1,
  product: { code: `P-${entryNumber}`, name: `Product ${entryNumber}`, ...product },
  basePrice: usd(2),
  totalPrice: usd(2),
  ...more,
});

/** Gives the visitor this cart. */
const withCart = async (page: Page, entries: object[], sums: object): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('assess.cartGuid.usassessments', '"a-guid"'));
  const cart = { code: 'c', guid: 'a-guid', version: 1, entries, ...sums };
  await page.route(/\/carts\/a-guid\/validate/, (route) =>
    route.fulfill({ json: { cartModifications: [] } }),
  );
  await page.route(/\/carts\/a-guid\?/, (route) => route.fulfill({ json: cart }));
};

test('amounts of another currency and a total that can’t be counted are unknown, and nothing is placed [SEC-14 a]', async ({
  page,
  host,
}) => {
  const euro = { totalPrice: { currencyIso: 'EUR', value: 7 } };
  await withCart(page, [line(0), line(1, {}, euro)], { totalPrice: usd(1e21) });
  await page.goto(host.shop + CART);
  const cart = page.locator('assess-cart');
  await expect(cart.getByText('Something is wrong with the prices')).toBeVisible();
  await expect(cart.locator('dd.total')).toHaveText('Unknown');
  expect(await cart.locator('.cart').innerText()).not.toMatch(/NaN|€|1e\+?21/);
  await expect(cart.getByRole('link', { name: /checkout/i })).toHaveCount(0);
});

test('a cart wholly in euros on a site in dollars, with a total far above its lines, or without one, is unknown and not ordered [SEC-14 a]', async ({
  page,
  host,
}) => {
  const euro = { currencyIso: 'EUR', value: 7 };
  for (const [entries, sums] of [
    [[line(0, {}, { basePrice: euro, totalPrice: euro })], { subTotal: euro, totalPrice: euro }],
    [[line(0)], { totalPrice: usd(7000) }],
    [[line(0)], { totalPrice: null }],
  ] as const) {
    await page.unrouteAll();
    await withCart(page, [...entries], sums);
    await page.goto(host.shop + CART);
    const cart = page.locator('assess-cart');
    await expect(cart.getByText('Something is wrong with the prices')).toBeVisible();
    await expect(cart.locator('dd.total')).toHaveText('Unknown');
    expect(await cart.locator('.cart').innerText()).not.toMatch(/€|7,000/);
    await expect(cart.getByRole('link', { name: /checkout/i })).toHaveCount(0);
    await page.locator('assess-mini-cart').getByRole('button').first().click();
    await expect(page.locator('assess-mini-cart').getByText('Unknown')).toBeVisible();
    await expect(page.locator('assess-mini-cart').getByText(/€|7,000/)).toHaveCount(0);
  }
});

test('a picture from nowhere known is not loaded, and a name turns nothing around it [SEC-13] [SEC-14 c]', async ({
  page,
  host,
}) => {
  await host.flag('productImages', true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const own = { images: [{ url: `${host.shop}/media/LMS4-KIT.svg` }] };
  const evil = { name: 'Kit \u202e1$', images: [{ url: `${EVIL}/a.png` }] };
  await withCart(page, [line(0, own), line(1, evil)], { totalPrice: usd(4) });
  await page.goto(`${host.shop}${CART}?flags=${encodeURIComponent('{"productImages":true}')}`);
  const cart = page.locator('assess-cart');
  await expect(cart.locator('.line')).toHaveCount(2);
  await expect(cart.locator('bdi', { hasText: 'Kit' })).toHaveText('Kit 1$');
  await expect(cart.locator('img')).toHaveCount(1);
  expect(asked.filter((url) => url.startsWith(EVIL))).toEqual([]);
});

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/**
 * Returns the processor time, in milliseconds, of the longest task while the first 200 lines of a cart of `count` lines
 * are drawn. Other work of the machine does not count. Returns 50 if no task is a long one.
 */
const longestTask = async (page: Page, cartPage: string, count: number): Promise<number> => {
  const entries = Array.from({ length: count }, (_, at) => line(at));
  await page.unrouteAll();
  await withCart(page, entries, { totalPrice: usd(2 * count) });
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await page.goto(cartPage);
  const cart = page.locator('assess-cart');
  await expect(cart.locator('.line')).toHaveCount(100);
  await cart.getByRole('button', { name: 'Show 100 more lines' }).click();
  await expect(cart.locator('.line')).toHaveCount(200);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((one) => one.name.endsWith('RunTask') && pages.has(thread(one)));
  expect(tasks.filter(({ tdur = 0 }) => tdur > 0).length).toBeGreaterThan(100);
  return Math.max(50, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
};

// A limit in milliseconds would depend on the machine more than on the page. So SEC-14's 200 ms are expressed as twice
// the longest task of a cart with no more lines than are drawn (80 to 100 ms on an idle machine).
test('a cart of 5,000 lines draws its first ones without a task twice as long as one of 250 lines has [SEC-14 b]', async ({
  page,
  host,
}) => {
  const few: number[] = [];
  const many: number[] = [];
  // The machine's speed varies too, so one of a few pairs of visits must pass.
  while (few.length < 8 && !(Math.min(...many) < 2 * Math.min(...few))) {
    few.push(await longestTask(page, host.shop + CART, 250));
    many.push(await longestTask(page, host.shop + CART, 5000));
  }
  test.info().annotations.push({ type: 'tasks', description: `${few.join()} and ${many.join()}` });
  expect(Math.min(...many)).toBeLessThan(2 * Math.min(...few));
});
