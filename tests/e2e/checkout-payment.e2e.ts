import type { Locator } from 'playwright/test';
import { card, checkout, CHECKOUT, chooseAll, openStep, placed } from './checkout-visit.ts';
import { asCustomer, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { CARDS, inFrame, typeCard } from './payment-visit.ts';
import { signIn } from './signed-in-visit.ts';

/*
 * The payment step in the checkout over HTTP, with the payment service's own frame. Its states are tested in
 * `payment-step.browser.test.tsx`.
 */

const CART = '/store/usassessments/en/cart';
const press = (page: Page, name: string) => checkout(page).getByRole('button', { name }).click();
const pick = (page: Page, words: string) =>
  checkout(page).locator('.pick').filter({ hasText: words }).getByRole('radio').check();

/** Signs in with a cart whose checkout is at the payment. */
const toPayment = async (page: Page, host: Host, userName = 'tess'): Promise<void> => {
  await leaveEarlierCart(host, userName, [['FMS-KIT', 2]]);
  await page.goto(host.shop + CART);
  await signIn(page, userName);
  await page.locator('assess-cart').getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL((url) => url.pathname === CHECKOUT);
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  // The only account is chosen automatically.
  await expect(checkout(page).getByText('Union County Public Schools · 4430')).toBeVisible();
  await pick(page, '18 Linden Avenue');
  await press(page, 'Continue to shipping method');
  await expect(openStep(page, 'Shipping method')).toBeFocused();
  await pick(page, 'Ground');
  await press(page, 'Continue to billing address');
  await expect(openStep(page, 'Billing address')).toBeFocused();
  await pick(page, 'Same as shipping address');
  await press(page, 'Continue to payment');
  await expect(openStep(page, 'Payment')).toBeFocused();
};

test('an order goes from the cart to its confirmation, which survives a reload, paid by a new card, whose number goes to the payment service alone [CHK-01 e] [CHK-14 part] [CHK-10 a part] [CHK-10 b part] [CHK-11] [SEC-11 a] [SEC-04 part]', async ({
  page,
  host,
}) => {
  const sent: { host: string; body: string }[] = [];
  page.on('request', (request) =>
    sent.push({ host: new URL(request.url()).hostname, body: request.url() + (request.postData() ?? '') }),
  );
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await toPayment(page, host);
  await pick(page, 'New card');
  await typeCard(page, CARDS.visa);
  await checkout(page).getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await press(page, 'Continue to review');
  await expect(openStep(page, 'Review')).toBeFocused();
  await expect(
    checkout(page)
      .getByText(/ending in 4242/)
      .first(),
  ).toBeVisible();

  const told = sent.filter(({ body }) => /4242\s?4242/.test(decodeURIComponent(body)));
  expect(told.map((one) => one.host)).toEqual(['pay.localhost']);
  const kept = await page.evaluate(() => ({
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    page: document.documentElement.outerHTML + document.cookie + location.href,
  }));
  expect(JSON.stringify(kept) + said.join()).not.toMatch(/4242\s?4242/);

  await checkout(page).getByRole('checkbox', { name: 'I accept the Terms and conditions' }).check();
  await press(page, 'Place order');
  await expect(placed(page)).toBeFocused();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('step')).toBe('confirmation');
  expect(searchParams.get('order')).toMatch(/^\d+$/);
  await expect(checkout(page)).toContainText(/email a confirmation to \S+@/);
  const confirmed = await checkout(page).innerText();
  expect(confirmed).toMatch(/Web reference W/);
  await page.reload();
  await expect(placed(page)).toBeVisible();
  // The customer's own address loads a little later than the order.
  await expect.poll(() => checkout(page).innerText()).toBe(confirmed);
});

