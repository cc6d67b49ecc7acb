import { CHECKOUT, checkout, openStep } from './checkout-visit.ts';
import { cartUrl, lineOf, violations } from './cart-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

type Line = readonly [code: string, quantity: number];
const LICENCE = 'RPW-G3-LIC';

/** Opens the cart's page of a customer who left these lines on an earlier visit. */
const openCart = async (page: Page, host: Host, userName: string, lines: readonly Line[]) => {
  await leaveEarlierCart(host, userName, lines);
  await page.goto(cartUrl(host));
  await signIn(page, userName);
  await expect(page.locator('assess-cart .line')).toHaveCount(lines.length);
};
const cartSums = (page: Page) => page.locator('assess-cart .summary');
const goToCheckout = (page: Page) =>
  page.locator('assess-cart').getByRole('link', { name: 'Go to checkout' });

test('a discount stands under its label in cart and summary, and the line that has none is marked in both [CRT-03 e]', async ({
  page,
  host,
}) => {
  await openCart(page, host, 'uma', [
    ['FMS-KIT', 2],
    [LICENCE, 7],
  ]);
  await expect(cartSums(page)).toContainText('University adoption program−$31.60');
  await expect(lineOf(page, LICENCE)).toContainText('Not discountable');
  await expect(lineOf(page, 'FMS-KIT')).not.toContainText('Not discountable');
  await page.goto(host.shop + CHECKOUT);
  const summary = checkout(page).getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('University adoption program−$31.60');
  const line = (code: string) => summary.getByRole('listitem').filter({ hasText: code });
  await expect(line(LICENCE)).toContainText('Not discountable');
  await expect(line('FMS-KIT')).not.toContainText('Not discountable');
});

test('a promotion code is applied and taken off in the checkout’s summary, which the step beside it outlasts [CRT-04 b]', async ({
  page,
  host,
}) => {
  await openCart(page, host, 'tess', [['FMS-KIT', 2]]);
  await page.goto(host.shop + CHECKOUT);
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  const summary = checkout(page).getByRole('region', { name: 'Order summary' });
  const remove = summary.getByRole('button', { name: 'Remove promotion code WELCOME10' });
  await summary.getByLabel('Promotion code').fill('welcome10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(remove).toBeVisible();
  await expect(summary).toContainText('Discounts (WELCOME10)−$31.60');
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(summary).not.toContainText('Discounts');
  await expect(summary.getByLabel('Promotion code')).toBeFocused();
  await expect(openStep(page, 'Shipping address')).toBeVisible();
});

test('aimswebPlus lines of 299.99 are refused at the cart’s way to checkout, 300.00 go on [CRT-06 a]', async ({
  page,
  host,
}) => {
  await host.catalogue({ code: LICENCE, price: 299.99 });
  await openCart(page, host, 'tess', [[LICENCE, 1]]);
  await goToCheckout(page).click();
  await expect(cartSums(page)).toContainText(
    'Aimsweb products need a minimum of $300.00. Add $0.01 more to check out.',
  );
  await expect(page.locator('assess-cart .minimum')).toBeFocused();
  expect(page.url()).toBe(cartUrl(host));
  await expect(page.locator('assess-cart').getByLabel('Promotion code')).toBeVisible();
  expect(await violations(page, 'assess-cart')).toEqual([]);
  await host.catalogue({ code: LICENCE, price: 300 });
  await page.reload();
  await expect(cartSums(page)).toContainText('Total so far$300.00');
  await expect(cartSums(page)).not.toContainText('minimum');
  await goToCheckout(page).click();
  await page.waitForURL((url) => url.pathname === CHECKOUT);
});
