import { violations } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

const widget = (page: Page) => page.locator('assess-invoices');

test('the month end: a search finds some two hundred invoices, which are saved as one ZIP under the strict policy and as a CSV file [ACC-07 a, b, g] [LEAD-06 a, b, c]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/store/invoices`);
  await signIn(page, 'max');
  await expect(widget(page).getByText('3,000 invoices · 12 overdue')).toBeVisible();
  // Another's order is no link, and who is paying is named to members.
  const row = (id: string) => widget(page).getByRole('row', { name: new RegExp(id) });
  await expect(row('INV-54460001').getByRole('link')).toHaveCount(0);
  await expect(row('INV-9104242').getByRole('link')).toHaveCount(1);
  await expect(row('INV-54460006')).toContainText(/Being paid.*Ole Eriksen/);
  await widget(page).getByRole('combobox', { name: 'Account' }).selectOption('4460');
  await expect(page).toHaveURL(/\?account=4460$/);
  await expect(row('INV-54460001')).toBeVisible();
  await expect(row('INV-9104242')).toHaveCount(0);
  await widget(page).getByRole('combobox', { name: 'Account' }).selectOption('');
  await widget(page).getByRole('searchbox').fill('PO-71');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?query=PO-71$/);
  const all = widget(page).getByRole('button', { name: /^Select all \d+ that match$/ });
  await widget(page)
    .getByRole('checkbox', { name: /on this page$/ })
    .check();
  const total = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? '';
  expect(Number(total)).toBeGreaterThan(150);
  await all.click();
  await expect(widget(page).getByText(new RegExp(`^${total} selected · \\$`))).toBeVisible();
  expect(await violations(page, 'assess-invoices')).toEqual([]);

  const [zip] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    widget(page).getByRole('button', { name: 'Download ZIP' }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d-\d\d\.zip$/);
  await expect(widget(page).getByText(`zip saved: ${total} of ${total} PDFs.`)).toBeVisible();

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    widget(page).getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('invoices.csv');
  const rows = (await (await csv.createReadStream()).toArray()).join('').trim().split('\r\n');
  expect(rows).toHaveLength(Number(total) + 1);
});

test('an invoice is found without a user, on a page of its own [ACC-07 c, g] [SES-12] [CHK-19 c]', async ({
  page,
  host,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${host.shop}/invoices/en-us`);
  await widget(page).getByLabel('Invoice number').fill('INV 5446-0001');
  await widget(page).getByLabel('Billing postal code').fill('97205');
  await page.keyboard.press('Enter');
  await expect(widget(page).getByRole('region', { name: 'Invoice INV-54460001' })).toBeVisible();
  await expect(widget(page).getByText(/Ole|Eriksen|Max|Oduya/)).toHaveCount(0);
  await expect(widget(page).getByRole('link', { name: /^\d+$/ })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/users/'))).toEqual([]);
});
