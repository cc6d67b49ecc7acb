import { readFile } from 'node:fs/promises';
import { miniButton, violations } from './cart-visit.ts';
import { customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';
const LISTS = '/store/usassessments/en/saved-carts';
const QUICK = '/store/usassessments/en/quickOrder';

test('a cart is saved, its link copied, opened by somebody else, reviewed and added; its file fills quick order [LEAD-04 a] [LEAD-04 b] [LEAD-04 c] [LEAD-04 e]', async ({
  page,
  host,
  browser,
}) => {
  const lines = [
    ['FMS-KIT', 2],
    ['HSW-KIT', 3],
  ] as const;
  await leaveEarlierCart(host, 'tomas', lines);
  await page.goto(`${host.shop}${CART}`);
  await signIn(page, 'tomas');
  await page.getByRole('button', { name: 'Save cart', exact: true }).click();
  await page.getByRole('textbox', { name: /^Cart name/ }).fill('Spring2027');
  await page.getByRole('dialog').getByRole('button', { name: 'Save cart', exact: true }).click();
  await expect(page.locator('assess-cart').getByText('Your cart is saved as Spring2027.')).toBeVisible();

  await page.goto(`${host.shop}${LISTS}`);
  await expectSignedIn(page, 'user-tomas');
  await page.getByRole('button', { name: 'Share Spring2027' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Spring2027' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(link).hash).toBe('#list=en-us/2/FMS-KIT:2,HSW-KIT:3/end');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('Spring2027.csv');
  const csv = await readFile(await file.path());

  const colleague = await browser.newPage();
  await colleague.goto(link);
  const table = colleague.getByRole('table', { name: 'Products to add' });
  await expect(table.getByRole('row', { name: /FMS-KIT/ })).toContainText('Can be added');
  await expect(colleague.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await violations(colleague, 'assess-cart')).toEqual([]);
  // The list survives everything in between.
  await colleague.reload();
  await table.getByRole('checkbox', { name: /HSW-KIT/ }).uncheck();
  await colleague.getByRole('button', { name: 'Add 1 product to cart' }).click();
  const cart = colleague.locator('assess-cart');
  await expect(cart.getByText('1 product was added to your cart.')).toBeVisible();
  await expect(miniButton(colleague)).toHaveAccessibleName(/\b2 items/);
  // A reload does not offer again what is in the cart.
  await colleague.reload();
  await expect(table.getByRole('checkbox')).toHaveCount(1);
  await colleague.getByRole('button', { name: 'Close this list' }).click();
  expect(new URL(colleague.url()).hash).toBe('');
  expect((await customerHolds(host, 'tomas')).saved).toEqual([['FMS-KIT × 2', 'HSW-KIT × 3']]);

  await colleague.goto(`${host.shop}${QUICK}`);
  await colleague
    .getByLabel('Upload a list', { exact: true })
    .setInputFiles({ name: 'Spring2027.csv', mimeType: 'text/csv', buffer: csv });
  await expect(colleague.getByLabel('Code, row 1')).toHaveValue('FMS-KIT');
  await expect(colleague.getByLabel('Quantity, row 1')).toHaveValue('2');
  await expect(colleague.getByLabel('Code, row 2')).toHaveValue('HSW-KIT');
  await expect(colleague.getByLabel('Quantity, row 2')).toHaveValue('3');
  await colleague.close();
});

test('a list survives the sign-in that a product’s level leads to [LEAD-04 c]', async ({ page, host }) => {
  await page.goto(`${host.shop}${CART}#list=en-us/1/LMS4-KIT:1/end`);
  const way = page.locator('assess-cart').getByRole('link', { name: 'Sign in' }).first();
  await expect(way).toBeVisible();
  const href = new URL((await way.getAttribute('href')) ?? '', page.url());
  expect(href.searchParams.get('returnTo')).toBe(`${CART}#list=en-us/1/LMS4-KIT:1/end`);
});
