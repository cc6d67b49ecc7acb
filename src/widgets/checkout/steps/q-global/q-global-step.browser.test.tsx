import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../../../tests/support/expect-clean.ts';
import {
  button,
  expectFault,
  expectStep,
  expectText,
  leaveCheckout,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../../tests/support/checkout-visit.ts';
import { said } from '../../../../../tests/support/said.ts';
import '../../define.ts';

const patient = { timeout: 20_000 };
const GO_ON = /^Continue to /;
const ACCOUNT = ['/account', { id: 'org-4410' }] as const;
let visit: CheckoutVisit;

const open = async (options: Partial<Parameters<typeof visitCheckout>[0]> = {}) => {
  visit = await visitCheckout({
    userName: 'mara',
    lines: { 'FMS-QGR': 1 },
    chosen: [ACCOUNT],
    step: 'q-global',
    ...options,
  });
  await expectStep('Q-global account');
};
const own = () => page.getByRole('combobox', { name: 'Q-global account' });
const number = () => page.getByRole('textbox', { name: 'Q-global account number' });
const cart = async () =>
  (await visit.as('GET', '/carts/current?fields=FULL')) as {
    qGlobalAccount?: { kind: string; number?: string };
    customerAccount?: { id: string };
  };
const another = async () => {
  await userEvent.click(radio('Existing account'));
  await userEvent.selectOptions(own(), 'Another account, by number');
};

afterEach(() => leaveCheckout(visit));

describe('the Q-global account', () => {
  it('is one of the customer’s; going on without one says so [CHK-04 a]', async () => {
    await open();
    await press(GO_ON);
    await expectText('Choose a Q-global account.');
    await expect.element(radio('Existing account'), patient).toHaveFocus();
    await userEvent.click(radio('Existing account'));
    await press(GO_ON);
    await expectFault(own(), 'Choose a Q-global account.');
    await expectClean(visit.element);
    await userEvent.selectOptions(own(), 'QG-100200 · Alder Street scoring');
    await press(GO_ON);
    await expectStep('Billing address');
    expect((await cart()).qGlobalAccount).toMatchObject({ kind: 'EXISTING', number: 'QG-100200' });
  });

  it('has its name on one line, however narrow the place is [LOC-10 part]', async () => {
    await open({ width: 320 });
    await userEvent.click(radio('Add inventory to an existing account'));
    await expect.element(number()).toBeVisible();
    const names = [...visit.element.querySelectorAll('.whole-name')];
    expect(names.length).toBeGreaterThan(1);
    for (let width = 220; width <= 320; width += 5) {
      visit.element.style.inlineSize = `${width}px`;
      for (const name of names)
        expect(new Set([...name.getClientRects()].map(({ top }) => top)).size).toBeLessThanOrEqual(1);
    }
  });

  it('gets inventory by its number, without a membership [CHK-04 b]', async () => {
    await open();
    await userEvent.click(radio('Add inventory to an existing account'));
    await press(GO_ON);
    await expectFault(number(), 'Enter your Q-global account number');
    await userEvent.fill(number(), ' QG-200 100 ');
    await press('Look up');
    const inStep = page.elementLocator(visit.element);
    await expect
      .element(inStep.getByText('We found Open scoring group.', { exact: false }), patient)
      .toBeVisible();
    await expect.element(button('Add to my profile')).not.toBeInTheDocument();
    await press(GO_ON);
    await expectStep('Billing address');
    const asked = (path: string) => visit.scene.calls.findIndex((call) => call.endsWith(path));
    const lookUp = asked('/qglobalaccounts/verification');
    expect(lookUp).toBeGreaterThan(-1);
    expect(lookUp).toBeLessThan(asked('/carts/current/qglobalaccount'));
    expect((await cart()).qGlobalAccount).toMatchObject({ kind: 'INVENTORY', number: 'QG-200100' });
    const { qglobalAccounts } = (await visit.as('GET', '/qglobalaccounts')) as {
      qglobalAccounts: { number: string }[];
    };
    expect(qglobalAccounts.map((one) => one.number)).not.toContain('QG-200100');
  });

  it('is a new one, which needs no number and names its owner [CHK-04 c]', async () => {
    await open({
      lines: { 'LMS4-QGR': 1 },
      chosen: [ACCOUNT, ['/qualifieduser', { id: 'qu-priya' }]],
    });
    await expectText('Priya Raman, the qualified user, becomes its owner and administrator.');
    await userEvent.click(radio('New account'));
    await press(GO_ON);
    await expectStep('Billing address');
    expect((await cart()).qGlobalAccount).toEqual({ kind: 'NEW' });
  });

  it.each([
    ['QG-000000', 'We couldn’t find this Q-global account.'],
    ['QG-900900', 'You don’t have access to this Q-global account. It belongs to another organization.'],
  ])('of the number %s says: %s [CHK-04 d part]', async (typed, words) => {
    await open();
    await another();
    await userEvent.fill(number(), typed);
    await press('Look up');
    await expectFault(number(), words);
    await expect.element(number()).toHaveFocus();
    await userEvent.click(radio('Add inventory to an existing account'));
    await userEvent.fill(number(), typed);
    await press(GO_ON);
    await expectFault(number(), words);
  });

  it('that was found is told of its own number alone, and not of the one that is typed after it [CHK-04 d part]', async () => {
    await open();
    await userEvent.click(radio('Add inventory to an existing account'));
    await userEvent.fill(number(), 'QG-200100');
    await press('Look up');
    const found = page
      .elementLocator(visit.element)
      .getByText('We found Open scoring group.', { exact: false });
    await expect.element(found, patient).toBeVisible();
    await userEvent.fill(number(), 'QG-200101');
    await expect.element(found).not.toBeInTheDocument();
  });

  it('that is an organization’s is added to the profile first [CHK-04 d]', async () => {
    await open();
    await another();
    await userEvent.fill(number(), 'QG-200200');
    await press(GO_ON);
    await expectText(
      'This Q-global account belongs to Alder Street Clinic. Add it to your profile to use it.',
    );
    await expectStep('Q-global account');
    await expectClean(visit.element);
    await press('Add to my profile');
    await expect.element(own(), patient).toHaveValue('QG-200200');
    await expect.element(own()).toHaveFocus();
    await press(GO_ON);
    await expectStep('Billing address');
  });

  it('that is the customer’s already is chosen in their list when its number is typed, and not offered to be added [CHK-04 d part]', async () => {
    await open();
    for (const typed of ['QG-100200', ' QG-100 200 ', 'qg-100200']) {
      await another();
      await userEvent.fill(number(), typed);
      await press('Look up');
      await expect.element(own(), patient).toHaveValue('QG-100200');
      await expect.element(own()).toHaveFocus();
      await expect.element(number()).not.toBeInTheDocument();
      await expect.element(button('Add to my profile')).not.toBeInTheDocument();
      await expect
        .poll(said, patient)
        .toContain('Alder Street scoring is already one of your Q-global accounts.');
      await expectClean(visit.element);
    }
    expect(visit.scene.calls.filter((call) => call.endsWith('/verification'))).toEqual([]);
    await press(GO_ON);
    await expectStep('Billing address');
    expect((await cart()).qGlobalAccount).toMatchObject({ kind: 'EXISTING', number: 'QG-100200' });
  });

  it('asks before it switches the customer account, and keeps the Q-global account then [CHK-04 e]', async () => {
    await open({ lines: { 'LMS4-QGR': 1 }, chosen: [ACCOUNT, ['/qualifieduser', { id: 'qu-priya' }]] });
    await userEvent.click(radio('Existing account'));
    await userEvent.selectOptions(own(), 'QG-100300 · Riverbend scoring');
    await press(GO_ON);
    const question = page.getByRole('alertdialog');
    await expectText(
      'Using this Q-global account changes the customer account to Riverbend Assessment Center. You will choose the qualified user again.',
    );
    await expectClean(visit.element);
    await press('Keep Alder Street Clinic');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button(GO_ON)).toHaveFocus();
    expect((await cart()).customerAccount?.id).toBe('org-4410');
    await press(GO_ON);
    await press('Change to Riverbend Assessment Center');
    await expectStep('Qualified user');
    await expectText('The customer account has changed. Check the qualified user.');
    expect(await cart()).toMatchObject({
      customerAccount: { id: 'org-4411' },
      qGlobalAccount: { kind: 'EXISTING', number: 'QG-100300' },
    });
  });

  it('of too many tries says how long to wait, and of a failing service keeps the number [CHK-14 g,h part]', async () => {
    await open();
    await another();
    await userEvent.fill(number(), 'QG-200200');
    const path = '/users/current/qglobalaccounts/verification';
    visit.scene.backend.faults.add({ method: 'POST', path, status: 429, retryAfter: 60, times: 1 });
    await press('Look up');
    await expectFault(number(), 'Too many attempts. Try again at ');
    visit.scene.backend.faults.add({ method: 'POST', path, status: 500 });
    await press('Look up');
    await expectText('An error occurred.');
    await expect.element(number()).toHaveValue('QG-200200');
  });

  it('is asked by its number alone of who has none', async () => {
    await open({ userName: 'tess', chosen: [['/account', { id: 'org-4430' }]] });
    await userEvent.click(radio('Existing account'));
    await expect.element(number(), patient).toBeVisible();
    await expect.element(own()).not.toBeInTheDocument();
  });
});
