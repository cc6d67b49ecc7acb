import { checkout, openStep, placed, placeButton, terms } from './checkout-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { pickByKeys, tabAndPress, tabTo } from './keyboard.ts';
import { CARDS, inFrame } from './payment-visit.ts';
import { QUICK_ORDER, addButton, code } from './quick-order-visit.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

const pick = (page: Page, words: string) =>
  checkout(page).locator('.pick').filter({ hasText: words }).getByRole('radio');
const goOn = (page: Page, step: string) =>
  tabAndPress(page, checkout(page).getByRole('button', { name: `Continue to ${step}` }));

test('a pasted list becomes an order by the keyboard alone, paid by a new card [AXS-01 a]', async ({
  page,
  host,
}) => {
  // The test has as many stops as a shopper without a mouse makes.
  test.slow();
  await leaveEarlierCart(host, 'tess', []);
  await page.goto(host.shop + QUICK_ORDER);
  await signIn(page, 'tess');
  await expectSignedIn(page, 'user-tess');
  await expect(code(page, 1)).toBeVisible();

  await test.step('from the list to the cart', async () => {
    const quickOrder = page.locator('assess-quick-order');
    await tabAndPress(page, quickOrder.getByRole('button', { name: 'Paste a list' }));
    await expect(quickOrder.getByLabel('List of codes and quantities')).toBeFocused();
    await page.keyboard.insertText('FMS-KIT\t2');
    await tabAndPress(page, quickOrder.getByRole('button', { name: 'Add these lines' }));
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
    await tabAndPress(page, addButton(page));
    await expect(quickOrder.getByText('2 items were added to the cart.')).toBeVisible();
    await tabAndPress(page, quickOrder.getByRole('link', { name: /cart/ }));
    await page.waitForURL(/\/cart$/);
    await tabAndPress(page, page.locator('assess-cart').getByRole('link', { name: 'Go to checkout' }));
  });

  await test.step('through the steps', async () => {
    await expect(openStep(page, 'Shipping address')).toBeVisible();
    await pickByKeys(page, pick(page, '18 Linden Avenue'));
    await goOn(page, 'shipping method');
    await expect(openStep(page, 'Shipping method')).toBeFocused();
    await pickByKeys(page, pick(page, 'Ground'));
    await goOn(page, 'billing address');
    await expect(openStep(page, 'Billing address')).toBeFocused();
    await pickByKeys(page, pick(page, 'Same as shipping address'));
    await goOn(page, 'payment');
    await expect(openStep(page, 'Payment')).toBeFocused();
  });

  await test.step('into the card’s frame and out of it', async () => {
    await pickByKeys(page, pick(page, 'New card'));
    const field = (name: string) => inFrame(page).getByLabel(name);
    await tabTo(page, field('Card number'));
    await page.keyboard.type(CARDS.visa);
    await tabTo(page, field('Expiration date'));
    await page.keyboard.type('0931');
    await tabTo(page, field('Security code'));
    await page.keyboard.type('123');
    await goOn(page, 'review');
  });

  await test.step('to the confirmation', async () => {
    await expect(openStep(page, 'Review')).toBeFocused();
    await tabAndPress(page, terms(page), 'Space');
    await expect(terms(page)).toBeChecked();
    await tabAndPress(page, placeButton(page));
    await expect(placed(page)).toBeFocused();
  });
});
