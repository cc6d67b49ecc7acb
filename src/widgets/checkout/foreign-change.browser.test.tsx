import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectStep,
  field,
  leaveCheckout,
  openStep,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../tests/support/checkout-visit.ts';
import { changeAnswers } from '../../../tests/support/change-answers.ts';
import { runtime } from '../../core/runtime.ts';
import { createElementsPayment } from '../../../tests/support/elements-payment.ts';
import { createProvider } from '../../../tests/support/elements-provider.ts';
import { providePayment } from '../parts/payment-fields/provide-payment.ts';
import './define.ts';

/* The cart of a checkout is changed on another device of its customer. */

const patient = { timeout: 20_000 };
const CARD = '8796093054001';
const CHOSEN = [
  ['/account', { id: 'org-4410' }],
  ['/qualifieduser', { id: 'qu-priya' }],
  ['/addresses/delivery?addressId=home', undefined],
  ['/deliverymode?deliveryModeId=ground', undefined],
  ['/billingaddress', { use: 'DELIVERY' }],
] as const;
const TRANSFER = ['/paymenttype', { type: 'BANK_TRANSFER' }] as const;
/** Chosen by a plain OCC client, which asks for no security code. */
const SAVED_CARD = [
  `/commerce/occ/v2/usassessments/users/current/carts/current/paymentdetails?paymentDetailsId=${CARD}`,
  undefined,
] as const;

let visit: CheckoutVisit;
let forgetProvider: () => void;

type Chosen = NonNullable<Parameters<typeof visitCheckout>[0]['chosen']>;

const come = async (step: string, chosen: Chosen) => {
  forgetProvider = providePayment(createElementsPayment(createProvider(() => visit.scene.repository)));
  visit = await visitCheckout({
    userName: 'mara',
    lines: { 'LMS4-KIT': 1 },
    chosen,
    step,
    scene: { flags: { bankTransfer: true } },
  });
};
const place = async () => {
  await userEvent.click(page.getByRole('checkbox', { name: 'I accept the Terms and conditions' }));
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
};
const stepIn = () => new URLSearchParams(location.search).get('step');
const goOn = () => press(/^Continue to /);
/** Expects a change to be named in an alert. */
const isNamed = (words: string | RegExp) =>
  expect.element(page.getByRole('alert').filter({ hasText: words }), patient).toBeVisible();
const kit = () => visit.scene.repository.product('LMS4-KIT')!;
const orders = async () => ((await visit.as('GET', '/orders')) as { orders: unknown[] }).orders.length;

afterEach(async () => {
  await leaveCheckout(visit);
  forgetProvider();
  vi.restoreAllMocks();
});

