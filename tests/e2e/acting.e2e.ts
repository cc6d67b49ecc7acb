import { violations } from './cart-visit.ts';
import { checkout, CHECKOUT, chooseAll, placeButton, placed } from './checkout-visit.ts';
import { asCustomer, mailsOf } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { expectAnonymous, signIn } from './signed-in-visit.ts';
import { started } from './started.ts';

const SUPPORT = '/store/usassessments/en/my-account/support/login';
const CART = '/store/usassessments/en/cart';
const bar = (page: Page) => page.getByRole('region', { name: 'Acting for a customer' });

/** Returns what the browser's storage holds that names a customer. */
const namesOf = (page: Page, customer: string): Promise<string[]> =>
  page.evaluate(
    (id) =>
      [localStorage, sessionStorage].flatMap((area) =>
        Object.entries(area).flatMap(([name, text]) => (String(text).includes(id) ? [name] : [])),
      ),
    customer,
  );

/** Finds a customer at the page for customer service, and begins to act for them. */
const actFor = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox', { name: /^Customer/ }).fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Act for C-/ }).click();
  await page.waitForURL(/\/my-account$/);
  await expect(bar(page)).toBeVisible();
};

/** Signs a member of customer service in, on a site with order history. */
const enterSupport = async (page: Page, host: Host): Promise<void> => {
  await host.flag('orderHistory', true);
  await chooseAll(host);
  await page.goto(`${host.shop}${SUPPORT}`);
  await signIn(page, 'sue');
};

test('a member of customer service acts for a customer in every tab and orders for her, and after End nothing of her is left [ACC-08 b, c, d, f, g, h] [CHK-17 a] [ACC-01 i]', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  await enterSupport(page, host);
  const other = await context.newPage();
  await other.goto(`${host.shop}${CART}`);
  await expect(other.getByText('Sue', { exact: true }).first()).toBeVisible();
  await actFor(page, 'ortega');
  for (const tab of [page, other]) await expect(bar(tab)).toContainText(/Acting for Tess Ortega\s· C-\d{6}/);
  await expect(other.getByText('Tess', { exact: true }).first()).toBeVisible();
  expect(await violations(other, 'assess-session')).toEqual([]);
  await page.goto(`${host.shop}${CHECKOUT}?step=review`);
  await checkout(page)
    .getByRole('checkbox', { name: 'I have read the terms to Tess Ortega, who accepts them' })
    .check();
  await placeButton(page).click();
  await expect(placed(page)).toBeVisible();
  await expect(checkout(page)).toContainText('We’ll email a confirmation to Tess Ortega within 5 minutes.');
  await expect(checkout(page).getByText('Sue Brandt, Customer Support')).toBeVisible();
  const calls = (await host.requests()).filter(({ path }) => path.includes('/users/user-tess/orders'));
  expect(calls.length).toBeGreaterThan(0);
  const mails = await mailsOf(host);
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    expect.stringMatching(/^tess@practice\.example: Order \d+ was placed for you$/),
  ]);
  // It is hers: her list has it beside her own, and nobody else's knows its number.
  const code = /\d{5,}/.exec(mails[0]!.subject)![0];
  await page.goto(`${host.shop}/store/usassessments/en/order-history`);
  const orders = page.locator('assess-order-history');
  await expect(orders.getByRole('row', { name: new RegExp(code) })).toContainText(
    'Sue Brandt, Customer Support',
  );
  await expect(orders.locator('tbody tr')).toHaveCount(2);
  await expect(asCustomer(host, 'mara', 'GET', `/orders/${code}`)).rejects.toThrow('answered 404');
  await page.goto(`${host.shop}${CART}`);
  await expect(bar(page)).toBeVisible();
  await bar(other).getByRole('button', { name: 'End' }).click();
  await expect(other.locator('h1:focus')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(bar(tab)).toHaveCount(0);
    await expect(
      tab.locator('assess-notifications').getByText('You no longer act for Tess Ortega.'),
    ).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Find a customer' })).toHaveAttribute(
      'href',
      /support\/login$/,
    );
    await expect(tab.getByText(/now signed in as/)).toHaveCount(0);
    await expect(tab.getByText('Sue', { exact: true }).first()).toBeVisible();
    expect(await namesOf(tab, 'user-tess')).toEqual([]);
  }
});

test('End pressed on the customer’s order leads to no error page but to the next customer [ACC-08 d]', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  await enterSupport(page, host);
  await actFor(page, 'ortega');
  await page.goto(`${host.shop}${CHECKOUT}?step=review`);
  await checkout(page)
    .getByRole('checkbox', { name: /^I have read the terms to Tess Ortega/ })
    .check();
  await placeButton(page).click();
  await expect(placed(page)).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order')!;
  const details = await context.newPage();
  await details.goto(`${host.shop}/store/usassessments/en/order-history/order-details/${code}`);
  await expect(details.getByRole('heading', { name: new RegExp(code) })).toBeVisible();
  await expect(bar(details)).toBeVisible();
  await bar(page).getByRole('button', { name: 'End' }).click();
  await expect(checkout(page).getByRole('heading', { name: 'Your order is placed' })).toBeVisible();
  await expect(details.getByRole('heading', { name: 'This order can’t be found' })).toBeVisible();
  for (const tab of [page, details]) {
    await expect(tab.locator('assess-notifications')).toContainText('You no longer act for Tess Ortega.');
    await tab.getByRole('link', { name: 'Find a customer' }).click();
    await expect(tab.getByRole('searchbox', { name: /^Customer/ })).toBeVisible();
  }
});

test('a sign-out while acting ends both, and a customer is told that the page is not theirs [ACC-08 a, d]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}${SUPPORT}`);
  await signIn(page, 'mara');
  await expect(page.getByRole('heading', { name: 'This page is for Customer Support' })).toBeVisible();
  await expect(page.getByText('You are signed in as mara@practice.example.')).toBeVisible();
  await signIn(page, 'sue');
  await actFor(page, 'lindqvist');
  await page.goto(`${host.shop}${CART}`);
  await page
    .getByRole('button', { name: /Account, Mara/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectAnonymous(page);
  await page.goto(`${host.shop}${CART}`);
  await started(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await namesOf(page, 'user-mara')).toEqual([]);
});
