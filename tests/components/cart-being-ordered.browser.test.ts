import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAnswers } from '../support/change-answers.ts';
import {
  expectStep,
  expectText,
  leaveCheckout,
  press,
  visitCheckout,
  type CheckoutVisit,
} from '../support/checkout-visit.ts';
import '../../src/widgets/checkout/define.ts';
import '../../src/widgets/mini-cart/define.ts';

const CHOSEN = [
  ['/account', { id: 'org-4410' }],
  ['/addresses/delivery?addressId=home', undefined],
  ['/deliverymode?deliveryModeId=ground', undefined],
  ['/billingaddress', { use: 'DELIVERY' }],
  ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }],
] as const;
const TERMS = { name: 'I accept the Terms and conditions' };
const ORDERED = 'We’re checking an order for this cart. Don’t place it again.';

let visit: CheckoutVisit;
afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

it('the mini-cart says of a cart that it may be ordered by now, until that is known [CRT-01 part] [REL-02 part]', async () => {
  visit = await visitCheckout({ userName: 'mara', lines: { 'FMS-KIT': 1 }, chosen: CHOSEN, step: 'review' });
  document.body.append(document.createElement('assess-mini-cart'));
  await expectStep('Review');
  const said = Promise.withResolvers<void>();
  changeAnswers(visit.scene, 'POST', /\/orders$/, async (answer) => {
    await said.promise;
    return answer();
  });
  await userEvent.click(page.getByRole('checkbox', TERMS));
  await press(/^Place order/);
  await userEvent.click(page.getByRole('button', { name: /^Cart, 1 item/ }));
  await expectText(ORDERED);
  await expect.element(page.getByRole('link', { name: 'Check the order’s status' })).toBeVisible();
  said.resolve();
  await expectText('Thank you, your order is placed');
  await expect.element(page.getByText(ORDERED)).not.toBeInTheDocument();
});
