import {
  chooseAll,
  checkout,
  openReview,
  openStep,
  orderCount,
  placeButton,
  placed,
  terms,
  toReview,
} from './checkout-visit.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { CARDS, inFrame, typeCard } from './payment-visit.ts';
import { signIn } from './signed-in-visit.ts';

/* Orders whose outcome depends on others: screening, another device, another price, the bank. */

const ASKED_AT_PLACING = '4000000000003063';

const alert = (page: Page) => checkout(page).getByRole('alert');
const bank = (page: Page) => checkout(page).getByRole('heading', { name: 'Confirm your payment' });
const answerBank = (page: Page, name: string) => inFrame(page).getByRole('button', { name }).click();
const AT_PAYMENT =
  'The payment was not confirmed. Nothing has been ordered, and you have not been charged. Try again or choose another way to pay.';
const NOT_CONFIRMED =
  'The payment was not confirmed, so your order was not placed. You have not been charged. Try again or choose another way to pay.';

type Sums = { totalPriceWithTax: { value: number; formattedValue: string } };

const cartOf = async (host: Host) =>
  (await asCustomer(host, 'tess', 'GET', '/carts/current?fields=FULL')) as Sums & { orderKey: string };

/** Sets the cart's delivery address to a person with this last name. */
const shipTo = async (host: Host, lastName: string): Promise<void> => {
  await asCustomer(host, 'tess', 'POST', '/carts/current/addresses/delivery', {
    firstName: 'Sam',
    lastName,
    line1: '9 University Place',
    town: 'New York',
    postalCode: '10003',
    country: { isocode: 'US' },
    region: { isocode: 'US-NY' },
  });
  await asCustomer(host, 'tess', 'PUT', '/carts/current/deliverymode?deliveryModeId=ground');
};

/** Signs in at the review of a complete cart for a person with this last name. */
const toScreening = async (page: Page, host: Host, lastName: string): Promise<void> => {
  await chooseAll(host);
  await shipTo(host, lastName);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await openReview(page, host);
};

test.describe('screening', () => {
  test('that declines a name says so with nothing ordered or charged, in the cart also once that is changed [CHK-14 d] [CHK-13 c part]', async ({
    page,
    host,
  }) => {
    await toScreening(page, host, 'Quarrell');
    const before = await orderCount(host);
    await placeButton(page).click();
    await expect(alert(page)).toContainText(
      'Your order was declined by a sanctions check. You have not been charged.',
    );
    expect(await orderCount(host)).toBe(before);
    // The refusal still shows after a change of the cart.
    await page.goto(`${host.shop}/store/usassessments/en/cart`);
    const cart = page.locator('assess-cart');
    const declined = cart.getByText('Sanctions check declined');
    await expect(declined.first()).toBeVisible();
    await asCustomer(host, 'tess', 'PATCH', '/carts/current/entries/0', { quantity: 3 });
    await page.reload();
    await expect(cart.getByLabel(/^Quantity of/).first()).toHaveValue('3');
    await expect(declined.first()).toBeVisible();
    await expect(cart.getByText('Ready to check out')).toHaveCount(0);
  });

  test('that holds a name places the order, which says that it is on hold [CHK-13 d]', async ({
    page,
    host,
  }) => {
    await toScreening(page, host, 'Ashdale');
    const before = await orderCount(host);
    await placeButton(page).click();
    await expect(page.getByText('Your order is on hold for review.').first()).toBeVisible();
    await expect(
      page.getByText(/We check orders like this one within about 48 hours and will email/).first(),
    ).toBeVisible();
    expect(await orderCount(host)).toBe(before + 1);
  });
});

test('lines and quantities changed on another device are named, nothing is placed, and what they need now is asked for first [CHK-15 a]', async ({
  page,
  host,
}) => {
  await toReview(page, host);
  const before = await orderCount(host);
  await asCustomer(host, 'tess', 'PATCH', '/carts/current/entries/0', { quantity: 3 });
  const code: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && code.push(one.url()));
  await placeButton(page).click();
  await expect(alert(page)).toContainText(/Your cart was changed in another window: .+ × 3\./);
  await expect(openStep(page, 'Review')).toBeVisible();
  // While the answer's code loaded, nothing had the focus.
  expect(code).toEqual([]);

  const line = { product: { code: 'LMS4-KIT' }, quantity: 1 };
  await asCustomer(host, 'tess', 'POST', '/carts/current/entries', line);
  if (!(await terms(page).isChecked())) await terms(page).check();
  await placeButton(page).click();
  await expect(openStep(page, 'Qualified user')).toBeFocused();
  await expect(alert(page)).toContainText(/Your cart was changed in another window: .+ × 1\./);
  expect(await orderCount(host)).toBe(before);

  await checkout(page).getByRole('radio', { name: 'Priya Raman' }).check();
  await checkout(page).getByRole('button', { name: 'Continue to review' }).click();
  await expect(openStep(page, 'Review')).toBeFocused();
  await terms(page).check();
  await placeButton(page).click();
  await expect(placed(page)).toBeVisible();
  expect(await orderCount(host)).toBe(before + 1);
});

