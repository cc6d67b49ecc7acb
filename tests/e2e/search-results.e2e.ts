import { expect, test, type Page } from './fixtures.ts';
import { violations } from './cart-visit.ts';

/* The page of a search over HTTP: the search in its address stays after a reload and Back. */

const results = (page: Page) => page.locator('assess-search-results');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search assessments' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggested searches' });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a search from the header is filtered, ordered and paged, and reload and Back keep it [CRT-09 b]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/en-us/about`);
  await field(page).fill('screener');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?text=screener/);
  await expect(results(page).getByRole('heading', { name: /results for “screener”/ })).toBeVisible();

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
  await expect(
    results(page).getByRole('heading', { name: /No results for “memmory”\. \d+ results for “memory”/ }),
  ).toBeVisible();
  await page.goto(`${host.shop}/search.html?text=qqqqqqqqqq`);
  await expect(results(page).getByRole('heading', { name: 'No results for “qqqqqqqqqq”' })).toBeVisible();
  await expect(results(page).getByRole('link', { name: 'Order by product code' })).toBeVisible();
});

test('a buyer finds a test by some letters of its name and the keyboard alone, and Back returns [CRT-09 c]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/en-us/about`);
  await field(page).focus();
  await page.keyboard.type('lindgr');
  const first = suggestions(page).getByRole('option').first();
  await expect(first).toHaveText('Lindgren Memory Scale');
  expect(await violations(page, 'assess-header')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?text=Lindgren\+Memory\+Scale/);
  await expect(field(page)).toHaveValue('Lindgren Memory Scale');
  await expect(suggestions(page)).toHaveCount(0);
  const product = results(page).getByRole('list', { name: 'Products' }).getByRole('link').first();
  await expect(product).toHaveText(/Lindgren Memory Scale/);
  await product.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('heading', { name: /Lindgren Memory Scale/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\.html\?text=Lindgren\+Memory\+Scale/);
  await expect(product).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${host.shop}/en-us/about`);
  await expect(suggestions(page)).toHaveCount(0);
  await field(page).fill('');
  await field(page).focus();
  await page.keyboard.type('memor');
  await expect(suggestions(page)).toBeVisible();
});

test('where the code of the suggestions can’t be had the field searches, and they come at the next key once it can [CRT-09 c] [REL-06 part]', async ({
  page,
  host,
}) => {
  let refused = 0;
  await page.route(/\/chunks\/TypeAhead-/, async (route) => {
    refused += 1;
    await (refused > 2 ? route.continue() : route.abort());
  });
  let failed = 0;
  page.on('requestfailed', (one) => {
    if (/\/chunks\/TypeAhead-/.test(one.url())) failed += 1;
  });
  await page.goto(`${host.shop}/en-us/about`);
  await field(page).focus();
  await page.keyboard.type('m');
  await expect.poll(() => failed).toBe(2);
  // The page hears of it in the frame after it.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('e');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?text=me$/);
});

test('Back draws the filters as open as they were [CRT-09 b]', async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${host.shop}/fr-ca/search.html?text=trousse`);
  const filters = results(page).getByRole('button', { name: 'Filtres', exact: true });
  await filters.click();
  await results(page).getByRole('checkbox').first().click();
  await expect(results(page).getByRole('button', { name: /^Retirer / })).toBeVisible();
  await results(page).getByRole('list', { name: 'Produits' }).getByRole('link').nth(4).click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
});

test('Back and a reload find the place again in results that were filtered in an open panel [CRT-09 b]', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${host.shop}/fr-ca/search.html?text=trousse`);
  await results(page).getByRole('button', { name: 'Filtres', exact: true }).click();
  await results(page).getByRole('checkbox').first().click();
  await expect(results(page).getByRole('button', { name: /^Retirer / })).toBeVisible();
  const fifth = results(page).getByRole('list', { name: 'Produits' }).getByRole('link').nth(4);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const kept = () =>
    page.evaluate(
      () => (history.state as { assessPlace?: number } | null)?.assessPlace === Math.round(scrollY),
    );
  await expect(async () => {
    await fifth.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    expect(await place()).toBeGreaterThan(600);
  }).toPass();
  await expect.poll(kept).toBe(true);
  const before = await place();
  await page.reload();
  await expect(fifth).toBeInViewport();
  await fifth.click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(fifth).toBeInViewport();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
});
