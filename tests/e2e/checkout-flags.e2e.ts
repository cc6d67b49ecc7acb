import {
  card,
  checkout,
  CHOSEN,
  field,
  goOn,
  openStep,
  placeButton,
  placed,
  settings,
  terms,
  visitCheckout,
} from './checkout-visit.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';

/* Flags in the checkout. It keeps some of them until its end. The services decide by their own settings, not by flags. */

test.use({ watched: true });

const TO_BILLING = [CHOSEN.address, CHOSEN.method] as const;
const TO_PAYMENT = [...TO_BILLING, CHOSEN.billing] as const;
const program = (page: Page) => checkout(page).getByLabel(/^Third-party program/);
const vat = (page: Page) => checkout(page).getByLabel(/^VAT number/);

/** Switches a flag at its service, and waits until this page has received it. */
const flip = async (page: Page, host: Host, key: string, value: boolean): Promise<void> => {
  await host.flag(key, value);
  await expect
    .poll(() =>
      page.evaluate(
        (name) =>
          (globalThis as unknown as Record<symbol, { getSnapshot(): { flags: Record<string, unknown> } }>)[
            Symbol.for('assess-widgets')
          ]?.getSnapshot().flags[name],
        key,
      ),
    )
    .toBe(value);
};

test('flags that flip change nothing from the first step to the order, and the next checkout has them [REL-07 a] [FLG-07 part]', async ({
  page,
  host,
}) => {
  for (const key of ['bankTransfer', 'vat']) await host.flag(key, true);
  await visitCheckout(page, host, { hearsFlags: true, chosen: TO_BILLING });
  await expect(openStep(page, 'Billing address')).toBeVisible();
  for (const key of ['bankTransfer', 'vat']) await flip(page, host, key, false);
  for (const key of ['addressLine3', 'thirdPartyProgram']) await flip(page, host, key, true);

  await card(page, 'New address').check();
  await expect(field(page, 'City')).toBeVisible();
  await expect(checkout(page).getByLabel(/^Additional address line/)).toHaveCount(0);
  await card(page, /^Same as shipping address/).check();
  await goOn(page);
  await expect(openStep(page, 'Payment')).toBeFocused();
  await card(page, 'Bank transfer').check();
  await vat(page).fill('GB 123');
  await expect(program(page)).toHaveCount(0);
  await goOn(page);
  await expect(openStep(page, 'Review')).toBeFocused();
  await expect(checkout(page).getByText('GB 123').first()).toBeVisible();
  await terms(page).check();
  await placeButton(page).click();
  await expect(placed(page)).toBeVisible();
  await expect(checkout(page).getByText('Bank details')).toBeVisible();

  // With a step in its address, the checkout is not filled in from the order before.
  await visitCheckout(page, host, { hearsFlags: true, chosen: TO_PAYMENT, search: '?step=payment' });
  await expect(program(page)).toBeVisible();
  await expect(card(page, 'Purchase order')).toBeVisible();
  await expect(card(page, 'Bank transfer')).toHaveCount(0);
  await expect(vat(page)).toHaveCount(0);
});

test.describe('what the service refuses of late is said, and the others are offered [REL-07 b]', () => {
  test('a way to pay and a program, in their step', async ({ page, host }) => {
    for (const key of ['bankTransfer', 'thirdPartyProgram']) await host.flag(key, true);
    await visitCheckout(page, host, { hearsFlags: true, chosen: TO_PAYMENT });
    await card(page, 'Bank transfer').check();
    await settings(host, { settings: { bankTransfer: false } });
    await flip(page, host, 'bankTransfer', false);
    await goOn(page);
    await expect(checkout(page).locator('.notice')).toContainText(
      'This way to pay is no longer offered for this order.',
    );
    await expect(card(page, 'Bank transfer')).toBeDisabled();
    await expect(card(page, 'New card')).toBeEnabled();

    await settings(host, { settings: { program: false } });
    await program(page).selectOption({ label: 'State early-literacy grant' });
    await expect(checkout(page).getByText('This program is no longer offered.')).toBeVisible();
    await card(page, 'Purchase order').check();
    await field(page, 'Purchase order number').fill('PO-8');
    await goOn(page);
    await expect(openStep(page, 'Review')).toBeFocused();
  });

  test('a way to pay, when the order is placed', async ({ page, host }) => {
    await host.flag('bankTransfer', true);
    await visitCheckout(page, host, {
      hearsFlags: true,
      chosen: [...TO_PAYMENT, ['/paymenttype', { type: 'BANK_TRANSFER' }]],
    });
    await expect(openStep(page, 'Review')).toBeVisible();
    await terms(page).check();
    await settings(host, { settings: { bankTransfer: false } });
    await placeButton(page).click();
    await expect(openStep(page, 'Payment')).toBeFocused();
    await expect(checkout(page).getByRole('alert')).toContainText(
      'This way to pay is no longer offered for this order.',
    );
    await expect(card(page, 'Bank transfer')).toBeDisabled();
    await card(page, 'Purchase order').check();
    await field(page, 'Purchase order number').fill('PO-9');
    await goOn(page);
    await expect(openStep(page, 'Review')).toBeFocused();
    await terms(page).check();
    await placeButton(page).click();
    await expect(placed(page)).toBeVisible();
  });
});

test('a program of the store’s list is kept on the order [CHK-18]', async ({ page, host }) => {
  await host.flag('thirdPartyProgram', true);
  await visitCheckout(page, host, { hearsFlags: true, chosen: TO_PAYMENT });
  await program(page).selectOption({ label: 'State early-literacy grant' });
  await expect(program(page)).toBeEnabled();
  await card(page, 'Purchase order').check();
  await field(page, 'Purchase order number').fill('PO-11');
  await goOn(page);
  await expect(openStep(page, 'Review')).toBeFocused();
  await expect(checkout(page).getByText('State early-literacy grant').first()).toBeVisible();
  await terms(page).check();
  await placeButton(page).click();
  await expect(placed(page)).toBeVisible();
  await expect(checkout(page).getByText('State early-literacy grant')).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order');
  expect(await asCustomer(host, 'tess', 'GET', `/orders/${code}?fields=FULL`)).toMatchObject({
    thirdPartyProgram: { id: 'state-grant', name: 'State early-literacy grant' },
  });
});