test('what is charged is the total on show: where the store’s differs nothing is placed, old and new are named, and it is asked again [CHK-14 i]', async ({
  page,
  host,
}) => {
  await toReview(page, host);
  const before = await orderCount(host);
  const { totalPriceWithTax: old } = await cartOf(host);
  await host.catalogue({ code: 'FMS-KIT', price: 170 });
  const { totalPriceWithTax: now } = await cartOf(host);
  expect(now.value).not.toBe(old.value);
  const sent = page.waitForRequest((one) => one.method() === 'POST' && /\/orders\?/.test(one.url()));
  await placeButton(page).click();
  const asked = await sent;
  expect(new URL(asked.url()).searchParams.get('expectedTotal')).toBe(String(old.value));
  expect(asked.headers()['if-match']).toMatch(/^"\d+"$/);
  await expect(alert(page).filter({ hasText: 'The total has changed' })).toContainText(
    `The total has changed from ${old.formattedValue} to ${now.formattedValue}. Nothing has been ordered. Check your order and place it again.`,
  );
  await expect(placeButton(page)).toContainText(now.formattedValue);
  expect(await orderCount(host)).toBe(before);
  if (!(await terms(page).isChecked())) await terms(page).check();
  await placeButton(page).click();
  await expect(placed(page)).toBeVisible();
  await expect(checkout(page).getByText(now.formattedValue).first()).toBeVisible();
  expect(await orderCount(host)).toBe(before + 1);
});

test.describe('the bank’s question, passed, failed and left [CHK-14 j]', () => {
  test('at the payment', async ({ page, host }) => {
    await chooseAll(host);
    await page.goto(`${host.shop}/en-us/about`);
    await signIn(page, 'tess');
    await page.goto(`${host.shop}/store/usassessments/en/en/checkout?step=payment`);
    await expect(openStep(page, 'Payment')).toBeVisible();
    const goOn = () => checkout(page).getByRole('button', { name: 'Continue to review' }).click();
    const notConfirmed = checkout(page).locator('.notice').filter({ hasText: AT_PAYMENT });
    await checkout(page).locator('.pick').filter({ hasText: 'New card' }).getByRole('radio').check();
    await typeCard(page, CARDS.challenge);
    await goOn();
    await answerBank(page, 'Don’t confirm');
    await expect(notConfirmed).toBeFocused();
    await goOn();
    await checkout(page).getByRole('button', { name: 'Back to payment' }).click();
    await expect(notConfirmed).toBeFocused();
    await goOn();
    await answerBank(page, 'Confirm payment');
    await expect(openStep(page, 'Review')).toBeFocused();
  });

  test('at the payment, of a cart that changed meanwhile: the confirmation is not used, and the form says so below what changed [CHK-15 a part]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseAll(host);
    await page.goto(`${host.shop}/en-us/about`);
    await signIn(page, 'tess');
    await page.goto(`${host.shop}/store/usassessments/en/en/checkout?step=payment`);
    await checkout(page).locator('.pick').filter({ hasText: 'New card' }).getByRole('radio').check();
    await typeCard(page, CARDS.challenge);
    await checkout(page).getByRole('button', { name: 'Continue to review' }).click();
    await expect(inFrame(page).getByRole('button', { name: 'Confirm payment' })).toBeVisible();
    await asCustomer(host, 'tess', 'PATCH', '/carts/current/entries/0', { quantity: 3 });
    await answerBank(page, 'Confirm payment');
    const told = checkout(page).locator('.notice').filter({ hasText: 'Your confirmation was not used' });
    await expect(told).toBeFocused();
    await expect(told).toContainText('Nothing has been ordered, and you have not been charged.');
    await expect(alert(page)).toContainText(/Your cart was changed in another window: .+ × 3\./);
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
    await expect(told).toBeInViewport({ ratio: 1 });
  });

  test('at placing, failed first: nothing is charged, and another way places the order once', async ({
    page,
    host,
  }) => {
    await toReview(page, host, { card: ASKED_AT_PLACING });
    const before = await orderCount(host);
    await placeButton(page).click();
    await expect(bank(page)).toBeVisible();
    await answerBank(page, 'Don’t confirm');
    await expect(openStep(page, 'Payment')).toBeVisible();
    await expect(alert(page)).toContainText(NOT_CONFIRMED);
    expect(await orderCount(host)).toBe(before);
    await typeCard(page, ASKED_AT_PLACING);
    await checkout(page).getByRole('button', { name: 'Continue to review' }).click();
    await expect(openStep(page, 'Review')).toBeFocused();
    await terms(page).check();
    await placeButton(page).click();
    await expect(bank(page)).toBeVisible();
    await answerBank(page, 'Confirm payment');
    await expect(placed(page)).toBeVisible();
    expect(await orderCount(host)).toBe(before + 1);
  });
});
