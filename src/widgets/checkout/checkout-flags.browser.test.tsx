import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeCart } from '../../../tests/support/change-answers.ts';
import {
  expectStep,
  expectText,
  field,
  leaveCheckout,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../tests/support/checkout-visit.ts';
import type { FlagValues } from '../../core/flags/flag-table.ts';
import { runtime } from '../../core/runtime.ts';
import { storageName } from '../../core/storage-names.ts';
import './define.ts';

/* What each flag changes in the checkout, on and off. A flag never changes what the services decide. */

const patient = { timeout: 20_000 };
const CHOSEN = [
  ['/account', { id: 'org-4410' }],
  ['/addresses/delivery?addressId=home', undefined],
  ['/deliverymode?deliveryModeId=ground', undefined],
  ['/billingaddress', { use: 'DELIVERY' }],
] as const;
const ORDER = ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-1' }] as const;

let visit: CheckoutVisit;

type Options = Partial<Parameters<typeof visitCheckout>[0]> & { flags?: Partial<FlagValues> };

const come = async (heading: string, { flags = {}, ...options }: Options = {}) => {
  visit = await visitCheckout({
    userName: 'mara',
    lines: { 'FMS-KIT': 1 },
    chosen: CHOSEN,
    scene: { flags },
    ...options,
  });
  await expectStep(heading);
};
/** Sets what the services decide. */
const decide = async (settings: object): Promise<void> => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ settings });
  const url = `${location.origin}/__settings`;
  const { ok } = await visit.scene.backend.fetch(new Request(url, { method: 'POST', headers, body }));
  expect(ok).toBe(true);
};
const place = async () => {
  await userEvent.click(page.getByRole('checkbox', { name: 'I accept the Terms and conditions' }));
  await press(/^Place order/);
};
const isPlaced = () =>
  expect
    .element(page.getByRole('heading', { name: 'Thank you, your order is placed' }), patient)
    .toBeVisible();
const goOn = () => press(/^Continue to /);
const vat = () => page.getByLabelText(/^VAT number/);
const program = () => page.getByLabelText(/^Third-party program/);

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

describe('the VAT number, on and off [FLG-07 b]', () => {
  it('is asked with the billing, and stands in the review and on the order', async () => {
    await come('Payment', { flags: { vat: true } });
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-3');
    await userEvent.fill(vat(), 'GB 123');
    await goOn();
    await expectStep('Review');
    await expectText('GB 123');
    await place();
    await isPlaced();
    await expectText('GB 123');
  });

  it('is not asked', async () => {
    await come('Payment');
    await expect.element(radio('Purchase order'), patient).toBeEnabled();
    await expect.element(vat()).not.toBeInTheDocument();
  });
});

describe('bank transfer, on and off [FLG-07 e]', () => {
  it('is a way to pay, and the confirmation has bank details and reference', async () => {
    await come('Payment', { flags: { bankTransfer: true } });
    await userEvent.click(radio('Bank transfer'));
    await goOn();
    await expectStep('Review');
    await place();
    await isPlaced();
    await expectText('Bank details');
    await expectText(/^IBAN: \S+/);
    await expectText(/^Reference: \S+/);
  });

  it('is no way to pay', async () => {
    await come('Payment');
    await expect.element(radio('Purchase order'), patient).toBeEnabled();
    await expect.element(radio('Bank transfer')).not.toBeInTheDocument();
  });
});

describe('the third-party program, on and off [FLG-07 f]', () => {
  it('can be chosen, and stands in the review', async () => {
    await come('Payment', { flags: { thirdPartyProgram: true } });
    await userEvent.selectOptions(program(), 'State early-literacy grant');
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-4');
    await goOn();
    await expectStep('Review');
    await expectText('State early-literacy grant');
  });

  it('is not asked for', async () => {
    await come('Payment');
    await expect.element(radio('Purchase order'), patient).toBeEnabled();
    await expect.element(program()).not.toBeInTheDocument();
  });
});

