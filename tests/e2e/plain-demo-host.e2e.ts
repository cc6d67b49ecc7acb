import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { openAuthored } from './authored-page.ts';
import { lineOf, miniButton, quantityOf } from './cart-visit.ts';
import { expect, test } from './fixtures.ts';
import { addButton, enter, rowOf, said } from './quick-order-visit.ts';

const ODD: NonNullable<Fault['odd']> = [
  'null-for-absent',
  'no-formatted-value',
  'stock-in-capitals',
  'numbers-as-text',
  'no-quantity-added',
];

test.describe('the demo host as a plain OCC host', () => {
  for (const [how, faults] of [
    ['by the letter', []],
    ['with nulls, no formatted values, other letter case and numbers as text', [{ path: '/', odd: ODD }]],
    [
      'with one product without name and stock status',
      [{ path: '/', odd: ['no-product-name', 'no-stock-status', 'unknown-values'], product: 'OSI3-KIT' }],
    ],
  ] satisfies [string, Partial<Fault>[]][])
    test(`${how} serves quick order, mini-cart and cart [API-06 a,c]`, async ({ page, host }) => {
      for (const fault of faults) await host.fault(fault);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openAuthored(page, host, {
        body: '<assess-mini-cart></assess-mini-cart><assess-quick-order></assess-quick-order><assess-cart></assess-cart>',
        config: { locale: 'en-us', commerceBase: '/commerce/occ/v2/{baseSiteId}', commerceExtensions: false },
      });
      await enter(page, 1, 'LMS4-KIT', '2');
      await enter(page, 2, 'OSI3-KIT', '3');
      await expect(rowOf(page, 1)).toContainText('Lindgren Memory Scale');
      await addButton(page).click();
      await expect(said(page, '5 items were added to the cart.')).toBeVisible();
      await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
      await expect(lineOf(page, 'LMS4-KIT')).toContainText('$1,180.00');
      await quantityOf(page, 'LMS4-KIT').fill('3');
      await quantityOf(page, 'LMS4-KIT').press('Enter');
      await expect(miniButton(page)).toHaveAccessibleName('Cart, 6 items');
      await page
        .locator('assess-cart')
        .getByRole('button', { name: /^Remove Lindgren/ })
        .click();
      await expect(miniButton(page)).toHaveAccessibleName('Cart, 3 items');
      await expect(lineOf(page, 'OSI3-KIT')).toBeVisible();
      expect(asked.filter((path) => /lookup|batch|headless/.test(path))).toEqual([]);
    });

  test('is added to no line twice when the page goes in the middle: the next one says what went in [API-06 b]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, {
      body: '<assess-mini-cart></assess-mini-cart><assess-quick-order></assess-quick-order>',
      config: { locale: 'en-us', commerceBase: '/commerce/occ/v2/{baseSiteId}', commerceExtensions: false },
    });
    await enter(page, 1, 'LMS4-KIT', '2');
    await enter(page, 2, 'OSI3-KIT', '3');
    await expect(addButton(page)).toHaveText('Add 5 items to cart');
    const entries = '**/entries?*';
    const second = new Promise<void>((resolve) => {
      void page.route(entries, async (route) => {
        if (route.request().postData()?.includes('LMS4-KIT')) return route.continue();
        // The request never arrives: the page is closed first.
        resolve();
      });
    });
    await addButton(page).click();
    await second;
    await page.unroute(entries);
    await page.reload();
    await expect(
      // For the page, the host may have received the request and may still be working on it.
      said(
        page,
        /^Adding to the cart was interrupted\. 2 items were added .* can’t tell whether 1 line was added/,
      ),
    ).toBeVisible();
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 2 items');
    await expect(addButton(page)).toHaveText('Add 3 items to cart');
    await addButton(page).click();
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
  });

  test('is not said to have an empty cart when that can’t be read after something was added [API-06 b]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, {
      body: '<assess-quick-order></assess-quick-order><assess-cart></assess-cart>',
      config: { locale: 'en-us', commerceBase: '/commerce/occ/v2/{baseSiteId}', commerceExtensions: false },
    });
    const empty = page.locator('assess-cart').getByRole('heading', { name: 'Your cart is empty' });
    await expect(empty).toBeVisible();
    await host.fault({ method: 'GET', path: '/users/*/carts/*', status: 503 });
    await enter(page, 1, 'LMS4-KIT', '2');
    await addButton(page).click();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
    await expect(page.locator('assess-cart').getByRole('alert')).toBeVisible();
    await expect(empty).toHaveCount(0);
  });
});
