import type { Locator } from 'playwright/test';
import { checkout, openStep, placed, placeButton, terms } from './checkout-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { CARDS, inFrame } from './payment-visit.ts';
import { QUICK_ORDER, addButton, code } from './quick-order-visit.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';
import { touchFaults } from './touch-faults.ts';

test.use({ watched: true, viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

const pick = (page: Page, words: string) => checkout(page).locator('.pick').filter({ hasText: words });
const goOn = (page: Page, step: string) =>
  checkout(page)
    .getByRole('button', { name: `Continue to ${step}` })
    .tap();
const summary = (page: Page) => checkout(page).getByRole('region', { name: 'Order summary' });

/** Expects each target to be large enough and not covered, and the page to be as wide as the screen. */
const expectTouchable = (page: Page, where: string | Locator): Promise<void> => {
  const part = typeof where === 'string' ? page.locator(where) : where;
  return expect.poll(() => part.evaluate(touchFaults), `at ${page.url()}`).toEqual([]);
};

const fromListToCheckout = async (page: Page, host: Host): Promise<void> => {
  await leaveEarlierCart(host, 'tess', []);
  await page.goto(host.shop + QUICK_ORDER);
  await signIn(page, 'tess');
  await expectSignedIn(page, 'user-tess');
  await expect(code(page, 1)).toBeVisible();
  const quickOrder = page.locator('assess-quick-order');
  await quickOrder.getByRole('button', { name: 'Paste a list' }).tap();
  await quickOrder.getByLabel('List of codes and quantities').tap();
  await page.keyboard.insertText('FMS-KIT\t2');
  await quickOrder.getByRole('button', { name: 'Add these lines' }).tap();
  await expect(addButton(page)).toHaveText('Add 2 items to cart');
  await expectTouchable(page, 'assess-quick-order');
  await addButton(page).tap();
  await expect(quickOrder.getByText('2 items were added to the cart.')).toBeVisible();
  await quickOrder.getByRole('link', { name: /cart/ }).tap();
  await page.waitForURL(/\/cart$/);
  // The bar at the window's edge repeats this link while the sums are out of sight.
  const sums = page.locator('assess-cart').getByRole('region', { name: 'Order summary' });
  const toCheckout = sums.getByRole('link', { name: 'Go to checkout' });
  await expect(toCheckout).toBeVisible();
  await expectTouchable(page, 'assess-cart');
  await toCheckout.tap();
  await expect(openStep(page, 'Shipping address')).toBeVisible();
};

test('a pasted list becomes an order by taps and a screen’s keyboard alone, paid by a new card, at 320 px [AXS-01 c]', async ({
  page,
  host,
}) => {
  test.slow();
  await fromListToCheckout(page, host);

  for (const [words, step, name] of [
    ['18 Linden Avenue', 'shipping method', 'Shipping method'],
    ['Ground', 'billing address', 'Billing address'],
    ['Same as shipping address', 'payment', 'Payment'],
  ] as const) {
    await pick(page, words).tap();
    await expect(pick(page, words).getByRole('radio')).toBeChecked();
    await expectTouchable(page, 'assess-checkout');
    await goOn(page, step);
    await expect(openStep(page, name)).toBeFocused();
  }

  await pick(page, 'New card').tap();
  const type = async (name: string, text: string) => {
    await inFrame(page).getByLabel(name).tap();
    await expect(inFrame(page).getByLabel(name)).toBeFocused();
    await page.keyboard.type(text);
  };
  await type('Card number', CARDS.visa);
  await type('Expiration date', '0931');
  await type('Security code', '123');
  await expectTouchable(page, 'assess-checkout');
  await goOn(page, 'review');

  await expect(openStep(page, 'Review')).toBeFocused();
  await terms(page).tap();
  await expect(terms(page)).toBeChecked();
  await expectTouchable(page, 'assess-checkout');
  await placeButton(page).tap();
  await expect(placed(page)).toBeFocused();
  await expectTouchable(page, 'assess-checkout');
});

test('at 320 px what comes of a promotion code can be seen, and the bar takes no more than two rows [AXS-01 c part] [CRT-04 b part]', async ({
  page,
  host,
}) => {
  await leaveEarlierCart(host, 'tess', [
    ['FMS-KIT', 2],
    ['FMS-MAN', 1],
    ['FMS-STB', 1],
  ]);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await page.goto(`${host.shop}/store/usassessments/en/en/checkout`);
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  const go = summary(page).getByRole('button', { name: 'Continue to shipping method' });
  await expect(go).toBeVisible();
  const heightOf = async (box: Locator) => (await box.boundingBox())?.height ?? 0;
  await expect.poll(async () => (await heightOf(summary(page))) / (await heightOf(go))).toBeLessThan(2.4);

  await summary(page).getByText('4 items').tap();
  const field = summary(page).getByLabel('Promotion code');
  const apply = summary(page).getByRole('button', { name: 'Apply' });
  await field.tap();
  await page.keyboard.type('NOSUCH');
  await apply.tap();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const wrong = page.locator(`#${await field.getAttribute('aria-describedby')}`);
  await expect(wrong).toBeInViewport({ ratio: 1 });
  await expectTouchable(page, summary(page));
  await field.fill('');
  await page.keyboard.type('WELCOME10');
  await apply.tap();
  const remove = summary(page).getByRole('button', { name: 'Remove promotion code WELCOME10' });
  await expect(remove).toBeInViewport({ ratio: 1 });
  await remove.tap();
  await expect(remove).toHaveCount(0);
});
