import { CHECKOUT, checkout, openStep } from './checkout-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';

type Line = readonly [code: string, quantity: number];

const press = (page: Page, name: string) => checkout(page).getByRole('button', { name }).click();
/** Chooses the card with these words. */
const pick = (page: Page, words: string) =>
  checkout(page).locator('.pick').filter({ hasText: words }).getByRole('radio').check();

/** Signs in with these lines, and goes from the cart to the checkout. */
const checkOut = async (page: Page, host: Host, userName: string, lines: readonly Line[]) => {
  await leaveEarlierCart(host, userName, lines);
  await page.goto(host.shop + CART);
  await signIn(page, userName);
  await page.locator('assess-cart').getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL((url) => url.pathname === CHECKOUT);
};

const stepIn = (page: Page): string | null => new URL(page.url()).searchParams.get('step');

test('an order goes from the cart to its confirmation, which survives a reload [CHK-01 b part] [CHK-01 c part] [CHK-01 e] [CHK-14 part]', async ({
  page,
  host,
}) => {
  await checkOut(page, host, 'tess', [['FMS-KIT', 2]]);

  // Its only account is chosen automatically.
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  await expect(checkout(page).getByText('Union County Public Schools · 4430')).toBeVisible();
  await pick(page, '18 Linden Avenue');
  await press(page, 'Continue to shipping method');

  await expect(openStep(page, 'Shipping method')).toBeFocused();
  await expect.poll(() => stepIn(page)).toBe('shipping-method');
  await pick(page, 'Ground');
  await press(page, 'Continue to billing address');

  await expect(openStep(page, 'Billing address')).toBeFocused();
  await pick(page, 'Same as shipping address');
  await press(page, 'Continue to payment');

  await expect(openStep(page, 'Payment')).toBeFocused();
  await pick(page, 'Purchase order');
  await checkout(page).getByLabel('Purchase order number').fill('PO-2207');
  await press(page, 'Continue to review');

  await expect(openStep(page, 'Review')).toBeFocused();
  await expect(checkout(page).getByText('Purchase order PO-2207').first()).toBeVisible();
  await checkout(page).getByRole('checkbox', { name: 'I accept the Terms and conditions' }).check();
  await press(page, 'Place order');

  const placed = checkout(page).getByRole('heading', { name: 'Thank you, your order is placed' });
  await expect(placed).toBeFocused();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('step')).toBe('confirmation');
  expect(searchParams.get('order')).toMatch(/^\d+$/);
  await expect(checkout(page)).toContainText(/email a confirmation to \S+@/);
  const said = await checkout(page).innerText();
  expect(said).toMatch(/Web reference W/);
  await page.reload();
  await expect(placed).toBeVisible();
  // The customer's own address loads a little later than the order.
  await expect.poll(() => checkout(page).innerText()).toBe(said);
});
