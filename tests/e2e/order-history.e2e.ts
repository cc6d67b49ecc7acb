import { seedCode } from '../../demo-host/backend/order/order.ts';
import { violations } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { proveByPassword } from './proof-by-password.ts';
import { signIn } from './signed-in-visit.ts';

const LIST = '/store/usassessments/en/order-history';
const widget = (page: Page) => page.locator('assess-order-history');

test('an order of ten thousand is found, opened, left for its place in the list, and ordered again after a review [ACC-01 a, b, c] [LEAD-05 a, b, c]', async ({
  page,
  host,
}) => {
  await host.flag('orderHistory', true);
  await page.goto(`${host.shop}${LIST}`);
  await signIn(page, 'max');
  await expect(widget(page).getByText('10,000 orders')).toBeVisible();
  await widget(page).getByRole('combobox', { name: 'Status' }).selectOption('SHIPPED');
  await widget(page).getByRole('searchbox').fill('PO-7');
  await page.keyboard.press('Enter');
  await widget(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\?status=SHIPPED&query=PO-7&page=2$/);
  const link = widget(page).locator('tbody a').first();
  const number = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/order-history/order-details/${number}$`));
  await expect(widget(page).getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(widget(page).getByText('Order total')).toBeVisible();
  expect(await violations(page, 'assess-order-history')).toEqual([]);
  await widget(page).getByRole('link', { name: 'Order history', exact: true }).click();
  await expect(page).toHaveURL(/\?status=SHIPPED&query=PO-7&page=2$/);
  await widget(page)
    .getByRole('button', { name: `Reorder ${number}`, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/cart\\?reorder=${number}#list=`));
  await expect(
    page.locator('assess-cart').getByRole('heading', { name: /products?, ordered/ }),
  ).toBeVisible();
});

test('access codes show in an order after the proof, and are hidden by Hide, by leaving and by a sign-out elsewhere [ACC-01 f] [CHK-16 e part]', async ({
  page,
  host,
}) => {
  const code = widget(page).getByText('7KQ2-M9XD-4TRB');
  const show = widget(page).getByRole('button', { name: 'Show access codes' });
  const own = `${host.shop}${LIST}/order-details/${seedCode('user-mara')}`;
  await host.flag('orderHistory', true);
  await page.goto(own);
  await signIn(page, 'mara');
  await show.click();
  await proveByPassword(page);
  await expect(code).toBeVisible();
  await widget(page).getByRole('button', { name: 'Hide access codes' }).click();
  await expect(code).toHaveCount(0);
  await show.click();
  await proveByPassword(page);
  await expect(code).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${host.shop}/en-us/`);
  await other
    .getByRole('button', { name: /Account, Mara/ })
    .first()
    .click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(code).toHaveCount(0);
});
