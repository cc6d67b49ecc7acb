import { fillCart } from './fill-cart.ts';
import { expect, test } from './fixtures.ts';
import { collectRecords } from './records.ts';

const CART = '/store/usassessments/en/cart';

test('what a shopper does is recorded from the consent on, with the service’s products, and no more once it is withdrawn [ANA-01] [ANA-02 a,b,c]', async ({
  page,
  host,
}) => {
  const records = await collectRecords(page, host, false);
  const consent = (analytics: boolean) =>
    page.evaluate(
      (given) => document.dispatchEvent(new CustomEvent('assess-consent', { detail: { analytics: given } })),
      analytics,
    );
  const add = () =>
    page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('assess-cart-add', { detail: { code: 'HSW-KIT', quantity: 2 } }),
      ),
    );
  const cart = page.locator('assess-cart');
  await fillCart(page, host);
  await page.goto(host.shop + CART);
  await expect(cart.getByRole('textbox', { name: /^Quantity/ })).toHaveCount(1);
  await add();
  await expect(cart.getByRole('textbox', { name: /^Quantity/ })).toHaveCount(2);
  // Whatever happened before the consent is dropped.
  await consent(true);
  expect(records).toEqual([]);
  await add();
  await expect.poll(() => records.length).toBe(1);
  expect(records[0]).toMatchObject({
    event: 'add_to_cart',
    currency: 'USD',
    products: [{ code: 'HSW-KIT', quantity: 2, price: expect.any(Number) as unknown as number, position: 2 }],
  });
  await cart
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect.poll(() => records.length).toBe(2);
  expect(records[1]).toMatchObject({
    event: 'remove_from_cart',
    products: [{ code: 'HSW-KIT', quantity: 4, name: expect.any(String) as unknown as string }],
  });
  await consent(false);
  await cart.getByRole('button', { name: /^Undo/ }).click();
  await expect(cart.getByRole('textbox', { name: /^Quantity/ })).toHaveCount(2);

  // The property says the same as the event, and holds from the next page's first record on.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement) return;
      document.documentElement.dataset['assessConsent'] = 'true';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
  await page.goto(host.shop + CART);
  await expect.poll(() => records.length).toBe(3);
  expect(records[2]).toMatchObject({ event: 'view_cart', currency: 'USD', products: [{}, {}] });
  await page.goto(`${host.shop}/search.html?text=memory`);
  await expect.poll(() => records.length).toBe(4);
  expect(records[3]).toMatchObject({ event: 'view_item_list', list: 'search' });
  expect(JSON.stringify(records[3])).toContain('"position":1');
});