describe('the captcha, on and off [FLG-07 g]', () => {
  it('comes before the order, which is not sent without it', async () => {
    await come('Review', { chosen: [...CHOSEN, ORDER], flags: { checkoutRecaptcha: true } });
    await place();
    await expectText('We couldn’t confirm that you’re not a robot. Try again.');
    expect(visit.scene.calls.filter((call) => call.endsWith('/orders'))).toEqual([]);
    const answer = (event: Event) =>
      (event as CustomEvent<{ answerWith(token: Promise<string>): void }>).detail.answerWith(
        Promise.resolve('a-token'),
      );
    addEventListener('assess-order-check', answer, { once: true });
    await press(/^Place order/);
    await isPlaced();
  });

  it('is asked for once by two presses in one task, which place one order [CHK-13 b part]', async () => {
    await come('Review', { chosen: [...CHOSEN, ORDER], flags: { checkoutRecaptcha: true } });
    const given: ((token: string) => void)[] = [];
    const answer = (event: Event) =>
      (event as CustomEvent<{ answerWith(token: Promise<string>): void }>).detail.answerWith(
        new Promise((resolve) => void given.push(resolve)),
      );
    addEventListener('assess-order-check', answer);
    await userEvent.click(page.getByRole('checkbox', { name: 'I accept the Terms and conditions' }));
    const button = page.getByRole('button', { name: /^Place order/ }).element() as HTMLElement;
    button.click();
    button.click();
    expect(given).toHaveLength(1);
    given.forEach((give) => give('a-token'));
    await isPlaced();
    removeEventListener('assess-order-check', answer);
    expect(
      visit.scene.calls.filter((call) => call.endsWith('/orders') && call.startsWith('POST')),
    ).toHaveLength(1);
  });

  it('that another customer had asked for places nothing [CHK-13 b part] [SES-13 part]', async () => {
    await come('Review', { chosen: [...CHOSEN, ORDER], flags: { checkoutRecaptcha: true } });
    let give: (token: string) => void = () => undefined;
    const answer = (event: Event) =>
      (event as CustomEvent<{ answerWith(token: Promise<string>): void }>).detail.answerWith(
        new Promise((resolve) => {
          give = resolve;
        }),
      );
    let begun = 0;
    const begin = () => void (begun += 1);
    addEventListener('assess-order-check', answer, { once: true });
    addEventListener('assess-order-before-place', begin);
    await place();
    // Another person signs in in another tab, and this page does not know it yet.
    localStorage.setItem(storageName('signedIn'), JSON.stringify({ id: 'another', who: 'a hash' }));
    give('a-token');
    await expectText('We couldn’t confirm that you’re not a robot. Try again.');
    removeEventListener('assess-order-before-place', begin);
    expect(begun).toBe(0);
    expect(visit.scene.calls.filter((call) => call.endsWith('/orders'))).toEqual([]);
  });

  it('is not asked for', async () => {
    let asked = 0;
    const count = () => void (asked += 1);
    await come('Review', { chosen: [...CHOSEN, ORDER] });
    addEventListener('assess-order-check', count);
    await place();
    await isPlaced();
    removeEventListener('assess-order-check', count);
    expect(asked).toBe(0);
  });
});

describe('screening, by the service’s own setting whatever the flag [FLG-07 d]', () => {
  const TO = {
    firstName: 'Sam',
    lastName: 'Quarrell',
    line1: '9 University Place',
    town: 'New York',
    postalCode: '10003',
    country: { isocode: 'US' },
    region: { isocode: 'US-NY' },
  };
  const chosen = [CHOSEN[0], ['/addresses/delivery', TO, 'POST'], ...CHOSEN.slice(2), ORDER] as const;

  it.each([true, false])('declines, and says so with the flag %s', async (ofacScreening) => {
    await come('Review', { chosen, flags: { ofacScreening } });
    await place();
    await expectText('Your order was declined by a sanctions check. You have not been charged.');
  });

  it.each([true, false])('is off: the order is placed with the flag %s', async (ofacScreening) => {
    await come('Review', { chosen, flags: { ofacScreening } });
    await decide({ screening: false });
    await place();
    await isPlaced();
  });
});

