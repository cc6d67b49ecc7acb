import { cartUrl, violations } from './cart-visit.ts';
import { card, goOn, openStep, press, stepIn } from './checkout-visit.ts';
import { asCustomer, customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

/* From the cart to a quote, by the checkout's steps that it needs. */

test.use({ watched: true });

const NAME = 'Spring assessments';
type Listed = { quotes: { code: string; name: string }[] };
const quotesOf = async (host: Host, who: string) =>
  ((await asCustomer(host, who, 'GET', '/quotes')) as Listed).quotes;

const dialog = (page: Page, name = 'Create quote') =>
  page.locator('assess-cart').getByRole('dialog', { name });
const nameOf = (page: Page) => dialog(page).getByRole('textbox', { name: 'Quote name' });

const visit = async (page: Page, host: Host, who: string): Promise<void> => {
  await leaveEarlierCart(host, who, [['FMS-KIT', 1]]);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, who);
  await page.goto(cartUrl(host));
  await page.locator('assess-cart').getByRole('button', { name: 'Create quote' }).click();
};

/** Makes a cart that lacks nothing, chosen elsewhere. */
const chooseAll = async (host: Host, who: string): Promise<void> => {
  await leaveEarlierCart(host, who, [['FMS-KIT', 1]]);
  for (const [path, body] of [
    ['/account', { id: `personal-user-${who}` }],
    ['/addresses/delivery?addressId=home', undefined],
    ['/deliverymode?deliveryModeId=ground', undefined],
    ['/billingaddress', { use: 'DELIVERY' }],
  ] as const)
    await asCustomer(host, who, 'PUT', `/carts/current${path}`, body);
};

test('what is missing leads to its step, the last one back to the dialog with its fields, and a quote is made once [QTE-01 a, b, d, e] [QTE-02]', async ({
  page,
  host,
}) => {
  await visit(page, host, 'tess');
  await nameOf(page).fill(NAME);
  await dialog(page).getByRole('link', { name: 'Add a delivery address' }).click();

  // Her only account is chosen automatically, as for an order.
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote details');
  await expect(page).toHaveTitle(/^Shipping address – Quote details – /);
  await card(page, 'Alder Street Clinic').or(card(page, 'Tess Ortega')).first().check();
  await goOn(page);
  await expect(openStep(page, 'Shipping method')).toBeVisible();
  await card(page, /^Ground/).check();
  await goOn(page);
  await expect(openStep(page, 'Billing address')).toBeVisible();
  expect(stepIn(page)).toBe('billing-address');
  await press(page, 'Continue to your quote');

  await expect(nameOf(page)).toHaveValue(NAME);
  await expect(dialog(page)).not.toContainText('missing');
  expect(new URL(page.url()).search).toBe('');
  const before = await customerHolds(host, 'tess');
  // Two presses before the first is answered.
  await dialog(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await expect(dialog(page, 'Quote created')).toBeVisible();
  const quotes = await quotesOf(host, 'tess');
  expect(quotes.map(({ name }) => name)).toEqual([NAME]);
  await expect(dialog(page, 'Quote created')).toContainText(quotes[0]?.code ?? 'none');
  expect(await violations(page, 'assess-cart')).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`quote-${quotes[0]?.code}.pdf`);
  await page.getByRole('button', { name: 'Back to cart' }).click();
  expect(await customerHolds(host, 'tess')).toEqual(before);
});

test('a checkout that has nothing left to ask for a quote goes back to the cart by itself [QTE-01 b part]', async ({
  page,
  host,
}) => {
  await chooseAll(host, 'tomas');
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tomas');
  await page.goto(`${host.shop}/store/usassessments/en/en/checkout?for=quote`);
  await expect(nameOf(page)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/store/usassessments/en/cart');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('503, a lost answer and broken JSON each keep what was typed, and the next press makes the one quote [REL-01 c] [QTE-01 c, d]', async ({
  page,
  host,
}) => {
  await chooseAll(host, 'uma');
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'uma');
  const path = '/users/current/quotes';
  for (const fault of [
    { method: 'POST', path, status: 503, times: 1 },
    { method: 'POST', path, loseAnswer: true, times: 1 },
    { method: 'POST', path, body: 'truncated', times: 1 },
  ]) {
    const had = (await quotesOf(host, 'uma')).length;
    await page.goto(cartUrl(host));
    await page.locator('assess-cart').getByRole('button', { name: 'Create quote' }).click();
    await nameOf(page).fill(NAME);
    await host.fault(fault);
    await dialog(page).getByRole('button', { name: 'Create quote' }).click();
    const again = dialog(page).getByRole('button', { name: 'Try again' });
    await expect(again.or(dialog(page, 'Quote created'))).toBeVisible();
    if (await again.isVisible()) {
      await expect(nameOf(page)).toHaveValue(NAME);
      await again.click();
    }
    await expect(dialog(page, 'Quote created')).toBeVisible();
    expect(await quotesOf(host, 'uma')).toHaveLength(had + 1);
  }
});
