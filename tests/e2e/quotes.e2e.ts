import { violations } from './cart-visit.ts';
import { CHECKOUT, checkout, CHOSEN, stepIn } from './checkout-visit.ts';
import { asCustomer, customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { tabAndPress } from './keyboard.ts';
import { signIn } from './signed-in-visit.ts';

/* A quote from the cart to the order, and what can happen to it in between. */

test.use({ watched: true });

const CART = '/store/usassessments/en/cart';
const LIST = '/store/usassessments/en/quotes';
const NAME = 'Spring assessments';
type Seen = { code: string; state: string; cartId: string; totalPriceWithTax: { value: number } };

const widget = (page: Page) => page.locator('assess-quotes');
const orderButton = (page: Page) => widget(page).getByRole('button', { name: /^Order at these prices · / });

/** Opens the cart of Tess, who orders for her organization. It lacks nothing for a quote. */
const visit = async (page: Page, host: Host): Promise<void> => {
  await leaveEarlierCart(host, 'tess', [['FMS-KIT', 2]]);
  for (const [path, body] of [
    ['/account', { id: 'org-4430' }],
    CHOSEN.address,
    CHOSEN.method,
    CHOSEN.billing,
  ] as readonly (readonly [string, unknown?])[])
    await asCustomer(host, 'tess', 'PUT', `/carts/current${path}`, body);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
};

const seen = async (host: Host, code: string): Promise<Seen> =>
  (await asCustomer(host, 'tess', 'GET', `/quotes/${code}?fields=FULL`)) as Seen;

test('a quote is made in the cart, found by its name, looked at, and ordered at its own prices through the checkout while the present cart stays [QTE-04 a, b, e, h] [LEAD-09 b]', async ({
  page,
  host,
}) => {
  await visit(page, host);
  await page.goto(`${host.shop}${CART}`);
  await page.locator('assess-cart').getByRole('button', { name: 'Create quote' }).click();
  await page.getByRole('textbox', { name: 'Quote name' }).fill(NAME);
  await page.getByRole('dialog').getByRole('button', { name: 'Create quote' }).click();
  const open = page.getByRole('link', { name: /^Open quote Q-\d+$/ });
  await expect(open).toBeVisible();
  const code = ((await open.textContent()) ?? '').replace('Open quote ', '');
  await host.catalogue({ code: 'FMS-KIT', price: 999 });

  await page.goto(`${host.shop}${LIST}`);
  await widget(page).getByRole('searchbox', { name: 'Number or name' }).fill('spring');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?]query=spring$/);
  await widget(page).getByRole('link', { name: code }).click();
  await expect(page).toHaveURL(new RegExp(`/quotes/${code}$`));
  await expect(widget(page).getByRole('list', { name: 'Dates of the quote' })).toContainText('Ready');
  const line = widget(page).getByRole('row', { name: /FMS-KIT/ });
  await expect(line).toContainText('$999.00');
  await expect(line).toContainText(/quote saves \$/);
  expect(await violations(page, 'assess-quotes')).toEqual([]);

  const before = (await customerHolds(host, 'tess')).current;
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\?cart=\d+/);
  const { cartId, totalPriceWithTax } = await seen(host, code);
  expect(new URL(page.url()).searchParams.get('cart')).toBe(cartId);
  await expect(checkout(page).getByRole('region', { name: 'Order summary' })).toContainText(`Quote ${code}`);
  await asCustomer(host, 'tess', 'PUT', `/carts/${cartId}${CHOSEN.order[0]}`, CHOSEN.order[1]);
  // Its payment was chosen on another device.
  await page.goto(`${host.shop}${CHECKOUT}?cart=${cartId}`);
  await expect.poll(() => stepIn(page)).toBe('review');
  await expect(checkout(page).getByRole('checkbox').first()).toBeVisible();
  for (const box of await checkout(page).getByRole('checkbox').all()) await box.check();
  await checkout(page)
    .getByRole('button', { name: /^Place order/ })
    .click();
  await expect.poll(() => stepIn(page)).toBe('confirmation');

  const order = new URL(page.url()).searchParams.get('order') ?? '';
  const placed = (await asCustomer(host, 'tess', 'GET', `/orders/${order}`)) as Seen;
  expect(placed.totalPriceWithTax.value).toBe(totalPriceWithTax.value);
  // The quote's own cart is gone.
  expect((await customerHolds(host, 'tess')).current).toEqual(before);
  await page.goto(`${host.shop}${LIST}/${code}`);
  await expect(widget(page)).toContainText(`This quote has already been ordered: order ${order}.`);
  await expect(orderButton(page)).toHaveCount(0);
});

test('two tabs order one quote by one cart, and a quote that is not there leads to the error page [QTE-04 h] [SHL-08]', async ({
  page,
  host,
}) => {
  await visit(page, host);
  const { code } = (await asCustomer(host, 'tess', 'POST', '/quotes', {
    cartId: 'current',
    name: NAME,
  })) as Seen;
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${host.shop}${LIST}/${code}`);
    await expect(orderButton(tab)).toBeVisible();
  }
  for (const tab of [page, other]) {
    await orderButton(tab).click();
    await expect(tab).toHaveURL(/\/checkout\?cart=\d+/);
  }
  const carts = [page, other].map((tab) => new URL(tab.url()).searchParams.get('cart'));
  expect(new Set(carts).size).toBe(1);
  await other.close();
  await page.goto(`${host.shop}${LIST}/Q-9999999`);
  await expect(page).toHaveURL(/\/error\.404\.html/);
});

test('a keyboard alone finds a quote, cancels it and asks for it again [QTE-04 d] [LEAD-09 c] [AXS-01 part]', async ({
  page,
  host,
}) => {
  await visit(page, host);
  const { code } = (await asCustomer(host, 'tess', 'POST', '/quotes', {
    cartId: 'current',
    name: NAME,
  })) as Seen;
  await page.goto(`${host.shop}${LIST}`);
  const link = widget(page).getByRole('link', { name: code });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Enter');
  const cancel = widget(page).getByRole('button', { name: 'Cancel quote' });
  await expect(cancel).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last();
  await tabAndPress(page, button('Cancel quote'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, button('Cancel quote'));
  await expect(widget(page).getByRole('heading', { name: `Quote ${code}`, exact: true })).toBeFocused();
  expect((await seen(host, code)).state).toBe('CANCELLED');
  await tabAndPress(page, button('Quote again'));
  const open = widget(page).getByRole('link', { name: /^Open quote Q-\d+$/ });
  await expect(open).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
});
