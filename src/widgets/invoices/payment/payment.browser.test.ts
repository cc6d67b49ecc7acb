import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { invoiceOfOrder } from '../../../../demo-host/backend/invoice/invoice.ts';
import { seedCode } from '../../../../demo-host/backend/order/order.ts';
import { asCustomer } from '../../../../tests/support/as-customer.ts';
import { createElementsPayment } from '../../../../tests/support/elements-payment.ts';
import { createProvider } from '../../../../tests/support/elements-provider.ts';
import { expectClean } from '../../../../tests/support/expect-clean.ts';
import { invoicesWidget, openInvoices, said } from '../../../../tests/support/invoices-visit.ts';
import type { Scene } from '../../../../tests/support/scene.ts';
import { forgetInvoicePaying } from '../../../api/invoice/pay-invoices.ts';
import type { PaymentIntent } from '../../../api/invoice/payment.contract.ts';
import { providePayment } from '../../parts/payment-fields/provide-payment.ts';
import '../define.ts';

const patient = { timeout: 20_000 };
const OWN = invoiceOfOrder(seedCode('user-mara'));
const IDS = [OWN, OWN.replace('-0', '-7')];
const PAY = { method: 'POST', path: '/users/*/invoices/payments' };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const start = location.href;

let scene: Scene;
let stop: (() => void) | undefined;

/** Opens the payment of two invoices of mara, with the card fields of a second provider. */
const openPayment = async (): Promise<PaymentIntent> => {
  scene = await openInvoices({ who: 'mara' });
  const widget = invoicesWidget();
  widget.remove();
  const intent = (await asCustomer(scene, 'mara', 'POST', '/invoices/payments/intents', {
    ids: IDS,
  })) as PaymentIntent;
  stop = providePayment(createElementsPayment(createProvider(() => scene.repository)));
  history.replaceState(null, '', `/invoices/${OWN}/payment?payment=${intent.paymentId}`);
  document.body.append(widget);
  await expect.element(page.getByRole('heading', { name: 'Pay 2 invoices' }), patient).toBeVisible();
  return intent;
};
const typeCard = async (): Promise<void> => {
  await userEvent.fill(page.getByLabelText('Card number'), '4242424242424242');
  await userEvent.fill(page.getByLabelText('Expiration date'), '09/31');
  await userEvent.fill(page.getByLabelText('Security code'), '123');
};

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  document.body.replaceChildren();
  stop?.();
  forgetInvoicePaying();
  await scene.settled();
  history.replaceState(null, '', start);
});

it('says what is paid, once and by which card, and has no violation at any width [ACC-07 d] [AXS-05 a, b]', async () => {
  const { total } = await openPayment();
  await expect.element(button(/^Pay \$/), patient).toBeEnabled();
  await expect.element(said(/Charged once, in US dollars/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Invoices to pay' })).toBeVisible();
  await expect
    .element(button(`Pay $${total.value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`))
    .toBeVisible();
  await expectClean(invoicesWidget());
  await page.viewport(320, 700);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectClean(invoicesWidget());
});

it('says that the payment is being checked, without a button that pays, and what became of it [ACC-07 d] [REL-02 part]', async () => {
  await openPayment();
  await typeCard();
  scene.backend.faults.add({ ...PAY, status: 503, times: 1 });
  scene.backend.faults.add({
    method: 'POST',
    path: '/users/*/invoices/payments/byKey',
    status: 503,
    times: 1,
  });
  await button(/^Pay \$/).click(patient);
  await expect.element(said('We’re checking your payment. Don’t pay again.'), patient).toBeVisible();
  expect(button(/^Pay \$/).elements()).toHaveLength(0);
  await expect.element(said(/Your payment was not made\. Nothing was charged\./), patient).toBeVisible();
  // The next try is another payment, on a page of its own.
  await expect.element(page.getByRole('alert').getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  await expect.element(page.getByRole('link', { name: 'Back to invoices' })).toBeVisible();
  expect(page.getByLabelText('Card number').elements()).toHaveLength(0);
});
