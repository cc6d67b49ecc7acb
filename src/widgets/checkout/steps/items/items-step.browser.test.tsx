import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../../../tests/support/expect-clean.ts';
import type { Scene } from '../../../../../tests/support/scene.ts';
import { changeCart } from '../../../../../tests/support/change-answers.ts';
import {
  button,
  expectStep,
  expectText,
  leaveCheckout,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../../tests/support/checkout-visit.ts';
import '../../define.ts';

let visit: CheckoutVisit;

type Ready = (scene: Scene) => void;
const open = async (
  lines: Readonly<Record<string, number>>,
  { width = 1280, onReady }: { width?: number; onReady?: Ready } = {},
) => {
  visit = await visitCheckout({ userName: 'mara', lines, width, ...(onReady && { onReady }) });
};
/** Adds fields to each product of the cart in the service's answer. */
const saying =
  (product: object): Ready =>
  (scene) =>
    changeCart(scene, async (given) => {
      const answer = await given();
      const cart = (await answer.json()) as { entries: { product: object }[] };
      const entries = cart.entries.map((entry) => ({ ...entry, product: { ...entry.product, ...product } }));
      return Response.json({ ...cart, entries }, { headers: { ETag: answer.headers.get('ETag') ?? '' } });
    });

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

describe('the items', () => {
  it('say of a training without its data that it can’t be ordered yet, and lead to its dialog, before anything else is asked [TRN-05 a part]', async () => {
    await open({ 'FMS-MAN': 1, 'FMS-TRN': 1 });
    await expectStep('Items');
    await expectText(
      /Live Online Training for up to 10 Participants: training details are missing\. Complete them to order this training\.$/,
    );
    await expect
      .element(
        page
          .getByRole('listitem')
          .filter({ hasText: /Manual/ })
          .first(),
      )
      .toBeVisible();
    await expect.element(page.getByText(/Manual: training/)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Go to cart' }))
      .toHaveAttribute('href', expect.stringContaining('/cart'));
    await expect
      .element(page.getByRole('link', { name: 'Complete training' }))
      .toHaveAttribute('href', expect.stringMatching(/\/cart#training=FMS-TRN$/));
    await expect.element(button(/^Continue/)).not.toBeInTheDocument();
    await expectClean(visit.element);
  });

  it.each([
    ['RETIRED', 'no longer sold. Remove it.'],
    ['NOT_SOLD_HERE', 'not sold in your region. Remove it.'],
    ['OUT_OF_STOCK', 'out of stock. Remove it, or order it later.'],
    ['NOT_ONLINE', 'not sold online. Remove it, or contact Customer Support to order it.'],
    [undefined, 'not sold online. Remove it, or contact Customer Support to order it.'],
  ])('that can’t be bought say the service’s own reason: %s [CRT-06 part]', async (reason, words) => {
    await open({ 'FMS-MAN': 1 }, { onReady: saying({ purchasable: false, notPurchasableReason: reason }) });
    await expectStep('Items');
    await expectText(`Manual: ${words}`);
  });

  it('below the minimum say the amounts that come with it [CRT-06 c]', async () => {
    const dollars = (value: number) => ({ value, currencyIso: 'USD' });
    const onReady: Ready = (scene) =>
      changeCart(scene, async (given) => {
        const answer = await given();
        const cart = (await answer.json()) as object;
        const aimswebMinimum = { minimum: dollars(250), subtotal: dollars(100) };
        return Response.json(
          { ...cart, aimswebMinimum },
          { headers: { ETag: answer.headers.get('ETag') ?? '' } },
        );
      });
    await open({ 'RPW-G1-LIC': 1 }, { onReady });
    await expectText('Aimsweb products need a minimum of $250.00. Add $150.00 more to check out.');
  });

  it('with a name of 200 characters stand there whole, within the column of a phone [CHK-02 part]', async () => {
    const name = `${'Adolescent Executive Functioning Inventory '.repeat(4)}${'Überprüfung'.repeat(2)} Kit`;
    await open({ 'FMS-MAN': 1 }, { width: 320, onReady: saying({ name, purchasable: false }) });
    await expectText(`${name}: not sold online.`);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(visit.element);
  });
});
