import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeAnswers } from '../../../../tests/support/change-answers.ts';
import {
  leaveCheckout,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../tests/support/checkout-visit.ts';
import '../define.ts';

/* The sums beside the steps, of a cart that the service tells otherwise. */

const patient = { timeout: 20_000 };
let visit: CheckoutVisit;

const open = async (told: object) => {
  visit = await visitCheckout({ userName: 'tess', lines: { 'FMS-KIT': 1 } });
  changeAnswers(visit.scene, 'GET', /\/carts\/current$/, async (given) => {
    const answer = await given();
    const cart = (await answer.json()) as object;
    return Response.json({ ...cart, ...told }, { headers: { ETag: answer.headers.get('ETag') ?? '' } });
  });
};
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
      'Tax exemption-$12.50Tax included$0.00',
    ],
    [
      'have no such line where nothing is taken off, and say that the tax is included',
      { net: false, totalTax: dollars(12.5) },
      'Worked out laterTax included$12.50',
    ],
    [
      'add the tax where prices are without it',
      { net: true, totalTax: dollars(12.5) },
      'Worked out laterTax$12.50',
    ],
  ])('%s [CHK-13 e part]', async (_what, told, words) => {
    await open(told);
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect.element(summary, patient).toMatchTextContent(words);
  });
});
