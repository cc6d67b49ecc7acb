import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { changeAnswers } from '../../../tests/support/change-answers.ts';
import {
  expectStep,
  expectText,
  field,
  leaveCheckout,
  press,
  radio,
  reload,
  visitCheckout,
  type CheckoutVisit,
} from '../../../tests/support/checkout-visit.ts';
import { runtime } from '../../core/runtime.ts';
import './define.ts';

/* Each field of each step, with each way in which its write can fail. The card's own fields are in
   `payment-step.browser.test.tsx`. */

const patient = { timeout: 20_000 };
const ACCOUNT = ['/account', { id: 'org-4410' }] as const;
const PERSONAL = ['/account', { id: 'personal-user-mara' }] as const;
const USER = ['/qualifieduser', { id: 'qu-priya' }] as const;
const ADDRESS = ['/addresses/delivery?addressId=home', undefined] as const;
const METHOD = ['/deliverymode?deliveryModeId=ground', undefined] as const;
const BILLING = ['/billingaddress', { use: 'DELIVERY' }] as const;
const WRITES = '/users/current/carts/current';

const FAILURES = [
  [{ status: 500 }, 'An error occurred.'],
  [{ status: 412 }, 'Your cart was changed in another window. Check this step and continue.'],
] as const;

type Visit = Parameters<typeof visitCheckout>[0];
let visit: CheckoutVisit;

const come = async (heading: string, options: Omit<Visit, 'userName'>): Promise<void> => {
  visit = await visitCheckout({ userName: 'mara', ...options });
  await expectStep(heading);
};
const check = (control: Locator) => userEvent.click(control);
const isChecked = (control: Locator) => expect.element(control).toBeChecked();
const has = (control: Locator, value: string) => expect.element(control).toHaveValue(value);
const goOn = () => press(/^Continue to /);
const vat = () => page.getByLabelText(/^VAT number/);
const box = (name: string | RegExp) => page.getByRole('checkbox', { name });

/** Expects each failure to be shown and the entered values to stay. */
const staysThrough = async (isKept: () => Promise<void>): Promise<void> => {
  const { backend, setOnline } = visit.scene;
  for (const [how, says] of FAILURES) {
    for (const method of ['PUT', 'POST']) backend.faults.add({ method, path: WRITES, ...how });
    await goOn();
    await expectText(says);
    await isKept();
    backend.faults.clear();
  }
  setOnline(false);
  await goOn();
  await expectText('You’re offline. Nothing was sent.');
  await isKept();
  setOnline(true);
  // It is true no more.
  await expect.element(page.getByText('You’re offline. Nothing was sent.')).not.toBeInTheDocument();
};

const ADDRESS_FIELDS = {
  'Street address': '9 University Place',
  City: 'New York',
  'ZIP code': '10003',
  Phone: '+1 202 555 0117',
} as const;
const typeAddress = async () => {
  await check(radio('New address'));
  for (const [name, value] of Object.entries(ADDRESS_FIELDS)) await userEvent.fill(field(name), value);
  await userEvent.selectOptions(field('State'), 'New York');
};
const isAddressKept = async () => {
  for (const [name, value] of Object.entries(ADDRESS_FIELDS)) await has(field(name), value);
  await expect.element(field('State')).toHaveDisplayValue('New York');
  // From the profile.
  await has(field('Last name'), 'Lindqvist');
};

afterEach(() => leaveCheckout(visit));

describe('what failed is brought into view with its step’s heading, wherever the button is [CHK-14 g] [AXS-04 part]', () => {
  it.each([500, 409])('by %i', async (status) => {
    await come('Shipping address', { lines: { 'FMS-KIT': 1 }, chosen: [PERSONAL], width: 768 });
    await typeAddress();
    visit.scene.backend.faults.add({ method: 'POST', path: WRITES, status });
    await goOn();
    const notice = page.getByRole('alert').first();
    await expect.element(notice, patient).toBeVisible();
    const heading = page.getByRole('heading', { name: /Shipping.address/ }).first();
    await expect
      .poll(() => {
        const { top, bottom } = notice.element().getBoundingClientRect();
        return Math.min(top, innerHeight - bottom, heading.element().getBoundingClientRect().top);
      })
      .toBeGreaterThan(-1);
    await isAddressKept();
    visit.scene.backend.faults.clear();
  });
});

