import type { Route } from 'playwright/test';
import { storageName } from '../../src/core/storage-names.ts';
import {
  checkout,
  loseNextAnswer,
  openReview,
  openStep,
  orderCount,
  placeButton,
  placed,
  placingReady,
  settings,
  terms,
  toReview,
} from './checkout-visit.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { inFrame } from './payment-visit.ts';
import { collectRecords, purchases } from './records.ts';

const ORDERS = '/users/*/orders';
const DECLINED = '4000000000000002';
const ASKED = '4000000000003063';
const DRAFT = storageName('checkoutDraft', 'usassessments');

const alert = (page: Page) => checkout(page).getByRole('alert');

/** Expects a tab's cart to say that the declined card was refused, and the payment step to name that card. */
const saysRefused = async (page: Page): Promise<void> => {
  const cart = page.locator('assess-cart');
  await expect(cart.getByText('The card was refused. Nothing has been ordered')).toBeVisible();
  await expect(cart.getByText('Ready to check out')).toHaveCount(0);
  await cart.getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(openStep(page, 'Payment')).toBeVisible();
  await expect(
    checkout(page).getByText('Visa ending in 0002 was refused. Nothing has been ordered'),
  ).toBeVisible();
};

/** Expects the page to say that nothing was ordered, and what changed in the cart. */
const expectWhatChanged = async (page: Page): Promise<void> => {
  await expect(alert(page)).toContainText('Nothing has been ordered, and you have not been charged.');
  await expect(alert(page)).toContainText(/Your cart was changed in another window: .+ × 3\./);
};

