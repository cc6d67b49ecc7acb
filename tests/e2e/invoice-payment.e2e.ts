import { invoiceOfOrder } from '../../demo-host/backend/invoice/invoice.ts';
import { seedCode } from '../../demo-host/backend/order/order.ts';
import type { PaymentIntent } from '../../src/api/invoice/payment.contract.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { inFrame } from './payment-visit.ts';
import { proofField, proveByPassword } from './proof-by-password.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

const INVOICES = '/store/invoices';
const OWN = invoiceOfOrder(seedCode('user-mara'));
const OVERDUE = OWN.replace('-0', '-7');

const widget = (page: Page) => page.locator('assess-invoices');
const payButton = (page: Page) => widget(page).getByRole('button', { name: /^Pay \$/ });
const paid = (page: Page) => widget(page).getByRole('heading', { name: /invoices? paid$/ });

const typeCard = async (page: Page, number = '4242424242424242'): Promise<void> => {
  await inFrame(page).getByLabel('Card number').pressSequentially(number);
  await inFrame(page).getByLabel('Expiration date').fill('09/31');
  await inFrame(page).getByLabel('Security code').fill('123');
};

/** Returns what a customer still has to pay of an invoice. */
const toPay = async (host: Host, id: string): Promise<number> =>
  ((await asCustomer(host, 'mara', 'GET', `/invoices/${id}`)) as { toPay: { value: number } }).toPay.value;

/** Returns how many calls have paid. */
const payments = async (host: Host): Promise<number> =>
  (await host.requests()).filter(
    ({ method, path }) => method === 'POST' && /\/invoices\/payments(?:\?|$)/.test(path),
  ).length;

/** Pays an invoice by its number and postal code, on another device. */
const payLookedUp = async (page: Page, host: Host, number: string): Promise<void> => {
  const own = `http://127.0.0.1:${host.port}`;
  const base = `${own}/commerce/headless/ecommerce/v2/invoices`;
  const send = async <Answer>(url: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(url, {
      data,
      headers: { 'X-Site-Id': 'usassessments', ...headers },
    });
    return (await answer.json()) as Answer;
  };
  const found = await send<{ invoiceToken: string }>(`${base}/lookup`, { number, postalCode: '43215' });
  const headers = { 'X-Invoice-Token': found.invoiceToken };
  const intent = await send<PaymentIntent>(`${base}/payments/intents`, { ids: [number] }, headers);
  const card = { mode: 'new', number: '4242424242424242', expiry: '09/31', securityCode: '123' };
  const { token } = await send<{ token: string }>(`${own}/payment/v1/tokens`, card, { Origin: own });
  const { key, total, currency } = intent;
  const body = { key, token, expectedTotal: total.value, expectedCurrency: currency };
  await send(`${base}/payments`, body, headers);
  expect(await toPay(host, number)).toBe(0);
};

