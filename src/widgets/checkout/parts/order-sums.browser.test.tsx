import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeCart } from '../../../../tests/support/change-answers.ts';
import type { Scene } from '../../../../tests/support/scene.ts';
import {
  leaveCheckout,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../tests/support/checkout-visit.ts';
import '../define.ts';

/* The totals beside the steps, for a cart whose answer from the service is changed. */

const patient = { timeout: 20_000 };
let visit: CheckoutVisit;

const open = async (told: object, lines: Record<string, number> = { 'FMS-KIT': 1 }) => {
  const onReady = (scene: Scene) =>
    changeCart(scene, async (given) => {
      const answer = await given();
      const cart = (await answer.json()) as object;
      return Response.json({ ...cart, ...told }, { headers: { ETag: answer.headers.get('ETag') ?? '' } });
    });
  visit = await visitCheckout({ userName: 'tess', lines, onReady });
};
const summary = () => page.getByRole('region', { name: 'Order summary' });
const dollars = (value: number) => ({ value, currencyIso: 'USD' });

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

describe('the sums', () => {
  it.each([
    [
      'take the tax of an exempt account off as a line of its own, where prices include it',
      { net: false, taxTakenOff: dollars(12.5), totalTax: dollars(0), totalPriceWithTax: dollars(155.5) },
      /Tax exemption−\$12\.50Total( so far)?\$155\.50Sales tax, included\$0\.00/,
    ],
    [
      'have no such line where nothing is taken off, and say below the total that it includes the tax',
      { net: false, totalTax: dollars(12.5) },
      /Calculated laterTotal so far\$[\d.]+Sales tax, included\$12\.50/,
    ],
    [
      'add the tax where prices are without it',
      { net: true, totalTax: dollars(12.5) },
      'Calculated laterSales tax$12.50',
    ],
  ])('%s [CHK-13 e part]', async (_what, told, words) => {
    await open(told);
    await expect.element(summary(), patient).toMatchTextContent(words);
  });

  it('of downloads alone have no shipping to be worked out, and are whole [CHK-08 part] [CHK-13 e part]', async () => {
    const whole = { net: true, totalTax: dollars(12.5), totalPriceWithTax: dollars(102.5) };
    await open(whole, { 'RPW-G3-LIC': 2 });
    await expect
      .element(summary(), patient)
      .toMatchTextContent(/Subtotal[^S]*Sales tax\$12\.50Total\$102\.50/);
    await expect.element(summary()).not.toMatchTextContent('Shipping');
  });

  it.each([
    ['on several days says that shipping is charged for each shipment', { 'FMS-KIT': 1, 'VLS-MAN': 1 }, 1],
    ['on one later day says nothing of several shipments', { 'VLS-MAN': 2 }, 0],
    ['at once says nothing of several shipments', { 'FMS-KIT': 1 }, 0],
  ])('of what is sent %s [CHK-08 b]', async (_when, lines, times) => {
    await open({ deliveryCost: dollars(10) }, lines);
    await expect.element(summary(), patient).toMatchTextContent(/Shipping\$10\.00/);
    expect(
      summary()
        .getByText(/Shipping is charged for each shipment\.$/)
        .elements(),
    ).toHaveLength(times);
  });

  it('go from the prices before discounts to the subtotal that is after all of them [CRT-03 part] [CHK-12 b part]', async () => {
    await open({
      subTotal: dollars(142.2),
      totalDiscounts: dollars(30.02),
      orderDiscounts: dollars(14.22),
      promotionStatus: 'UAP_APPLIED',
      promotionLabel: 'University adoption program',
      appliedVouchers: [{ code: 'WELCOME10', appliedValue: dollars(14.22), applicable: true }],
    });
    await expect
      .element(summary(), patient)
      .toMatchTextContent(
        'Before discounts$158.00University adoption program−$15.80Order discount (WELCOME10)−$14.22Subtotal$127.98Shipping',
      );
    // The amount of a single code is only in the totals.
    await expect.element(summary()).toMatchTextContent(/ApplyWELCOME10Remove|ApplyWELCOME10Before/);
  });
});

describe('the lines beside the steps', () => {
  it('say when they are expected, and their seats, as the cart does [CRT-08 part]', async () => {
    const onReady = (scene: Scene) =>
      changeCart(scene, async (given) => {
        const answer = await given();
        const cart = (await answer.json()) as { entries: { product: { code: string } }[] };
        const entries = cart.entries.map((entry) =>
          entry.product.code === 'MAB2-KIT'
            ? { ...entry, seats: 5, estimatedRelease: '2031-03-15', estimatedToShip: '2031-03-22' }
            : { ...entry, seats: 0 },
        );
        return Response.json({ ...cart, entries }, { headers: { ETag: answer.headers.get('ETag') ?? '' } });
      });
    visit = await visitCheckout({ userName: 'tess', lines: { 'FMS-KIT': 1, 'MAB2-KIT': 1 }, onReady });
    const line = (code: string) => summary().getByRole('listitem').filter({ hasText: code });
    await expect
      .element(line('MAB2-KIT'), patient)
      .toMatchTextContent(/· 5 seatsEstimated release: March 15, 2031Estimated to ship: March 22, 2031$/);
    await expect.element(line('FMS-KIT')).toMatchTextContent(/FMS-KIT · 1 × \$158\.00$/);
  });
});