test.describe('exactly one order [CHK-14 a]', () => {
  test('comes of a double click and Enter in the order summary, by the key that came with the cart; without the terms the press leads to them [REL-02 c] [CHK-01 f] [CHK-13 a]', async ({
    page,
    host,
  }) => {
    await toReview(page, host);
    const before = await orderCount(host);
    await terms(page).uncheck();
    const summary = checkout(page).getByRole('region', { name: 'Order summary' });
    await expect(summary.getByRole('button', { name: /^Place order · \$\d/ })).toBeVisible();
    await placeButton(page).click();
    await expect(terms(page)).toBeFocused();
    await expect(terms(page)).toHaveAccessibleDescription(/This field is required\./);
    expect(await orderCount(host)).toBe(before);
    await terms(page).check();
    const { orderKey } = (await asCustomer(host, 'tess', 'GET', '/carts/current?fields=FULL')) as {
      orderKey: string;
    };
    const keys: (string | undefined)[] = [];
    page.on('request', (one) => {
      if (one.method() === 'POST' && /\/orders\?/.test(one.url()))
        keys.push(one.headers()['idempotency-key']);
    });
    await placeButton(page).evaluate((button: HTMLElement) => {
      const { form } = button as HTMLButtonElement;
      button.click();
      button.click();
      // The form is submitted as by Enter.
      form?.requestSubmit();
    });
    await expect(placed(page)).toBeFocused();
    expect(keys).toEqual([orderKey]);
    expect(await orderCount(host)).toBe(before + 1);
  });

  test('comes of a lost answer: it is being checked, found by its key, and told to the analyst once, also after Back [REL-02 a] [ANA-02 d]', async ({
    page,
    host,
  }) => {
    const records = await collectRecords(page, host);
    await toReview(page, host);
    const before = await orderCount(host);
    // The request is held, so that the state meanwhile can be seen.
    const release = await holdRequests(page, '**/orders/byKey*');
    await loseNextAnswer(page, host);
    await placeButton(page).click();
    await expect(checkout(page).getByRole('heading', { name: 'We’re checking your order' })).toBeFocused();
    await expect(checkout(page).getByRole('status')).toHaveText(/Don’t place it again\./);
    await expect(placeButton(page)).toHaveCount(0);
    release();
    await expect(placed(page)).toBeFocused();
    expect(await orderCount(host)).toBe(before + 1);
    await expect.poll(() => purchases(records)).toHaveLength(1);
    expect(records.filter(({ event }) => event === 'begin_checkout')).toHaveLength(1);
    await page.goto(host.shop);
    await page.goBack();
    await expect(placed(page)).toBeVisible();
    await page.reload();
    await expect(placed(page)).toBeVisible();
    await expect
      .poll(() => records.filter((one) => JSON.stringify(one).includes('confirmation')).length)
      .toBeGreaterThan(2);
    expect(purchases(records)).toHaveLength(1);
  });

  test('comes of a reload while it is being placed [REL-02 b] [LEAD-03 a part] [ANA-02 d]', async ({
    page,
    host,
  }) => {
    const records = await collectRecords(page, host);
    await toReview(page, host);
    const before = await orderCount(host);
    await host.fault({ method: 'POST', path: ORDERS, delayMs: 3000, times: 1 });
    await host.forgetRequests();
    await placeButton(page).click();
    // The service has received it: a request that the browser has only begun may be lost with the page.
    const has = async () =>
      (await host.requests()).some(({ method, path }) => method === 'POST' && /\/orders\?/.test(path));
    await expect.poll(has).toBe(true);
    await page.reload();
    await expect(placed(page)).toBeVisible({ timeout: 30_000 });
    expect(await orderCount(host)).toBe(before + 1);
    await expect.poll(() => purchases(records)).toHaveLength(1);
  });

  test('comes of two tabs that press: the second one joins [REL-02 d] [ANA-02 d]', async ({ page, host }) => {
    const records = await collectRecords(page, host);
    await toReview(page, host);
    const other = await page.context().newPage();
    await openReview(other, host);
    const before = await orderCount(host);
    const buttons = await Promise.all([page, other].map((tab) => placeButton(tab).elementHandle()));
    await Promise.all(buttons.map((button) => button?.evaluate((it: HTMLElement) => it.click())));
    await expect(placed(page)).toBeVisible();
    await expect(placed(other)).toBeVisible();
    expect(await orderCount(host)).toBe(before + 1);
    // Each page shows its confirmation, whichever placed the order.
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your order');
      await expect(tab).toHaveTitle(/^Your order – /);
      await expect(tab.locator('.crumbs [aria-current]')).toHaveText('Your order');
    }
    await expect
      .poll(() => records.filter((one) => JSON.stringify(one).includes('confirmation')).length)
      .toBe(2);
    await expect.poll(() => purchases(records)).toHaveLength(1);
  });
});

