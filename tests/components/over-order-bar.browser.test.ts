import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { runtime } from '../../src/core/runtime.ts';
import '../../src/widgets/checkout/define.ts';
import '../../src/widgets/notifications/define.ts';
import {
  button,
  leaveCheckout,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../support/checkout-visit.ts';

const patient = { timeout: 8000 };

let visit: CheckoutVisit;
let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  return leaveCheckout(visit);
});

/** Opens the checkout at the shipping address, with a message over the page. */
const open = async (width: number) => {
  visit = await visitCheckout({
    userName: 'mara',
    lines: { 'FMS-KIT': 2 },
    chosen: [['/account', { id: 'personal-user-mara' }]],
    step: 'shipping-address',
    width,
  });
  document.body.append(document.createElement('assess-notifications'));
  await expect.element(button('Continue to shipping method'), patient).toBeVisible();
  await expect.element(radio('New address'), patient).toBeVisible();
  runtime().registry.actions.publish({ id: 'one', level: 'warning', code: 'x', text: 'Message one.' });
  await expect.element(page.getByText('Message one.'), patient).toBeVisible();
};

const edges = (selector: string, root: ParentNode = document) =>
  root.querySelector(selector)!.getBoundingClientRect();
const centre = () =>
  edges('[part=centre]', document.querySelector('assess-notifications')!.shadowRoot ?? document);
const bar = () => edges('[part=summary]');

describe('a message over the page', () => {
  it.each([320, 768])(
    'stands above the order’s bar at %i px, also when the order unfolds [LEAD-07 part] [CHK-01 f part]',
    async (width) => {
      const errors: string[] = [];
      addEventListener('error', ({ message }) => errors.push(message), { signal: stop.signal });
      await open(width);
      await expect.poll(() => centre().bottom - bar().top).toBeLessThanOrEqual(0);
      const order = page.getByRole('region', { name: 'Order summary' });
      await order.getByText('2 items').click();
      await expect.element(order.getByText('Subtotal')).toBeVisible();
      await expect.poll(() => centre().bottom - bar().top).toBeLessThanOrEqual(0);
      expect(centre().top).toBeGreaterThanOrEqual(0);
      expect(errors).toEqual([]);
    },
  );

  it('that the checkout tells itself is a sign of 48 px at the side of the window [LEAD-07 part] [AXS-03 part]', async () => {
    await open(320);
    const { dismiss, publish } = runtime().registry.actions;
    dismiss('one');
    publish({ id: 'checkout.step', level: 'danger', code: 'service.status.500', told: true });
    const sign = page.getByRole('button', { name: '1 problem on this page' });
    await expect.element(sign, patient).toBeVisible();
    for (const width of [320, 1280]) {
      await page.viewport(width, 900);
      const { width: wide, height, left } = centre();
      expect([wide <= 48, height <= 48, left < 24], `${width} px`).toEqual([true, true, true]);
    }
    await sign.click();
    await expect.element(page.getByText('service.status.500', { exact: false })).toBeVisible();
  });

  it('stands at the edge where the order stands beside the steps [LEAD-07 part]', async () => {
    await open(1280);
    await expect.poll(() => innerHeight - centre().bottom).toBeLessThan(24);
  });
});