describe('a further try after an order that failed, on and off [FLG-07 i] [CHK-14 e part]', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('with the flag %s', async (checkoutRetry, offers) => {
    await come('Review', { chosen: [...CHOSEN, ORDER], flags: { checkoutRetry } });
    visit.scene.backend.faults.add({ method: 'POST', path: '/users/*/orders', status: 500, times: 1 });
    await place();
    await expectText('Your order could not be completed. Try again later or contact Customer Support.');
    await expect.element(page.getByRole('link', { name: 'contact Customer Support' })).toBeVisible();
    expect(page.getByText('You can place the order again.').elements()).toHaveLength(offers);
    await press(/^Place order/);
    await isPlaced();
  });
});

describe('a flag that flips', () => {
  it('while it is asked what became of an order changes nothing in the steps that come back [REL-07 a part]', async () => {
    await come('Review', { chosen: [...CHOSEN, ORDER], flags: { checkoutRetry: true } });
    runtime().registry.actions.setFlags({ checkoutRetry: false, vat: true });
    visit.scene.backend.faults.add({ method: 'POST', path: '/users/*/orders', status: 500, times: 1 });
    await place();
    await expectText('You can place the order again.');
    await userEvent.click(page.getByRole('button', { name: 'Change: Payment' }).first());
    await expectStep('Payment');
    await expect.element(field('Purchase order number'), patient).toBeVisible();
    await expect.element(vat()).not.toBeInTheDocument();
  });
});

describe('a flag of labels that flips', () => {
  it('changes no label of the order that is under way [REL-07 a part] [FLG-07 j part]', async () => {
    await come('Payment', {
      userName: 'ole',
      chosen: [['/account', { id: 'org-4460' }], ...CHOSEN.slice(1)],
      flags: { organisationDiscount: true },
    });
    const summary = page.getByRole('region', { name: 'Order summary' });
    const label = summary.getByText('Northfield member discount', { exact: true }).first();
    await expect.element(label).toBeInTheDocument();
    runtime().registry.actions.setFlags({ organisationDiscount: false });
    await userEvent.click(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-5');
    await goOn();
    await expectStep('Review');
    await expect.element(label).toBeInTheDocument();
  });
});

describe('the organization’s discount, on and off [FLG-07 j]', () => {
  it.each([
    [true, 'Northfield member discount'],
    [false, 'Discounts'],
  ])('has its label with the flag %s', async (organisationDiscount, label) => {
    await come('Payment', {
      userName: 'ole',
      chosen: [['/account', { id: 'org-4460' }], ...CHOSEN.slice(1)],
      flags: { organisationDiscount },
    });
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect.element(summary.getByText(label, { exact: true }).first()).toBeInTheDocument();
  });

  it('says at its line what it takes off, so that the lines add up [CHK-01 f part]', async () => {
    await come('Payment', {
      userName: 'ole',
      chosen: [['/account', { id: 'org-4460' }], ...CHOSEN.slice(1)],
    });
    const line = page.getByRole('region', { name: 'Order summary' }).getByRole('listitem').first();
    await expect.element(line.getByText(/ · You save \$\d+\.\d\d$/)).toBeInTheDocument();
  });
});

describe('a discount that does not apply now', () => {
  it.each([
    ['OLD_NOT_STARTED', 'Your organization’s discount starts on March 15, 2031.'],
    ['OLD_EXPIRED', 'Your organization’s discount ended on February 1, 2026.'],
  ])('says its own day: %s [CRT-03 d part]', async (promotionStatus, words) => {
    await come('Payment', {
      userName: 'ole',
      chosen: [['/account', { id: 'org-4460' }], ...CHOSEN.slice(1)],
      flags: { organisationDiscount: true },
      onReady: (scene) =>
        changeCart(scene, async (answer) => {
          const cart = (await (await answer()).json()) as object;
          return Response.json({
            ...cart,
            promotionStatus,
            promotionStarts: '2031-03-15',
            promotionEnds: '2026-02-01',
          });
        }),
    });
    await expectText(words);
  });
});
