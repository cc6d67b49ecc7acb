import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../../../tests/support/expect-clean.ts';
import {
  button,
  expectFault,
  expectStep,
  expectText,
  field,
  leaveCheckout,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../../tests/support/checkout-visit.ts';
import { said, saying } from '../../../../../tests/support/said.ts';
import '../../define.ts';

const patient = { timeout: 20_000 };
const KIT = { 'LMS4-KIT': 1 };
const GO_ON = /^Continue to /;
let visit: CheckoutVisit;

const open = async (options: Partial<Parameters<typeof visitCheckout>[0]> = {}) => {
  visit = await visitCheckout({ userName: 'mara', lines: KIT, step: 'account', ...options });
  await expectStep('Customer account');
};
const notListed = () => userEvent.click(radio('Account not listed'));
const account = async (): Promise<unknown> =>
  ((await visit.as('GET', '/carts/current?fields=FULL')) as { customerAccount?: { id: string } })
    .customerAccount?.id;

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

describe('the customer account [CHK-02 b]', () => {
  it('stands in its kinds, and going on without one says so above the choice, at each group of it [CHK-02 a] [AXS-04 part]', async () => {
    await open();
    await expect.element(page.getByRole('radiogroup', { name: 'Personal account' }), patient).toBeVisible();
    await expect.element(page.getByRole('radiogroup', { name: 'Organizations' })).toBeVisible();
    await press(GO_ON);
    await expectText('Choose a customer account.');
    await expect.element(radio('Mara Lindqvist'), patient).toHaveFocus();
    for (const name of ['Personal account', 'Organizations', 'Account not listed'])
      await expectFault(page.getByRole('radiogroup', { name }), 'Choose a customer account.');
    await expect
      .element(radio('Alder Street Clinic'))
      .not.toHaveAccessibleDescription(expect.stringContaining('Choose a customer account.'));
    const told = page.getByText('Choose a customer account.').elements();
    expect(told).toHaveLength(1);
    const first = radio('Mara Lindqvist').element();
    expect(first.compareDocumentPosition(told[0]!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expectClean(visit.element);
    await userEvent.click(radio('Alder Street Clinic'));
    await press(GO_ON);
    await expectStep('Qualified user');
    expect(await account()).toBe('org-4410');
  });

  it('begins with the one that the customer set as default [ACC-03 c]', async () => {
    const preferences = '/commerce/headless/ecommerce/v2/users/current/preferences';
    await open({ chosen: [[preferences, { defaultAccountId: 'org-4410' }, 'PATCH']] });
    await expect.element(radio('Alder Street Clinic'), patient).toBeChecked();
    await press(GO_ON);
    await expectStep('Qualified user');
    expect(await account()).toBe('org-4410');
  });

  it('that is missing is told in sight at 320 px, with the focus at the choice [CHK-02 a part] [AXS-04 part]', async () => {
    await open({ width: 320 });
    await expect.element(radio('Account not listed'), patient).toBeVisible();
    await page.viewport(320, 568);
    scrollTo(0, document.documentElement.scrollHeight);
    await press(GO_ON);
    await expect.element(radio('Mara Lindqvist'), patient).toHaveFocus();
    const told = page.getByText('Choose a customer account.').element().getBoundingClientRect();
    expect(told.top).toBeGreaterThanOrEqual(0);
    expect(told.bottom).toBeLessThanOrEqual(innerHeight);
  });

  it.each([
    ['', 'Please enter account number'],
    [
      '44 17-B',
      'Please enter your organization’s Customer Account Number (4 digits) or a temporary Customer Account Number (12 characters).',
    ],
    ['9999', 'This account is not found'],
  ])('of the number “%s” that is not listed says: %s [CHK-02 b part]', async (typed, words) => {
    await open();
    await notListed();
    await userEvent.fill(field('Customer account number'), typed);
    await userEvent.click(page.getByRole('checkbox', { name: /Terms & conditions/ }));
    await press(GO_ON);
    await expectFault(field('Customer account number'), words);
    await expect.element(field('Customer account number')).toHaveFocus();
    await expect.element(field('Customer account number')).toHaveValue(typed);
  });

  describe('that is found by its number [CHK-02 e]', () => {
    it('asks for the terms, and tells number and name alone before [CHK-02 b part]', async () => {
      await open();
      await notListed();
      await userEvent.fill(field('Customer account number'), ' 44\u200B70 ');
      await press('Look up');
      await expectText('Prairie Learning Cooperative · 4470');
      await expectText('Accept the terms to see this account.');
      await expect.element(radio('Prairie Learning Cooperative')).not.toBeInTheDocument();
      await expect.element(field('Customer account number')).toHaveValue('4470');
      await press(GO_ON);
      await expectFault(
        page.getByRole('checkbox', { name: /Terms & conditions/ }),
        'Please agree to Terms & conditions',
      );
      await expectClean(visit.element);
    });

    it('and has its name told of its own number alone, not of the one that is typed after it [CHK-02 b part]', async () => {
      await open();
      await notListed();
      await userEvent.fill(field('Customer account number'), '4470');
      await press('Look up');
      const found = page
        .elementLocator(visit.element)
        .getByText('Prairie Learning Cooperative · 4470', { exact: false })
        .first();
      await expect.element(found, patient).toBeVisible();
      await userEvent.fill(field('Customer account number'), '4471');
      await expect.element(found).not.toBeInTheDocument();
    });

    it('that was found is chosen for this order and joins the list', async () => {
      await open();
      await notListed();
      await userEvent.fill(field('Customer account number'), '4470');
      await userEvent.click(page.getByRole('checkbox', { name: /Terms & conditions/ }));
      await press(GO_ON);
      // The customer is its only qualified user.
      await expectStep('Shipping address');
      expect(await account()).toBe('org-4470');
      await press('Change: Customer account');
      await expect.element(radio('Prairie Learning Cooperative'), patient).toBeChecked();
    });

    it('waits after five wrong numbers in a quarter of an hour, also with a right one, and says until when', async () => {
      await open();
      await notListed();
      const { backend, calls } = visit.scene;
      const asked = () => calls.filter((call) => call.endsWith('/accounts/verification')).length;
      const lookUp = async (number: string) => {
        const before = asked();
        await userEvent.fill(field('Customer account number'), number);
        await press('Look up');
        await expect.poll(asked, patient).toBe(before + 1);
        await visit.scene.settled();
      };
      for (const number of ['9991', '9992', '9993', '9994', '9995']) {
        await lookUp(number);
        await expectFault(field('Customer account number'), 'This account is not found');
      }
      await lookUp('4470');
      await expectFault(field('Customer account number'), 'Too many attempts. Try again at ');
      backend.clock.advance(15 * 60_000);
      await lookUp('4470');
      await expectText('Prairie Learning Cooperative · 4470');
    });
  });

  it('whose look-up fails says so, and its number stays [CHK-14 g,h part]', async () => {
    await open({ faults: [{ method: 'POST', path: '/users/current/accounts/verification', status: 500 }] });
    await notListed();
    await userEvent.fill(field('Customer account number'), '4470');
    await press('Look up');
    await expectText('An error occurred.');
    await expect.element(field('Customer account number')).toHaveValue('4470');
  });

  it('without a billing address gets one in place, also where saving it failed once, and is chosen then [CHK-02 c] [CHK-14 g,h part]', async () => {
    await open({ userName: 'bill' });
    await expect.element(radio('Copper Hill Pediatrics'), patient).toBeDisabled();
    await expect
      .element(radio('Copper Hill Pediatrics'))
      .toHaveAccessibleDescription(
        expect.stringContaining('This account has no billing address. Add a billing address to use it.'),
      );
    // It is not chosen even as the only account.
    await expect.element(radio('Copper Hill Pediatrics')).not.toBeChecked();
    await press('Add a billing address: Copper Hill Pediatrics');
    await expect
      .element(page.getByRole('heading', { name: 'Billing address of Copper Hill Pediatrics' }), patient)
      .toHaveFocus();
    await press('Cancel');
    await expect.element(button('Add a billing address: Copper Hill Pediatrics'), patient).toHaveFocus();
    await press('Add a billing address: Copper Hill Pediatrics');
    await expect.element(page.getByLabelText(/^First name/), patient).toBeVisible();
    for (const [name, value] of [
      ['First name', 'Bill'],
      ['Last name', 'Sato'],
      ['Street address', '12 Copper Hill Road'],
      ['City', 'Tucson'],
      ['ZIP code', '85704'],
    ] as const)
      await userEvent.fill(page.getByLabelText(new RegExp(`^${name}`)), value);
    await userEvent.selectOptions(page.getByLabelText(/^State/), 'Arizona');
    await userEvent.fill(page.getByLabelText(/^Phone/), '520 555 0143');
    const path = '/users/current/accounts/*/billingaddress';
    visit.scene.backend.faults.add({ method: 'PUT', path, status: 500, times: 1 });
    await press('Save billing address');
    await expectText('An error occurred.');
    await expect.element(page.getByLabelText(/^Street address/)).toHaveValue('12 Copper Hill Road');
    await press('Save billing address');
    // The only account that can be chosen is chosen automatically.
    await expect
      .element(page.getByRole('button', { name: 'Change: Customer account' }), patient)
      .toBeVisible();
    await expect.poll(account, patient).toBe('org-4450');
  });

  it('that is chosen already is gone on from with an entry of its own in the history, and nothing is sent [CHK-01 c part]', async () => {
    await open({ chosen: [['/account', { id: 'org-4410' }]] });
    await expect.element(radio('Alder Street Clinic'), patient).toBeChecked();
    const entries = vi.spyOn(history, 'pushState');
    await press(GO_ON);
    await expectStep('Qualified user');
    expect(entries).toHaveBeenCalledTimes(1);
    expect(visit.scene.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('of five hundred is searched by name, number and city [CHK-02 d]', async () => {
    await open({ userName: 'olive' });
    const find = page.getByRole('searchbox', { name: 'Find an account' });
    await expect.element(find, patient).toBeVisible();
    await expectText('20 of 500 accounts');
    await userEvent.fill(find, 'lakeside 3417');
    await expectText('1 of 500 accounts');
    await expect.poll(said, patient).toContain('1 of 500 accounts');
    await userEvent.click(radio('Lakeside School District 418'));
    await userEvent.fill(find, 'nowhere');
    await expectText('No account matches “nowhere”. Check the spelling, or use Account not listed.');
    // The chosen account stays.
    await expect.element(radio('Lakeside School District 418')).toBeChecked();
    await expectClean(visit.element);
    await press(GO_ON);
    await expectStep('Qualified user');
    expect(await account()).toBe('org-3417');
  });

  it('that is personal can’t buy aimswebPlus [CHK-05 c part]', async () => {
    await open({ lines: { 'RPW-G1-LIC': 10 } });
    await expect.element(radio('Mara Lindqvist'), patient).toBeDisabled();
    await expect
      .element(radio('Mara Lindqvist'))
      .toHaveAccessibleDescription(expect.stringContaining('Only organizations can buy aimswebPlus.'));
    // At 320 px the order's own link to the cart is folded away.
    const personal = page.getByRole('radiogroup', { name: 'Personal account' });
    await expect
      .element(personal.getByRole('link', { name: 'Edit cart' }))
      .toHaveAttribute('href', expect.stringContaining('/cart'));
  });

  it('of somebody without an organization says what aimswebPlus needs, and opens the way to it [CHK-05 c part] [CHK-02 b part]', async () => {
    await open({ userName: 'uma', lines: { 'RPW-G1-LIC': 10 } });
    await expectText(/none of your accounts is an organization’s\. Enter your organization’s account number/);
    await expect.element(radio('Account not listed')).toBeChecked();
    const number = field('Customer account number');
    await expect.element(number).toHaveAccessibleDescription(/^4 digits, or 12 characters/);
    await userEvent.fill(number, '3005');
    await userEvent.keyboard('{Enter}');
    await expectText('Accept the terms to see this account.');
    await expect.element(number).toHaveFocus();
    await expectClean(visit.element);
  });

  it('that is another one is told, and each step that lost its choice names it [CHK-09 a part]', async () => {
    await open({
      chosen: [
        ['/account', { id: 'org-4410' }],
        ['/qualifieduser', { id: 'qu-priya' }],
        ['/billingaddress', { use: 'ACCOUNT' }],
      ],
    });
    await userEvent.click(radio('Riverbend Assessment Center'));
    await press('Continue to the next step');
    await expectStep('Qualified user');
    // Who was chosen before is the suggestion, and is not said to be gone.
    await expectText('The customer account has changed. Check the qualified user.');
    await expect.element(radio('Priya Raman')).toBeChecked();
    expect(page.getByText('is no longer the qualified user').elements()).toEqual([]);
    await expectText(/^Choose again: the customer account changed\. You had chosen Accounts Payable/);
  });

  it.each([320, 390])(
    'that is another one says so in its own card, with where the order still ships to, in sight above the bar at %i px, as long as it is true [CHK-09 a part] [AXS-02 part] [AXS-03 part]',
    async (width) => {
      await open({
        width,
        chosen: [
          ['/account', { id: 'org-4410' }],
          ['/addresses/delivery?addressId=home', undefined],
        ],
      });
      await page.viewport(width, 568);
      await expect.element(radio('Riverbend Assessment Center'), patient).toBeVisible();
      await userEvent.click(radio('Riverbend Assessment Center'));
      const notice = page.getByText(
        /^Information: The customer account will no longer be Alder Street Clinic/,
      );
      await expect
        .poll(() => notice.element().textContent, patient)
        .toContain('The order still ships to Mara Lindqvist, 18 Linden Avenue');
      const bar = page.getByRole('region', { name: 'Order summary' });
      const place = () => notice.element().closest('.notice')!.getBoundingClientRect();
      await expect.poll(() => place().top, patient).toBeGreaterThanOrEqual(0);
      await expect
        .poll(() => place().bottom - bar.element().getBoundingClientRect().top, patient)
        .toBeLessThanOrEqual(0);
      await expect.element(radio('Riverbend Assessment Center')).toHaveFocus();
      await expect.poll(said, patient).toContain('The order still ships to Mara Lindqvist');
      await expectClean(visit.element);
      await userEvent.click(radio('Alder Street Clinic'));
      await expect.poll(saying, patient).not.toContain('will no longer be');
    },
  );

  it('on which the customer is the only qualified user does not lead to that step [CHK-03 g part]', async () => {
    await open({
      chosen: [
        ['/account', { id: 'org-4410' }],
        ['/qualifieduser', { id: 'qu-priya' }],
      ],
    });
    await userEvent.click(radio('Mara Lindqvist'));
    await press(GO_ON);
    await expectStep('Shipping address');
    expect(saying()).not.toContain('will no longer be');
  });

  it('can’t be listed while the service is down: says so, and asks again', async () => {
    visit = await visitCheckout({
      userName: 'mara',
      lines: KIT,
      step: 'account',
      faults: [{ method: 'GET', path: '/users/current/accounts', status: 503 }],
    });
    await expectText('An error occurred.');
    visit.scene.backend.faults.clear();
    await press('Try again');
    await expect.element(radio('Alder Street Clinic'), patient).toBeVisible();
  });

  it('that was not sent stays chosen, and the failure is said [CHK-14 g part] [CHK-14 h part]', async () => {
    await open();
    await userEvent.click(radio('Alder Street Clinic'));
    visit.scene.backend.faults.add({
      method: 'PUT',
      path: '/users/current/carts/current/account',
      status: 500,
    });
    await press(GO_ON);
    await expectText('An error occurred.');
    await expect.element(radio('Alder Street Clinic')).toBeChecked();
  });
});