test.describe('no order', () => {
  test('while offline, by a refusal or after a failure whose key was asked: the review says which, and the next press places one [CHK-14 a,e,f part] [REL-03 part]', async ({
    page,
    host,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await toReview(page, host);
    const before = await orderCount(host);
    await placingReady(page);
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(alert(page)).toContainText('You’re offline. Nothing was sent.');
    await expect(alert(page)).toBeInViewport({ ratio: 0.99 });
    await context.setOffline(false);
    expect(await orderCount(host)).toBe(before);

    await page.setViewportSize({ width: 1280, height: 720 });
    const refuse = (route: Route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { errors: [{ type: 'SomethingElse' }] } })
        : route.continue();
    await page.route('**/orders?*', refuse);
    await placeButton(page).click();
    await expect(alert(page)).toContainText('Error during place order.');
    await expect(openStep(page, 'Review')).toBeVisible();
    await page.unroute('**/orders?*', refuse);

    await terms(page).check();
    await host.fault({ method: 'POST', path: ORDERS, status: 500, times: 1 });
    await placeButton(page).click();
    await expect(alert(page)).toContainText(
      'Your order could not be completed. Try again later or contact Customer Support.',
    );
    await expect(alert(page)).toContainText('You have not been charged.');
    expect((await alert(page).innerText()).match(/contact customer support/gi)).toHaveLength(1);
    await expect(alert(page).getByRole('link', { name: 'contact Customer Support' })).toBeVisible();
    const problems = page.getByRole('button', { name: /problems? on this page/ });
    await expect(problems).toBeVisible();
    expect(await orderCount(host)).toBe(before);
    await terms(page).check();
    await placeButton(page).click();
    await expect(placed(page)).toBeVisible();
    expect(await orderCount(host)).toBe(before + 1);
    // A solved problem is removed from the page's problems.
    await expect(problems).toHaveCount(0);
  });

  test('of a declined card: its payment step, the cart and another tab say so, also after a reload, until a payment is entered again [CHK-14 b] [LEAD-01 part] [LEAD-03 a] [REL-02 part]', async ({
    page,
    host,
  }) => {
    await toReview(page, host, { card: DECLINED });
    const before = await orderCount(host);
    await placeButton(page).click();
    await expect(openStep(page, 'Payment')).toBeFocused();
    // The cart still has the card, by scheme and last four digits. The browser stores neither.
    const refused = checkout(page).getByText('Visa ending in 0002 was refused. Nothing has been ordered');
    await expect(alert(page)).toContainText('Your order was not placed.');
    await expect(
      alert(page).getByText(
        'Please check your payment details are correct or provide a different payment method.',
      ),
    ).toBeVisible();
    await expect(refused).toHaveCount(0);
    await expect(checkout(page).getByRole('radio', { name: 'New card' })).toBeVisible();
    await page.reload();
    await expect(openStep(page, 'Payment')).toBeVisible();
    await expect(refused).toBeVisible();
    const stored = await page.evaluate((name) => sessionStorage.getItem(name), DRAFT);
    expect(JSON.parse(stored ?? '{}')).toMatchObject({
      'refused card': {
        values: {
          cart: expect.any(String),
          words: 'refused',
          paidWith: true,
          which: expect.stringMatching(/^paid 20[\d:.TZ-]+$/),
        },
      },
    });
    expect(stored).not.toMatch(/ending|visa/i);

    const other = await page.context().newPage();
    await other.goto(`${host.shop}/store/usassessments/en/cart`);
    await saysRefused(other);

    await checkout(page).getByRole('link', { name: 'Edit cart' }).click();
    await page.waitForURL(/\/cart$/);
    await saysRefused(page);
    await page.goto(`${page.url().split('?')[0]}?step=review`);
    await expect(openStep(page, 'Payment')).toBeVisible();
    await expect(placeButton(page)).toHaveCount(0);
    await checkout(page).getByRole('radio', { name: 'Visa ending in 4242' }).check();
    await expect(refused).toHaveCount(0);
    await inFrame(page).getByLabel('Security code').fill('123');
    await checkout(page).getByRole('button', { name: 'Continue to review' }).click();
    await expect(openStep(page, 'Review')).toBeVisible();
    await page.reload();
    await expect(openStep(page, 'Review')).toBeVisible();
    expect(await orderCount(host)).toBe(before);
    await other.goto(`${host.shop}/store/usassessments/en/cart`);
    await expect(other.locator('assess-cart').getByText('Ready to check out')).toBeVisible();
    await terms(page).check();
    await placeButton(page).click();
    await expect(placed(page)).toBeVisible();
    expect(await orderCount(host)).toBe(before + 1);
  });
});