test('several invoices are paid in one go, once: a double click, a lost answer, a reload, Back and another tab [ACC-07 d,e] [LEAD-06 d] [LEAD-03 f part]', async ({
  page,
  host,
}) => {
  await page.goto(host.shop + INVOICES);
  await signIn(page, 'mara');
  await expectSignedIn(page, 'user-mara');
  for (const id of [OWN, OVERDUE])
    await widget(page)
      .getByRole('checkbox', { name: `Select ${id}` })
      .check();
  await widget(page)
    .locator('.invoice-bar')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(widget(page).getByRole('heading', { name: 'Pay 2 invoices' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/invoices/${OVERDUE}|${OWN}/payment\\?payment=`));
  const address = page.url();
  await expect(widget(page).getByText('Charged once, in US dollars')).toBeVisible();
  await expect(widget(page).getByText(/The receipt goes to .*@/)).toBeVisible();
  await typeCard(page);
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(payButton(other)).toBeEnabled();

  await page.bringToFront();
  await payButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  // The proof is asked for first. After it the service pays, and the answer is lost.
  await expect(proofField(page)).toBeVisible();
  await host.fault({ method: 'POST', path: '/users/*/invoices/payments', loseAnswer: true, times: 1 });
  await proveByPassword(page);
  await expect(paid(page)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/payment\/confirmation\?payment=/);
  await expect(widget(page).getByText(/We emailed a receipt to/)).toBeVisible();
  await expect(widget(page).getByText('4242')).toBeVisible();
  for (const id of [OWN, OVERDUE]) expect(await toPay(host, id)).toBe(0);
  // The first call lacked the proof. A browser may itself send the cut one again; it has the same key.
  const sent = await payments(host);
  expect([2, 3]).toContain(sent);

  await page.reload();
  await expect(paid(page)).toBeVisible();
  await page.goto(address);
  await expect(paid(page)).toBeVisible();
  await expect(paid(other)).toBeVisible();
  expect(await payments(host)).toBe(sent);
});

test('whoever looked an invoice up pays it without signing in; the token is in no address and in no other tab [ACC-07 c,d] [SEC-04 part] [SES-12 part]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/invoices/en-us`);
  await widget(page).getByLabel('Invoice number').fill(OWN);
  await widget(page).getByLabel('Billing postal code').fill('43215');
  await widget(page).getByRole('button', { name: 'Find invoice' }).click();
  await payButton(page).click();
  await expect(widget(page).getByRole('heading', { name: 'Pay 1 invoice' })).toBeVisible();
  const address = page.url();
  const { token, elsewhere } = await page.evaluate((name) => {
    const { invoiceToken } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as { invoiceToken: string };
    const places = [location.href, document.referrer, document.cookie, JSON.stringify(history.state)];
    return {
      token: invoiceToken,
      elsewhere: [...places, JSON.stringify(Object.entries(localStorage))].join(' '),
    };
  }, storageName('invoiceLookUp'));
  expect(token.length).toBeGreaterThan(20);
  expect(elsewhere).not.toContain(token);
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(widget(other).getByText('Sign in to pay')).toBeVisible();

  await typeCard(page, '4000000000000002');
  await payButton(page).click();
  await expect(widget(page).getByRole('alert')).toContainText('Your card was refused. Nothing was charged.');
  expect(await toPay(host, OWN)).toBeGreaterThan(0);
  await inFrame(page).getByLabel('Card number').fill('');
  await typeCard(page);
  await payButton(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await toPay(host, OWN)).toBe(0);
  await page.reload();
  await expect(paid(page)).toBeVisible();
  await expect(widget(page).getByText(/We emailed/)).toHaveCount(0);
});

test('an invoice that somebody else has paid meanwhile is named and not paid again, and the rest is paid by a press of its own [ACC-07 f] [LEAD-06 d] [IDN-05 part]', async ({
  page,
  host,
}) => {
  await page.goto(host.shop + INVOICES);
  await signIn(page, 'mara');
  await expectSignedIn(page, 'user-mara');
  for (const id of [OWN, OVERDUE])
    await widget(page)
      .getByRole('checkbox', { name: `Select ${id}` })
      .check();
  await widget(page)
    .locator('.invoice-bar')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(widget(page).getByRole('heading', { name: 'Pay 2 invoices' })).toBeVisible();
  await typeCard(page);
  // A minute later the invoices are held no more, and somebody pays one of them with the paper in their hand.
  await fetch(`http://localhost:${host.port}/__clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advanceMs: 61_000 }),
  });
  await payLookedUp(page, host, OVERDUE);
  await payButton(page).click();
  const alert = widget(page).getByRole('alert');
  await expect(alert).toContainText('1 invoice was paid meanwhile. Nothing was charged.');
  await expect(alert).toContainText(OVERDUE);
  expect(await toPay(host, OWN)).toBeGreaterThan(0);
  await alert.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(widget(page).getByRole('heading', { name: 'Pay 1 invoice' })).toBeVisible();
  await typeCard(page, '4000000000000002');
  await payButton(page).click();
  await proveByPassword(page);
  await expect(alert).toContainText('Your card was refused. Nothing was charged.');
  // The password was proved a moment ago, so it is not asked for again.
  await inFrame(page).getByLabel('Card number').fill('');
  await typeCard(page);
  await payButton(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await toPay(host, OWN)).toBe(0);
});

test('the address alone pays its invoice, says that one is paid, and that there is none; whoever is signed in pays a look-up too, in the page’s language [ACC-07 c,d] [SHL-08] [LOC-06]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/fr-ca/store/invoices`);
  await expect(widget(page).getByRole('link', { name: 'Rechercher une facture' })).toHaveAttribute(
    'href',
    '/invoices/fr-ca',
  );
  await signIn(page, 'mara');
  await expect(page).toHaveURL(/\/fr-ca\/store\/invoices$/);
  await expect(widget(page).getByRole('heading', { name: 'Factures' })).toBeVisible();
  await page.goto(`${host.shop}/invoices/fr-ca`);
  await widget(page).getByLabel('Numéro de facture').fill('INV-54410002');
  await widget(page)
    .getByLabel(/^Code postal/)
    .fill('97205');
  await page.keyboard.press('Enter');
  await widget(page)
    .getByRole('button', { name: /^Payer/ })
    .click();
  await expect(widget(page).getByRole('heading', { name: 'Payer 1 facture' })).toBeVisible();
  await expect(page).toHaveURL(/\/fr-ca\/invoices\/INV-54410002\/payment\?payment=/);
  await expect(widget(page).getByRole('table')).toContainText('INV-54410002');

  await page.goto(`${host.shop}/invoices/${OWN}/payment`);
  await expect(page).toHaveURL(new RegExp(`/invoices/${OWN}/payment\\?payment=`));
  await expect(payButton(page)).toBeVisible();
  await page.goto(`${host.shop}/invoices/INV-54410004/payment`);
  await expect(widget(page).getByRole('heading', { name: 'Invoice INV-54410004 is paid' })).toBeVisible();
  await expect(widget(page).getByRole('link', { name: 'Back to invoices' })).toBeVisible();
  await page.goto(`${host.shop}/invoices/INV-1/payment`);
  await expect(page).toHaveURL(/\/error\.404\.html/);
});
