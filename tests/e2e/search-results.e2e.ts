import { expect, test, type Page } from './fixtures.ts';
import { violations } from './cart-visit.ts';

/* The page of a search, over HTTP: what is in its address stays through reload and Back. */

const results = (page: Page) => page.locator('assess-search-results');
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a search from the header is filtered, ordered and paged, and reload and Back keep it [CRT-09 b]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/en-us/about`);
  await page.getByRole('searchbox', { name: 'Search assessments' }).fill('screener');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?text=screener/);
  await expect(results(page).getByRole('heading', { name: /results for ‘screener’/ })).toBeVisible();

  const print = results(page).getByRole('checkbox', { name: /^Print/ });
  await print.click();
  await expect(results(page).getByRole('button', { name: 'Remove Print' })).toBeVisible();
  await results(page).getByRole('combobox', { name: 'Sort by' }).selectOption('name-desc');
  await expect(page).toHaveURL(/sort=name-desc/);
  expect(query(page)).toMatchObject({ text: 'screener', filter: 'productFormat:PRINT', sort: 'name-desc' });
  expect(await violations(page, 'assess-search-results')).toEqual([]);

  await page.reload();
  await expect(print).toBeChecked();
  await expect(results(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('name-desc');
  await results(page).getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(print).toBeChecked();
  await page.goBack();
  await expect(results(page).getByRole('combobox', { name: 'Sort by' })).not.toHaveValue('name-desc');
  await expect(print).toBeChecked();
});

test('a misspelt search offers what is near, and one of nothing leads to codes [CRT-09 b]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/search.html?text=memmory`);
  await results(page).getByRole('button', { name: 'Did you mean ‘memory’?' }).click();
  await expect(results(page).getByRole('heading', { name: /results for ‘memory’/ })).toBeVisible();
  await page.goto(`${host.shop}/search.html?text=qqqqqqqqqq`);
  await expect(results(page).getByRole('heading', { name: 'No results for ‘qqqqqqqqqq’' })).toBeVisible();
  await expect(results(page).getByRole('link', { name: 'Order by product code' })).toBeVisible();
});