describe('at Place order a change elsewhere is named, nothing is placed, and the first step that is no longer done opens with what still fits chosen [CHK-15 f,g]', () => {
  type Change = {
    change: readonly [method: string, path: string, body?: unknown];
    before?: Chosen;
    /** Makes another change at the same time. */
    meanwhile?: () => void;
    says: string | RegExp;
    opens: string;
    chosen: string;
  };
  const leads = async ({ change, before = [TRANSFER], meanwhile, says, opens, chosen }: Change) => {
    await come('review', [...CHOSEN, ...before]);
    await expectStep('Review');
    const placed = await orders();
    const [method, path, body] = change;
    meanwhile?.();
    await visit.as(method, `/carts/current${path}`, body);
    await place();
    await expect.element(openStep(opens), patient).toHaveFocus();
    await isNamed(says);
    await expect.element(radio(chosen), patient).toBeChecked();
    expect(await orders()).toBe(placed);
    await expect.poll(stepIn).toBe(opens.toLowerCase().replace(' ', '-'));
  };

  it('another account: its qualified user is asked for, whom the cart had suggested, and its billing address [CHK-15 b]', async () => {
    await leads({
      change: ['PUT', '/account', { id: 'org-4411' }],
      says: 'The customer account was changed to Riverbend Assessment Center in another window.',
      opens: 'Qualified user',
      chosen: 'Priya Raman',
    });
    await goOn();
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
    await expect.element(radio('Customer account’s billing address'), patient).toBeChecked();
    await goOn();
    await expect.element(openStep('Review'), patient).toHaveFocus();
  });

  it('another account: the purchase order is asked for, with the number that it had [CHK-15 b,g part]', async () => {
    await leads({
      before: [['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }]],
      change: ['PUT', '/account', { id: 'org-4411' }],
      says: 'The customer account was changed to Riverbend Assessment Center in another window.',
      opens: 'Qualified user',
      chosen: 'Priya Raman',
    });
    await goOn();
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
    await expect.element(radio('Customer account’s billing address'), patient).toBeChecked();
    await goOn();
    await expect.element(openStep('Payment'), patient).toHaveFocus();
    await expect.element(radio('Purchase order'), patient).toBeChecked();
    await expect.element(field('Purchase order number')).toHaveValue('PO-7');
  });

  it('another shipping address: the method is asked for, what the cart had suggested [CHK-15 c]', async () => {
    await leads({
      change: ['PUT', '/addresses/delivery?addressId=work'],
      says: 'The address was changed in another window.',
      opens: 'Shipping method',
      chosen: 'Ground',
    });
    await goOn();
    await expect.element(openStep('Review'), patient).toHaveFocus();
  });

  it('a promotion code that went: the card was confirmed for less, and is asked for again [CHK-15 d]', async () => {
    await leads({
      before: [['/vouchers?voucherId=WELCOME10', undefined, 'POST'], SAVED_CARD],
      change: ['DELETE', '/vouchers/WELCOME10'],
      says: 'A promotion code was removed in another window.',
      opens: 'Payment',
      chosen: 'Visa ending in 4242',
    });
  });

  it('another cost of shipping, and of tax with it: the card is asked for again [CHK-15 e]', async () => {
    await leads({
      before: [SAVED_CARD],
      change: ['PUT', '/deliverymode?deliveryModeId=ground'],
      meanwhile: () =>
        changeAnswers(visit.scene, 'GET', /\/carts\/current$/, async (answer) => {
          const cart = (await (await answer()).json()) as Record<string, { value: number }>;
          const more = (name: string, value: number) => ({
            [name]: { ...cart[name], value: (cart[name]?.value ?? 0) + value },
          });
          return Response.json({
            ...cart,
            ...more('deliveryCost', 10),
            ...more('totalTax', 1),
            ...more('totalPriceWithTax', 11),
          });
        }),
      says: /Prices have changed: Shipping from \$10\.00 to \$20\.00, Sales tax from \$[\d.,]+ to \$[\d.,]+, Total from \$[\d.,]+ to \$[\d.,]+\.$/,
      opens: 'Payment',
      chosen: 'Visa ending in 4242',
    });
  });

  it('another shipping method is named as that, and the card is asked for again [CHK-15 e,f part]', async () => {
    await leads({
      before: [SAVED_CARD],
      change: ['PUT', '/deliverymode?deliveryModeId=expedited'],
      says: /The shipping method was changed to Expedited in another window\./,
      opens: 'Payment',
      chosen: 'Visa ending in 4242',
    });
    await isNamed(/The total was \$[\d.,]+ and is now \$[\d.,]+\.$/);
  });
});

describe('in a step', () => {
  it('prices that the store changed are named when its write has gone, each as it was and is [CHK-15 e]', async () => {
    await come('billing-address', CHOSEN.slice(0, -1));
    await expectStep('Billing address');
    await expect.element(radio('Customer account’s billing address'), patient).toBeChecked();
    visit.scene.repository.saveProduct({
      ...kit(),
      prices: { ...kit().prices, USD: kit().prices.USD + 1000 },
    });
    await goOn();
    await expect.element(openStep('Payment'), patient).toHaveFocus();
    await isNamed(/Prices have changed: .+ from \$[\d.,]+ to \$[\d.,]+\.$/);
  });

  it('a change that was listed above the window is listed once more in the next step, in sight [CHK-15 f part]', async () => {
    await come('shipping-method', CHOSEN.slice(0, 3));
    await page.viewport(320, 500);
    await expectStep('Shipping method');
    const ground = () => page.getByRole('radio', { name: /^Ground/ });
    await userEvent.click(ground());
    await expect.element(ground()).toBeChecked();
    // Room to scroll the steps up.
    const below = document.body.appendChild(document.createElement('div'));
    below.style.height = '100vh';
    document.querySelector('[type=radio]:checked')?.scrollIntoView({ block: 'start' });
    const notice = page.getByRole('alert').filter({ hasText: 'was changed in another window' });
    await visit.as('PATCH', '/carts/current/entries/0', { quantity: 3 });
    runtime().registry.changed('checkoutCart');
    await expect.element(notice, patient).toBeInTheDocument();
    await expect.element(notice).not.toBeInViewport();
    await goOn();
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
    await expect.element(notice, patient).toBeInViewport();
    await goOn();
    await expect.element(openStep('Payment'), patient).toHaveFocus();
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('a change that was listed in sight is not listed again in the next step [CHK-15 f part]', async () => {
    await come('shipping-method', CHOSEN.slice(0, 3));
    await expectStep('Shipping method');
    await userEvent.click(page.getByRole('radio', { name: /^Ground/ }));
    const notice = page.getByRole('alert').filter({ hasText: 'was changed in another window' });
    await visit.as('PATCH', '/carts/current/entries/0', { quantity: 3 });
    runtime().registry.changed('checkoutCart');
    await expect.element(notice, patient).toBeInViewport();
    await goOn();
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('what was typed waits while an earlier step is done again, and nothing is asked about leaving [CHK-15 g] [CHK-14 h part]', async () => {
    await come('payment', CHOSEN);
    await expectStep('Payment');
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-91');
    await visit.as('PUT', '/carts/current/account', { id: 'org-4411' });
    await goOn();
    await expect.element(openStep('Qualified user'), patient).toHaveFocus();
    await isNamed('The customer account was changed to Riverbend Assessment Center in another window.');
    // Only one alert: the failed write is not reported as another failure.
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1);
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    await expect.element(radio('Priya Raman'), patient).toBeChecked();
    await goOn();
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
    await expect.element(radio('Customer account’s billing address'), patient).toBeChecked();
    await goOn();
    await expect.element(openStep('Payment'), patient).toHaveFocus();
    await expect.element(radio('Purchase order'), patient).toBeChecked();
    await expect.element(field('Purchase order number')).toHaveValue('PO-91');
    await goOn();
    await expect.element(openStep('Review'), patient).toHaveFocus();
  });

  it('a card that was being replaced is asked for again, and the one before it does not come back unasked [CHK-15 g part] [CHK-10 part]', async () => {
    await come('payment', [...CHOSEN, SAVED_CARD]);
    await expect.element(radio('Visa ending in 4242'), patient).toBeChecked();
    await userEvent.click(radio('New card'));
    await visit.as('PUT', '/carts/current/account', { id: 'org-4411' });
    runtime().registry.changed('checkoutCart');
    await expect.element(openStep('Qualified user'), patient).toHaveFocus();
    await goOn();
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
    await expect.element(radio('Customer account’s billing address'), patient).toBeChecked();
    await press('Continue to payment');
    await expect.element(openStep('Payment'), patient).toHaveFocus();
    await expect.element(radio('New card'), patient).toBeChecked();
    // It is asked for once. After that the order is reviewed as with any other change.
    await userEvent.click(radio('Visa ending in 4242'));
    await press('Change: Billing address');
    await expect.element(openStep('Billing address'), patient).toHaveFocus();
    await press('Continue to review');
    await expect.element(openStep('Review'), patient).toHaveFocus();
  });

  it('a choice that was not saved asks nothing either where its step can’t be filled in any more [CHK-15 g]', async () => {
    await come('shipping-method', CHOSEN.slice(0, 3));
    await expectStep('Shipping method');
    await userEvent.click(radio('Expedited'));
    await visit.as('PUT', '/carts/current/account', { id: 'org-4411' });
    await goOn();
    await expect.element(openStep('Qualified user'), patient).toHaveFocus();
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    await expect.element(radio('Priya Raman'), patient).toBeChecked();
    await goOn();
    await expect.element(openStep('Shipping method'), patient).toHaveFocus();
  });
});