test('the bank’s question stands in place of the steps, and once it is passed the order is placed [CHK-14 j part]', async ({
  page,
  host,
}) => {
  await toReview(page, host, { card: ASKED });
  const before = await orderCount(host);
  const amount = (await placeButton(page).innerText()).replace(/^.*· /, '');
  expect(amount).toMatch(/^\$\d/);
  await placeButton(page).click();
  await expect(checkout(page).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  await expect(inFrame(page).getByRole('group')).toContainText(amount);
  await page.reload();
  await expect(checkout(page).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  await expect(inFrame(page).getByRole('group')).toContainText(amount);

  await test.step('another tab’s cart says that the bank waits for the shopper', async () => {
    const other = await page.context().newPage();
    await other.goto(`${host.shop}/store/usassessments/en/cart`);
    const cart = other.locator('assess-cart');
    await expect(cart.getByText('Your bank asks you to confirm the payment for an order')).toBeVisible();
    await cart.getByRole('link', { name: 'Confirm the payment' }).click();
    await expect(checkout(other).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
    await other.close();
  });

  await inFrame(page)
    .getByRole('button', { name: /confirm|pass|yes/i })
    .first()
    .click();
  await expect(placed(page)).toBeVisible();
  expect(await orderCount(host)).toBe(before + 1);
});

test('a cart that changed while the bank asked is not ordered, and the page says what changed, also where it has read it before [CHK-14 j part] [CHK-15 a part]', async ({
  page,
  host,
}) => {
  await toReview(page, host, { card: ASKED });
  const before = await orderCount(host);
  await placeButton(page).click();
  await expect(checkout(page).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  // The tabs are notified and read the cart.
  const read = page.waitForResponse((one) => /\/carts\/current/.test(one.url()) && one.ok());
  const other = await page.context().newPage();
  await other.goto(`${host.shop}/store/usassessments/en/cart`);
  const quantity = other.getByLabel(/^Quantity of/).first();
  await quantity.fill('3');
  await quantity.press('Enter');
  await read;
  await inFrame(page)
    .getByRole('button', { name: /confirm|pass|yes/i })
    .first()
    .click();
  await expectWhatChanged(page);
  expect(await orderCount(host)).toBe(before);
});

test('on a phone, what changed while the bank asked is read then, not ordered, and in sight, with the focus at the step’s heading [CHK-14 j part] [CHK-15 a part] [AXS-02 part]', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toReview(page, host, { card: ASKED });
  const before = await orderCount(host);
  await placeButton(page).click();
  await expect(checkout(page).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  await asCustomer(host, 'tess', 'PATCH', '/carts/current/entries/0', { quantity: 3 });
  await inFrame(page).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(openStep(page, 'Payment')).toBeFocused();
  await expectWhatChanged(page);
  expect(await orderCount(host)).toBe(before);
  const notice = alert(page).filter({ hasText: 'Nothing has been ordered, and you have not been charged.' });
  await expect(notice).toContainText(/The total was .+ and is now .+\./);
  await expect(inFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test('leaving the bank’s question charges nothing and leads back to the payment [CHK-14 j part]', async ({
  page,
  host,
}) => {
  await toReview(page, host, { card: ASKED });
  const before = await orderCount(host);
  await placeButton(page).click();
  await checkout(page).getByRole('button', { name: 'Leave without confirming' }).click();
  await expect(openStep(page, 'Payment')).toBeVisible();
  await expect(alert(page)).toContainText(
    'The payment was not confirmed, so your order was not placed. You have not been charged. Try again or choose another way to pay.',
  );
  expect(await orderCount(host)).toBe(before);
});

test('a captcha that fails or times out keeps the order from being sent, and says so; one that passes goes along with it, also after the bank’s question [CHK-13 b] [CHK-14 j part]', async ({
  page,
  host,
}) => {
  await host.flag('checkoutRecaptcha', true);
  const answers = (captchaOutcome: string) => settings(host, { settings: { captcha: true, captchaOutcome } });
  await answers('fails');
  await toReview(page, host, { card: ASKED, hearsFlags: true });
  const before = await orderCount(host);
  for (const outcome of ['fails', 'times-out']) {
    await answers(outcome);
    await terms(page).check();
    const answered = page.waitForResponse('**/v1/verify');
    await placeButton(page).click();
    await answered;
    await expect(alert(page)).toContainText('We couldn’t confirm that you’re not a robot. Try again.');
    await expect(placeButton(page)).toBeEnabled();
    expect(await orderCount(host)).toBe(before);
  }
  await answers('passes');
  await placeButton(page).click();
  await inFrame(page).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(placed(page)).toBeVisible();
  expect(await orderCount(host)).toBe(before + 1);
});
