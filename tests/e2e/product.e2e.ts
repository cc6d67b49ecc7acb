import { KIT, miniButton, violations } from './cart-visit.ts';
import { expect, test } from './fixtures.ts';

test('a product is bought at its own page, by keys alone, and found in quick order [CRT-09 a]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/en-us/p/${KIT}`);
  const widget = page.locator('assess-product');
  await expect(widget.getByRole('heading', { level: 2 })).toHaveText(
    'Lindgren Memory Scale, 4th Edition: Complete Kit',
  );
  expect(await violations(page, 'assess-product')).toEqual([]);
  await widget.getByRole('textbox', { name: 'Quantity' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(miniButton(page)).toHaveAccessibleName(/\b2 items/);
  await page.keyboard.press('Escape');

  await widget.getByRole('button', { name: 'Add to quick order' }).focus();
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Added to quick order: 2 ×')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quickOrder$/);
  await expect(page.getByRole('textbox', { name: 'Code, row 1' })).toHaveValue(KIT);
  await expect(page.getByRole('textbox', { name: 'Quantity, row 1' })).toHaveValue('2');
});

test('a page that names no product of the store says so, whatever its address has [CRT-09 a] [SEC-14 part]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/en-us/p/${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { name: 'We can’t find product "><img src=x' })).toBeVisible();
  await expect(page.locator('assess-product img')).toHaveCount(0);
  await page.goto(`${host.shop}/en-us/p/NO-SUCH`);
  await expect(page.getByRole('heading', { name: 'We can’t find product NO-SUCH' })).toBeVisible();
  await page.getByRole('link', { name: 'Search the store' }).click();
  await expect(page).toHaveURL(/\/search\.html$/);
});