test('a card’s number, expiry and code are asked in the frame, and told of in the checkout’s language [CHK-10 a]', async ({
  page,
  host,
}) => {
  const site = 'caassessments';
  await leaveEarlierCart(host, 'ada', [['FMS-KIT', 1]], site);
  const put = (path: string, body?: unknown) =>
    asCustomer(host, 'ada', 'PUT', `/carts/current${path}`, body, site);
  await put('/addresses/delivery?addressId=home');
  await put('/deliverymode?deliveryModeId=ground');
  await put('/billingaddress', { use: 'DELIVERY' });
  await page.goto(`${host.shop}/fr-ca/about`);
  await signIn(page, 'ada');
  await page.goto(`${host.shop}/store/caassessments/fr/fr/checkout`);
  await card(page, 'Nouvelle carte').check();
  const inField = (name: string) => inFrame(page).getByRole('textbox', { name });
  await expect(inFrame(page).getByRole('textbox')).toHaveCount(3);
  const next = () => checkout(page).getByRole('button', { name: 'Continuer vers la vérification' }).click();
  await next();
  const told = {
    'Numéro de carte': 'Entrez votre numéro de carte',
    'Date d’expiration': 'Entrez la date d’expiration',
    'Code de sécurité': 'Entrez votre code de sécurité',
  };
  for (const [name, words] of Object.entries(told))
    await expect(inField(name)).toHaveAccessibleDescription(new RegExp(words));
  await inField('Numéro de carte').fill(CARDS.visa);
  await inField('Date d’expiration').fill('0931');
  await inField('Code de sécurité').fill('123');
  await next();
  await expect(
    checkout(page)
      .getByText(/se terminant par 4242/)
      .first(),
  ).toBeVisible();
});

test('on two phones the card’s fields stand clear of the bar once the keyboard is in them [CHK-10 a part] [AXS-03 part]', async ({
  page,
  host,
}) => {
  await chooseAll(host);
  await page.goto(host.shop + CART);
  await signIn(page, 'tess');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${host.shop}${CHECKOUT}?step=payment`);
    await card(page, 'New card').check();
    await expect(inFrame(page).getByLabel('Card number')).toBeVisible();
    const frame = checkout(page).locator('.pay-frame');
    const bar = checkout(page).getByRole('region', { name: 'Order summary' });
    const edges = async (of: Locator) => of.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
    // The choice is scrolled to the bar's upper edge, so that the bar covers its fields.
    await card(page, 'New card').focus();
    const down = (await edges(card(page, 'New card'))).bottom - (await edges(bar)).top;
    await page.evaluate((by) => scrollBy(0, by), down);
    await page.keyboard.press('Tab');
    await expect(inFrame(page).getByLabel('Card number')).toBeFocused();
    for (const name of ['Expiration date', 'Security code']) {
      await expect
        .poll(async () => {
          const { top, bottom } = await edges(frame);
          return top >= 0 && bottom <= (await edges(bar)).top;
        })
        .toBe(true);
      await page.keyboard.press('Tab');
      await expect(inFrame(page).getByLabel(name)).toBeFocused();
    }
  }
});

test('a saved card asks for its code alone; a card that is refused or not confirmed says so and can be tried again [CHK-10 d] [CHK-14 b,h,j part]', async ({
  page,
  host,
}) => {
  await toPayment(page, host);
  await pick(page, 'New card');
  await typeCard(page, CARDS.refused);
  await press(page, 'Continue to review');
  const notice = (words: string) => checkout(page).locator('.notice').filter({ hasText: words });
  await expect(
    notice('Please check your payment details are correct or provide a different payment method.'),
  ).toBeFocused();
  await expect(notice('Visa ending in 9995 was refused. Nothing has been ordered')).toBeFocused();
  await typeCard(page, CARDS.challenge);
  await press(page, 'Continue to review');
  await expect(inFrame(page).getByRole('button', { name: 'Confirm payment' })).toBeVisible();
  await press(page, 'Back to payment');
  await expect(
    notice('The payment was not confirmed. Nothing has been ordered, and you have not been charged.'),
  ).toBeFocused();

  await pick(page, 'Visa ending in 4242');
  await expect(inFrame(page).getByRole('textbox')).toHaveCount(1);
  await press(page, 'Continue to review');
  await expect(inFrame(page).getByText('Enter your security code')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Payment/);
  await expect(inFrame(page).getByLabel('Security code')).toBeFocused();
  await inFrame(page).getByLabel('Security code').fill('123');
  // Enter in the frame continues, as in the page's own fields.
  await page.keyboard.press('Enter');
  await expect(openStep(page, 'Review')).toBeFocused();
});
