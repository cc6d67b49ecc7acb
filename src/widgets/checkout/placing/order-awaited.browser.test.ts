import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAnswers } from '../../../../tests/support/change-answers.ts';
import {
  expectStep,
  expectText,
  leaveCheckout,
  press,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../tests/support/checkout-visit.ts';
import '../define.ts';

const CHOSEN = [
  ['/account', { id: 'org-4410' }],
  ['/addresses/delivery?addressId=home', undefined],
  ['/deliverymode?deliveryModeId=ground', undefined],
  ['/billingaddress', { use: 'DELIVERY' }],
  ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }],
] as const;
const TERMS = { name: 'I accept the Terms and conditions' };

let visit: CheckoutVisit;
afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

it('what waits for the order that was placed has the focus and says so, and no word of a checkout that is loaded [CHK-16 a part] [AXS-02 part]', async () => {
  visit = await visitCheckout({ userName: 'mara', lines: { 'FMS-KIT': 1 }, chosen: CHOSEN, step: 'review' });
  await expectStep('Review');
  const shown = Promise.withResolvers<void>();
  changeAnswers(visit.scene, 'GET', /\/orders\/[^/]+$/, async (answer) => {
    await shown.promise;
    return answer();
  });
  await userEvent.click(page.getByRole('checkbox', TERMS));
  await press(/^Place order/);
  await expect
    .poll(() => document.activeElement?.textContent, { timeout: 20_000 })
    .toContain('Your order is placed');
  await expect.element(page.getByText('Loading checkout')).not.toBeInTheDocument();
  shown.resolve();
  await expectText('Thank you, your order is placed');
});
