import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAnswers } from '../../../../../tests/support/change-answers.ts';
import { expectClean } from '../../../../../tests/support/expect-clean.ts';
import {
  expectFault,
  expectStep,
  expectText,
  leaveCheckout,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../../tests/support/checkout-visit.ts';
import '../../define.ts';

const GO_ON = /^Continue to /;
const LICENSE = 'RPW-G1-LIC';
let visit: CheckoutVisit;

const open = async (options: Partial<Parameters<typeof visitCheckout>[0]> = {}) => {
  visit = await visitCheckout({
    userName: 'mara',
    lines: { [LICENSE]: 10 },
    chosen: [['/account', { id: 'org-4410' }]],
    step: 'aimsweb',
    ...options,
  });
};
const own = () => page.getByRole('combobox', { name: 'aimswebPlus account' });
const number = () => page.getByRole('textbox', { name: 'aimswebPlus account number' });
const terms = () => page.getByRole('checkbox', { name: 'I accept the aimswebPlus terms' });
const chosen = async () =>
  ((await visit.as('GET', '/carts/current?fields=FULL')) as { aimswebAccount?: unknown }).aimswebAccount;

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

describe('the aimswebPlus account', () => {
  it('that exists needs its number and the terms, which the list of faults names [CHK-05 a] [AXS-04 part]', async () => {
    await open();
    await expectStep('aimswebPlus account');
    await userEvent.click(radio('Existing account'));
    await press(GO_ON);
    await expectFault(own(), 'Choose an aimswebPlus account.');
    await expectFault(terms(), 'This field is required.');
    await expectClean(visit.element);
    // In the list of errors the message names its field, because other messages are beside it.
    await press('aimswebPlus terms: this field is required.');
    await expect.element(terms()).toHaveFocus();
    await userEvent.click(terms());
    await userEvent.selectOptions(own(), 'Another account, by number');
    await press(GO_ON);
    await expectFault(number(), 'Enter your aimswebPlus account number');
    await userEvent.fill(number(), 'AW-0000');
    await press(GO_ON);
    await expectFault(number(), 'We couldn’t find this aimswebPlus account.');
    await userEvent.fill(number(), ' AW-6001');
    await press(GO_ON);
    await expectStep('Billing address');
    expect(await chosen()).toMatchObject({ kind: 'EXISTING', number: 'AW-6001' });
  });

  it('of the list that the service does not know any more says so at the list, where it can be seen [CHK-05 a part]', async () => {
    await open();
    await expectStep('aimswebPlus account');
    changeAnswers(visit.scene, 'PUT', /\/aimswebaccount$/, () =>
      Response.json({ errors: [{ type: 'UnknownIdentifierError', message: 'No.' }] }, { status: 400 }),
    );
    await userEvent.click(radio('Existing account'));
    const [listed] = [...(own().element() as HTMLSelectElement).options].filter(({ value }) =>
      /^\S/.test(value),
    );
    await userEvent.selectOptions(own(), listed!.value);
    await userEvent.click(terms());
    await press(GO_ON);
    await expectFault(own(), 'We couldn’t find this aimswebPlus account.');
    await expect.element(own()).toHaveFocus();
  });

  it('that is new needs the terms alone [CHK-05 b]', async () => {
    await open();
    await expectStep('aimswebPlus account');
    await press(GO_ON);
    await expectText('Choose an aimswebPlus account.');
    await expectText('Created for Alder Street Clinic with this order');
    await userEvent.click(radio('New account'));
    await press(GO_ON);
    await expectFault(terms(), 'This field is required.');
    await userEvent.click(terms());
    await press(GO_ON);
    await expectStep('Billing address');
    expect(await chosen()).toEqual({ kind: 'NEW' });
  });

  it('that was chosen before wants its terms accepted again [CHK-05 a part]', async () => {
    const account = { kind: 'EXISTING', number: 'AW-6001', termsAccepted: true };
    await open({
      chosen: [
        ['/account', { id: 'org-4410' }],
        ['/aimswebaccount', account],
      ],
    });
    await expectStep('aimswebPlus account');
    await expect.element(radio('Existing account')).toBeChecked();
    await expect.element(terms()).not.toBeChecked();
    await press(GO_ON);
    await expectFault(terms(), 'This field is required.');
  });

  it('keeps what was typed when the service fails [CHK-14 h part]', async () => {
    await open();
    await expectStep('aimswebPlus account');
    await userEvent.click(radio('New account'));
    await userEvent.click(terms());
    visit.scene.backend.faults.add({
      method: 'PUT',
      path: '/users/current/carts/current/aimswebaccount',
      status: 503,
    });
    await press(GO_ON);
    await expectText('An error occurred.');
    await expect.element(terms()).toBeChecked();
    await expect.element(radio('New account')).toBeChecked();
  });
});

describe('the items', () => {
  it('of aimswebPlus below the minimum say how much is missing [CRT-06 b] [CHK-05 d part]', async () => {
    await open({ lines: { [LICENSE]: 5 }, chosen: [] });
    await expectStep('Items');
    await expectText('Aimsweb products need a minimum of $300.00. Add $75.00 more to check out.');
    await expect
      .element(page.getByRole('link', { name: 'Go to cart' }))
      .toHaveAttribute('href', expect.stringContaining('/cart'));
    await expectClean(visit.element);
  });

  it('at the minimum go on, and one cent below do not [CRT-06 a part]', async () => {
    const priced = (cents: number) => ({
      scene: { products: [{ code: LICENSE, prices: { USD: cents } }] } as never,
    });
    await open({ lines: { [LICENSE]: 1 }, chosen: [], ...priced(29_999) });
    await expectText('Add $0.01 more to check out.');
    await leaveCheckout(visit);
    await open({ lines: { [LICENSE]: 1 }, chosen: [], ...priced(30_000) });
    await expectStep('Customer account');
  });
});
