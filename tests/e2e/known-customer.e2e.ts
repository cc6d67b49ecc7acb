import type { Locator } from 'playwright/test';
import {
  card,
  cardToken,
  checkout,
  CHOSEN,
  goOn,
  openStep,
  placeButton,
  placed,
  press,
  terms,
  visitCheckout,
} from './checkout-visit.ts';
import { asCustomer, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { inFrame } from './payment-visit.ts';

/*
 * A customer who has ordered before, over HTTP: the checkout is filled in, and three acts order. What the service chooses is
 * tested in tests/contract/defaults.test.ts.
 */

const CART = '/store/usassessments/en/cart';
const FILLED = /^Filled in from your defaults and your order of /;

/** Places the first order at the review, and begins the next cart. */
const orderOnce = async (
  page: Page,
  host: Host,
  who: string,
  lines: readonly (readonly [string, number])[],
) => {
  await expect(openStep(page, 'Review')).toBeVisible();
  await terms(page).check();
  await placeButton(page).click();
  await expect(placed(page)).toBeVisible();
  await leaveEarlierCart(host, who, lines);
};

const code = (page: Page) => inFrame(page).getByLabel('Security code');

test.describe('a customer who has ordered before', () => {
  test('pays with a saved card in three acts: the code, the terms, the press; what is filled in can be changed [CHK-21 a,c] [CHK-21 d part] [CHK-10 d part]', async ({
    page,
    host,
  }) => {
    await visitCheckout(page, host, {
      search: '?step=review',
      chosen: [
        ['/account', { id: 'org-4430' }],
        CHOSEN.address,
        CHOSEN.method,
        CHOSEN.billing,
        [
          '/paymenttype',
          {
            type: 'CARD',
            paymentToken: await cardToken(host, '4242424242424242'),
            firstName: 'Tess',
            lastName: 'Ortega',
            saveCard: true,
          },
        ],
      ],
    });
    await orderOnce(page, host, 'tess', [['FMS-KIT', 2]]);
    await page.goto(host.shop + CART);
    await page.locator('assess-cart').getByRole('link', { name: 'Go to checkout' }).click();
    await expect(openStep(page, 'Review')).toBeVisible();
    await expect(checkout(page).getByText(FILLED)).toBeVisible();
    await expect(terms(page)).not.toBeChecked();
    // Each row can be changed, and a change drops only what follows from it.
    const changes = checkout(page).getByRole('button', { name: /^Change: / });
    await expect(changes).toHaveCount(5);
    await press(page, 'Change: Shipping method');
    await card(page, 'Expedited').check();
    await goOn(page);
    await expect(openStep(page, 'Review')).toBeFocused();
    await expect(checkout(page).getByText(/^Expedited · /)).toBeVisible();
    await expect(changes).toHaveCount(5);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(code(page)).toBeVisible();
    await expect(placeButton(page)).not.toHaveAttribute('aria-busy', 'true');
    // What is missing is said at once, and each of it is led to.
    await placeButton(page).click();
    const summary = checkout(page).getByRole('region', { name: 'Please check what you entered' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('button')).toHaveText([
      /security code/,
      'Accept the Terms and conditions',
    ]);
    await summary.getByRole('button').last().click();
    await expect(terms(page)).toBeFocused();
    // A press without the code leads to it, and places nothing.
    await terms(page).check();
    await placeButton(page).click();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAccessibleDescription(/Enter your security code/);
    const bottom = async (of: Locator) => {
      const box = await of.boundingBox();
      return box!.y + box!.height;
    };
    const bar = checkout(page).locator('.checkout-bar');
    await expect
      .poll(async () => (await bottom(code(page))) - (await bar.boundingBox())!.y)
      .toBeLessThanOrEqual(0);
    await code(page).fill('123');
    await placeButton(page).dblclick();
    await expect(placed(page)).toBeFocused();
    const { orders } = (await asCustomer(host, 'tess', 'GET', '/orders')) as {
      orders: { total: { value: number } }[];
    };
    expect(orders.filter(({ total }) => total.value > 300)).toHaveLength(1);
  });
});
