import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { openAuthored } from './authored-page.ts';
import { lineOf, miniButton, quantityOf } from './cart-visit.ts';
import { expect, test } from './fixtures.ts';
import { rewriteConfig } from './page-settings.ts';
import { addButton, enter, rowOf, said } from './quick-order-visit.ts';
import { signIn } from './signed-in-visit.ts';

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

  test('serves order history, address book, profile and cards by OCC’s own calls; the other pages of an account say that they are not there, also to the author, without a call [API-06 f]', async ({
    page,
    host,
  }) => {
    const store = `${host.shop}/store/usassessments/en`;
    const asked: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/commerce/')) asked.push(`${answer.status()} ${pathname}`);
    });
    await rewriteConfig(
      page,
      '"commerceBase":"/commerce/headless/ecommerce/v2"',
      '"commerceExtensions":false,"commerceBase":"/commerce/occ/v2/{baseSiteId}"',
    );
    for (const key of ['orderHistory', 'addressBook']) await host.flag(key, true);
    await host.flag('accountQualifications', ['license']);
    await page.goto(`${store}/profile-details`);
    await signIn(page, 'carla');
    const profile = page.locator('assess-profile');
    await profile.getByLabel('First name').fill('Clara');
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await expect(profile.getByText(/Profile saved/)).toBeVisible();
    await expect(profile.getByLabel('Phone')).toHaveCount(0);
    await page.goto(`${store}/addresses`);
    const book = page.locator('assess-address-book');
    await book
      .getByRole('button', { name: /^Set as default/ })
      .first()
      .click();
    await expect(book.getByText(/is now your default/)).toBeVisible();
    await page.goto(`${store}/payment-cards`);
    const cards = page.locator('assess-payment-cards');
    await cards.getByRole('button', { name: 'Set as default: Mastercard ending in 5454' }).click();
    await expect(cards.getByText(/is now your default/)).toBeVisible();
    await expect(cards.getByRole('button', { name: 'Add card' })).toHaveCount(0);
    await page.goto(`${store}/order-history`);
    const orders = page.locator('assess-order-history');
    await orders.locator('tbody a').first().click();
    await expect(orders.getByText('Order total')).toBeVisible();
    for (const path of ['my-account', 'qualifications', 'accounts', 'preferences', 'order-status']
      .map((one) => `${store}/${one}`)
      .concat(
        `${host.shop}/store/invoices`,
        `${host.shop}/invoices/en-us`,
        `${store}/my-account/support/login`,
      )) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: 'This page is not available in this store yet.' }),
        path,
      ).toBeVisible();
    }
    expect(asked.filter((call) => /headless|^[45](?!.*\/carts\/)/.test(call))).toEqual([]);
    expect(
      asked.filter((call) => /accounts|qualifications|preferences|invoices|orderstatus|customers/.test(call)),
    ).toEqual([]);

    await openAuthored(page, host, {
      body: '<assess-accounts></assess-accounts>',
      config: {
        locale: 'en-us',
        commerceBase: '/commerce/occ/v2/{baseSiteId}',
        commerceExtensions: false,
        author: true,
      },
    });
    await expect(page.locator('assess-accounts').getByRole('note')).toContainText(
      '<assess-accounts> needs a commerce host with this store’s extensions',
    );
  });
});
