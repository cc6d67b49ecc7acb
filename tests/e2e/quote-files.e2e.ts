import { readFile } from 'node:fs/promises';
import { dayIn } from '../../src/core/i18n/zone-days.ts';
import type { Download } from 'playwright/test';
import { CHOSEN, settings } from './checkout-visit.ts';
import { asCustomer, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

/* A quote on paper and in a calendar, and the early end that is shown before it is made. */

test.use({ watched: true });

const STORE = '/store/usassessments/en';
const FAILED = 'We couldn’t open the PDF. Try again.';
const widget = (page: Page) => page.locator('assess-quotes');
const pdfButton = (page: Page) => widget(page).getByRole('button', { name: 'Download PDF' });
const textOf = async (file: Download): Promise<string> => readFile(await file.path(), 'latin1');

/** Opens the cart of Tess, which lacks nothing for a quote. */
const visit = async (page: Page, host: Host): Promise<void> => {
  await leaveEarlierCart(host, 'tess', [['FMS-KIT', 2]]);
  for (const [path, body] of [
    ['/account', { id: 'org-4430' }],
    CHOSEN.address,
    CHOSEN.method,
    CHOSEN.billing,
  ] as readonly (readonly [string, unknown?])[])
    await asCustomer(host, 'tess', 'PUT', `/carts/current${path}`, body);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
};

const openQuote = async (page: Page, host: Host): Promise<string> => {
  await visit(page, host);
  const { code } = (await asCustomer(host, 'tess', 'POST', '/quotes', {
    cartId: 'current',
    name: 'Spring assessments',
  })) as { code: string };
  await page.goto(`${host.shop}${STORE}/quotes/${code}`);
  return code;
};

const save = async (page: Page, name: string): Promise<Download> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    widget(page).getByRole('button', { name }).click(),
  ]);
  return file;
};

test('what is no PDF is not handed over: HTML, a refusal, nothing at all, a cut one; a real one is asked for as the customer and saved [SEC-08 a] [SEC-08 b] [QTE-04 f]', async ({
  page,
  host,
}) => {
  const code = await openQuote(page, host);
  await expect(pdfButton(page)).toBeVisible();
  let saved = 0;
  page.on('download', () => (saved += 1));
  const path = `/users/current/quotes/${code}/pdf`;
  for (const fault of [{ body: 'html' }, { status: 403 }]) {
    await host.fault({ method: 'GET', path, times: 1, ...fault });
    await pdfButton(page).click();
    await expect(widget(page).getByRole('alert')).toContainText(FAILED);
  }
  for (const body of ['', '%PDF-1.7\n%']) {
    await page.route('**/pdf**', (route) => route.fulfill({ contentType: 'application/pdf', body }), {
      times: 1,
    });
    await pdfButton(page).click();
    await expect(widget(page).getByRole('alert')).toContainText(FAILED);
  }
  expect(saved).toBe(0);

  const asked = page.waitForRequest((request) => request.url().includes(path));
  const file = await save(page, 'Download PDF');
  expect((await (await asked).allHeaders())['authorization']).toMatch(/^Bearer \S+/);
  expect(file.suggestedFilename()).toBe(`quote-${code}.pdf`);
  expect((await textOf(file)).slice(0, 5)).toBe('%PDF-');
  await expect(widget(page).getByRole('alert')).toHaveCount(0);
});

test('a quote on paper says who made it and how it is shipped, which the page around it says on a screen [QTE-04 f]', async ({
  page,
  host,
}) => {
  await openQuote(page, host);
  const seller = widget(page).getByText('410 Alder Street, Minneapolis, MN 55401');
  await expect(widget(page).getByText('Ground · 10-15 business days')).toBeVisible();
  await expect(widget(page).getByText('All amounts are in US dollars (USD).')).toBeVisible();
  await expect(seller).toBeHidden();
  const crumbs = page.getByRole('navigation').filter({ hasText: 'Your quotes' });
  const wayOn = page.getByRole('main').getByRole('link', { name: 'Your cart' });
  await expect(crumbs).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(seller).toBeVisible();
  // On paper, links to other pages are hidden, and the names of the products get more space.
  await expect(crumbs).toBeHidden();
  await expect(wayOn).toBeHidden();
  const table = widget(page).getByRole('table');
  const share = async () =>
    (await table.getByRole('columnheader').first().boundingBox())!.width / (await table.boundingBox())!.width;
  await expect.poll(share).toBeGreaterThan(0.5);
});

test('the list of quotes is printed without what is pressed on a screen [QTE-04 a]', async ({
  page,
  host,
}) => {
  await openQuote(page, host);
  await page.goto(`${host.shop}${STORE}/quotes`);
  const acts = widget(page).getByRole('button', { name: /^Order|^Search|^Download/ });
  await expect(acts).not.toHaveCount(0);
  await expect(widget(page).getByRole('search')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(widget(page).getByRole('row')).not.toHaveCount(0);
  await expect(acts).toHaveCount(0);
  await expect(widget(page).getByRole('search')).toHaveCount(0);
  await expect(widget(page).getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
});

test('the end of a quote is saved for a calendar [LEAD-09 a]', async ({ page, host }) => {
  const code = await openQuote(page, host);
  const file = await save(page, 'Add expiry to calendar');
  expect(file.suggestedFilename()).toBe(`quote-${code}.ics`);
  const text = await textOf(file);
  const { expirationTime } = (await asCustomer(host, 'tess', 'GET', `/quotes/${code}`)) as {
    expirationTime: string;
  };
  const day = dayIn(Date.parse(expirationTime), 'America/Chicago');
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  expect(text).toContain(code);
});

test('a quote that would end early says why and when, and is made once that is agreed to [QTE-03 b]', async ({
  page,
  host,
}) => {
  await visit(page, host);
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await settings(host, { customer: 'user-tess', settings: { pricingUpdate: day } });
  const had = ((await asCustomer(host, 'tess', 'GET', '/quotes')) as { quotes: unknown[] }).quotes.length;
  await page.goto(`${host.shop}${STORE}/cart`);
  await page.locator('assess-cart').getByRole('button', { name: 'Create quote' }).click();
  await page.getByRole('textbox', { name: 'Quote name' }).fill('Spring assessments');
  await page.getByRole('dialog').getByRole('button', { name: 'Create quote' }).click();
  const early = page.getByRole('dialog', { name: /^This quote will expire on / });
  await expect(early).toContainText(/Prices change on .*, earlier than usual\./);
  expect(((await asCustomer(host, 'tess', 'GET', '/quotes')) as { quotes: unknown[] }).quotes).toHaveLength(
    had,
  );
  await early.getByRole('button', { name: 'Create quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Quote created' })).toBeVisible();
});