describe('through each failure what was given stays in [CHK-14 h]', () => {
  it('the customer account', async () => {
    await come('Customer account', { lines: { 'LMS4-KIT': 1 }, step: 'account' });
    await check(radio('Alder Street Clinic'));
    await staysThrough(() => isChecked(radio('Alder Street Clinic')));
  });

  it('an account by its number, with its terms', async () => {
    await come('Customer account', { lines: { 'LMS4-KIT': 1 }, step: 'account' });
    const number = field('Customer account number');
    const terms = box(/Terms & conditions/);
    await check(radio('Account not listed'));
    await userEvent.fill(number, '4470');
    await check(terms);
    visit.scene.backend.faults.add({ method: 'POST', path: '/users/current/accounts', status: 500 });
    await goOn();
    await expectText('An error occurred.');
    await has(number, '4470');
    await isChecked(terms);
  });

  it('the qualified user', async () => {
    await come('Qualified user', { lines: { 'LMS4-KIT': 1 }, chosen: [ACCOUNT] });
    await check(radio('Priya Raman'));
    await staysThrough(() => isChecked(radio('Priya Raman')));
  });

  it('the Q-global account', async () => {
    await come('Q-global account', { lines: { 'FMS-QGR': 1 }, chosen: [ACCOUNT] });
    const number = page.getByRole('textbox', { name: 'Q-global account number' });
    await check(radio('Add inventory to an existing account'));
    await userEvent.fill(number, 'QG-200100');
    await staysThrough(() => has(number, 'QG-200100'));
  });

  it('the aimswebPlus account', async () => {
    await come('aimswebPlus account', { lines: { 'RPW-G1-LIC': 10 }, chosen: [ACCOUNT] });
    const own = page.getByRole('combobox', { name: 'aimswebPlus account' });
    const number = page.getByRole('textbox', { name: 'aimswebPlus account number' });
    const terms = box('I accept the aimswebPlus terms');
    await check(radio('Existing account'));
    await userEvent.selectOptions(own, 'Another account, by number');
    await userEvent.fill(number, 'AW-6001');
    await check(terms);
    await staysThrough(async () => {
      await has(number, 'AW-6001');
      await isChecked(terms);
    });
  });

  it('the shipping address', async () => {
    await come('Shipping address', { lines: { 'FMS-KIT': 1 }, chosen: [ACCOUNT] });
    await typeAddress();
    await staysThrough(isAddressKept);
  });

  it('the shipping method', async () => {
    await come('Shipping method', { lines: { 'FMS-KIT': 1 }, chosen: [ACCOUNT, ADDRESS] });
    await check(radio('Expedited'));
    await staysThrough(() => isChecked(radio('Expedited')));
  });

  it('the billing address', async () => {
    await come('Billing address', { lines: { 'FMS-KIT': 1 }, chosen: [ACCOUNT, ADDRESS, METHOD] });
    await typeAddress();
    await staysThrough(isAddressKept);
  });

  it('the payment', async () => {
    await come('Payment', {
      lines: { 'FMS-KIT': 1 },
      chosen: [ACCOUNT, ADDRESS, METHOD, BILLING],
      scene: { flags: { vat: true } },
    });
    await check(radio('Purchase order'));
    await userEvent.fill(field('Purchase order number'), 'PO-55');
    await userEvent.fill(vat(), 'GB 123');
    await staysThrough(async () => {
      await has(field('Purchase order number'), 'PO-55');
      await has(vat(), 'GB 123');
    });
  });

  it('the review, whose terms stay accepted', async () => {
    const payment = ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-1' }] as const;
    await come('Review', {
      lines: { 'LMS4-KIT': 1 },
      chosen: [ACCOUNT, USER, ADDRESS, METHOD, BILLING, payment],
    });
    const terms = box('I accept the Terms and conditions');
    const fault = { method: 'POST', path: '/users/*/orders', times: 1 } as const;
    const posts = (path: string) =>
      visit.scene.calls.filter((call) => call.startsWith('POST') && call.endsWith(path)).length;
    await check(terms);
    for (const how of [{ status: 500 }, { status: 412 }, { cut: true }]) {
      const before = posts('/orders');
      visit.scene.backend.faults.add({ ...fault, ...how });
      await press(/^Place order/);
      await expect.poll(() => posts('/orders'), patient).toBe(before + 1);
      await visit.scene.settled();
      await expect.poll(() => posts('/orders/byKey'), patient).toBeGreaterThan(0);
      await expectStep('Review');
      await isChecked(terms);
    }
  });
});

describe('what was picked and not sent', () => {
  it('is over once its cart was ordered in another tab: nothing of it is chosen in the next one [CHK-08 part] [LEAD-03 part]', async () => {
    await come('Shipping method', { lines: { 'FMS-KIT': 1 }, chosen: [PERSONAL, ADDRESS] });
    await check(radio('Expedited'));
    reload();
    await expect.element(radio('Expedited'), patient).toBeChecked();
    expect(runtime().storage.read('checkoutDraft', 'usassessments')).toBeDefined();
    // The demo has this order only after it was first requested.
    await visit.as('GET', '/orders/00004711');
    const ordered = { errors: [{ type: 'CartError', reason: 'ordered', subject: '00004711' }] };
    changeAnswers(visit.scene, 'GET', /\/carts\/current$/, () => Response.json(ordered, { status: 400 }));
    runtime().registry.changed('checkoutCart');
    await expectText('Thank you, your order is placed');
    expect(runtime().storage.read('checkoutDraft', 'usassessments')).toBeUndefined();
    vi.restoreAllMocks();
  });
});
