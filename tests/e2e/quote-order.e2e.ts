import { checkout, CHOSEN, stepIn } from './checkout-visit.ts';
import { asCustomer, customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

/* A quote that is ordered by the checkout, in a cart of its own. */

test.use({ watched: true });

const CHECKOUT = '/store/usassessments/en/en/checkout';
type Seen = {
  code: string;
  state: string;
  cartId?: string;
  orderCode?: string;
  totalPriceWithTax: { value: number };
};

/**
 * Takes an organization's quote of two kits to its cart, with a chosen payment. The current cart has another product by
 * then.
 */
const takeQuote = async (host: Host, who: string): Promise<Seen & { cartId: string }> => {
  const ask = (method: string, path: string, body?: unknown) => asCustomer(host, who, method, path, body);
  await leaveEarlierCart(host, who, [['FMS-KIT', 2]]);
  for (const [path, body] of [
    ['/account', { id: 'org-4430' }],
    CHOSEN.address,
    CHOSEN.method,
    CHOSEN.billing,
  ] as readonly (readonly [string, unknown?])[])
    await ask('PUT', `/carts/current${path}`, body);
  const made = (await ask('POST', '/quotes', { cartId: 'current', name: 'Spring' })) as Seen;
  await leaveEarlierCart(host, who, [['LMS4-KIT', 1]]);
  await ask('POST', `/quotes/${made.code}/action`, { action: 'CHECKOUT' });
  const quote = (await ask('GET', `/quotes/${made.code}?fields=FULL`)) as Seen & { cartId: string };
  await ask('PUT', `/carts/${quote.cartId}${CHOSEN.order[0]}`, CHOSEN.order[1]);
  return quote;
};

const openReview = async (page: Page, host: Host, cartId: string): Promise<void> => {
  await page.goto(`${host.shop}${CHECKOUT}?cart=${cartId}`);
  await expect.poll(() => stepIn(page)).toBe('review');
  await expect(checkout(page).getByRole('checkbox').first()).toBeVisible();
  for (const box of await checkout(page).getByRole('checkbox').all()) await box.check();
};
const placeOrder = (page: Page) => checkout(page).getByRole('button', { name: /^Place order/ });

test('a quote is ordered once at its own prices, whatever the tabs, and the present cart stays [QTE-04 h]', async ({
  page,
  host,
}) => {
  const quote = await takeQuote(host, 'tess');
  await host.catalogue({ code: 'FMS-KIT', price: 999 });
  const before = (await customerHolds(host, 'tess')).current;
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await openReview(page, host, quote.cartId);
  const summary = checkout(page).getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(`Quote ${quote.code}`);
  await expect(summary.getByRole('textbox', { name: 'Promotion code' })).toHaveCount(0);
  await expect(summary.getByRole('link', { name: 'Edit cart' })).toHaveCount(0);

  const other = await page.context().newPage();
  await openReview(other, host, quote.cartId);
  await placeOrder(page).click();
  await expect.poll(() => stepIn(page)).toBe('confirmation');
  await expect.poll(() => stepIn(other)).toBe('confirmation');

  const seen = (await asCustomer(host, 'tess', 'GET', `/quotes/${quote.code}?fields=FULL`)) as Seen;
  expect(seen.state).toBe('BUYER_ORDERED');
  for (const one of [page, other]) expect(one.url()).toContain(`order=${seen.orderCode}`);
  const order = (await asCustomer(host, 'tess', 'GET', `/orders/${seen.orderCode}`)) as Seen;
  expect(order.totalPriceWithTax.value).toBe(quote.totalPriceWithTax.value);
  const after = (await customerHolds(host, 'tess')).current;
  expect(after).toEqual(before.filter((lines) => !lines.includes('FMS-KIT × 2')));
  expect(after).toEqual([['LMS4-KIT × 1']]);
  // The header has read the current cart, and the confirmation shows what it still contains.
  await expect(checkout(page)).toContainText('Your cart still has 1 item.');
  await checkout(page).getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.locator('assess-cart .line')).toHaveCount(1);
});

test('a quote that expires while its checkout is open is not ordered, and the page says so [QTE-04 e]', async ({
  page,
  host,
}) => {
  const quote = await takeQuote(host, 'tess');
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await openReview(page, host, quote.cartId);
  await fetch(`http://localhost:${host.port}/__quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code: quote.code, lastDayIn: -1 }),
  });
  await placeOrder(page).click();
  await expect(checkout(page).getByRole('alert')).toContainText(
    /The quote expired on \w+\s\d+,\s\d{4}\. Nothing has been ordered\./,
  );
  await expect(placeOrder(page)).toHaveCount(0);
  const seen = (await asCustomer(host, 'tess', 'GET', `/quotes/${quote.code}?fields=FULL`)) as Seen;
  expect([seen.state, seen.orderCode]).toEqual(['EXPIRED', undefined]);
  await checkout(page).getByRole('alert').getByRole('link', { name: 'Go to the quote' }).click();
  await expect(page).toHaveURL(new RegExp(`/quotes/${quote.code}$`));
  await expect(page.locator('assess-quotes')).toContainText(/This quote expired on .*Request it again/);
});

test('a quote whose training the store finds incomplete at the press leads to its own page, not to the cart [QTE-04 c]', async ({
  page,
  host,
}) => {
  const quote = await takeQuote(host, 'tess');
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await openReview(page, host, quote.cartId);
  await page.route('**/orders?*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { errors: [{ type: 'TrainingMissing', subject: 'FMS-TRN' }] } })
      : route.continue(),
  );
  await placeOrder(page).click();
  const refusal = checkout(page).getByRole('alert');
  await expect(refusal).toContainText('Training details are missing. Add them first.');
  await expect(refusal.getByRole('link', { name: /^Complete training/ })).toHaveAttribute(
    'href',
    new RegExp(`/quotes/${quote.code}\\?orderTrainingsError=true$`),
  );
});
