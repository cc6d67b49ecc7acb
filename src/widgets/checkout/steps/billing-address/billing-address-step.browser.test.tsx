import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { expectClean } from '../../../../../tests/support/expect-clean.ts';
import { changeAnswers, changeCart } from '../../../../../tests/support/change-answers.ts';
import type { Scene } from '../../../../../tests/support/scene.ts';
import {
  expectStep,
  expectText,
  field,
  leaveCheckout,
  reload,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../../tests/support/checkout-visit.ts';
import '../../define.ts';

const patient = { timeout: 20_000 };
const GO_ON = 'Continue to payment';
const BANNER = 'You must provide a billing address in order to go to the next step.';
const NO_NAME = 'Choose another address or update your first and last name in your address book.';
const SHIPPED = {
  lines: { 'FMS-KIT': 1 },
  chosen: [
    ['/addresses/delivery?addressId=manila', undefined],
    ['/deliverymode?deliveryModeId=ground', undefined],
  ],
} as const;
let visit: CheckoutVisit;

const open = async (options: Partial<Parameters<typeof visitCheckout>[0]> = {}) => {
  visit = await visitCheckout({ userName: 'tess', ...SHIPPED, ...options });
};
type Billed = { line1?: string; firstName?: string; lastName?: string };
const billed = async () =>
  ((await visit.as('GET', '/carts/current?fields=FULL')) as { billingAddress?: Billed }).billingAddress;
const openStep = () => document.querySelector('.checkout-step.now')?.textContent;
const sameAsShipping = () => radio('Same as shipping address');
const ofAccount = () => radio('Customer account’s billing address');
const street = (): Locator => page.getByRole('combobox', { name: 'Street address' });
const expectFocusOn = (words: string) =>
  expect.poll(() => document.activeElement?.textContent, patient).toContain(words);
/** Removes the name from the account's address, as in an old one. */
const namelessAccount = (scene: Scene) =>
  changeCart(scene, async (given) => {
    const answer = await given();
    const cart = (await answer.json()) as { customerAccount?: { billingAddress?: Billed } };
    delete cart.customerAccount?.billingAddress?.lastName;
    return Response.json(cart, { headers: { ETag: answer.headers.get('ETag') ?? '' } });
  });

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

describe('the billing address', () => {
  it('goes on at Enter on the chosen one, as any form does [CHK-09 a part] [AXS-02 part]', async () => {
    await open({ step: 'billing-address' });
    await expect.element(sameAsShipping(), patient).toBeVisible();
    await userEvent.click(sameAsShipping());
    await userEvent.keyboard('{Enter}');
    await expectStep('Payment');
    expect(await billed()).toMatchObject({ line1: '25 Ayala Avenue' });
  });

  it.each([
    ['the shipping address', sameAsShipping, '25 Ayala Avenue'],
    ['the account’s own', ofAccount, '410 Alder Street'],
    ['the primary one', () => radio('Tess Ortega · Columbus'), '18 Linden Avenue'],
    ['a saved one', () => radio('Union County Public Schools'), '88 Depot Lane'],
  ])('is %s [CHK-09 a]', async (_which, card, line1) => {
    await open();
    await expectStep('Billing address');
    // She ships to someone in Manila, and the order is for the organization.
    await expect.element(ofAccount(), patient).toBeChecked();
    expect(page.getByText('Primary', { exact: true }).elements()).toHaveLength(1);
    await expect
      .element(radio('Union County Public Schools'))
      .toHaveAccessibleDescription(expect.stringContaining('Primary'));
    await userEvent.click(card());
    await press(GO_ON);
    await expectStep('Payment');
    expect(await billed()).toMatchObject({ line1 });
  });

  it('of an organization stands first and is chosen, also where it ships to its own receiving desk [CHK-09 a part]', async () => {
    await open({
      chosen: [
        ['/account', { id: 'org-4430' }],
        ['/addresses/delivery?addressId=store-room', undefined],
        SHIPPED.chosen[1],
      ],
    });
    await expectStep('Billing address');
    await expect.element(ofAccount(), patient).toBeChecked();
    await expect.element(page.getByRole('radio').first()).toHaveAccessibleName(/^Customer account/);
    await expect
      .element(ofAccount())
      .toHaveAccessibleDescription(
        'Accounts Payable, Union County Public Schools, 410 Alder Street, Portland, OR 97205, United States, +1 202 555 0143',
      );
    await expectText(/^Receiving Desk, Union County Public Schools, 88 Depot Lane/);
  });

  it('is a new one, which stays as it was typed until it could be sent [CHK-09 a] [REL-03 part]', async () => {
    await open({ faults: [{ method: 'PUT', path: '/**/billingaddress', status: 500, times: 1 }] });
    await expectStep('Billing address');
    await expectClean(visit.element);
    await userEvent.click(radio('New address'));
    await userEvent.fill(street(), '9 University Place');
    await userEvent.fill(field('City'), 'New York');
    await userEvent.selectOptions(field('State'), 'New York');
    await userEvent.fill(field('ZIP code'), '10003');
    await userEvent.fill(field('Phone'), '+1 202 555 0117');
    await press(GO_ON);
    await expectText('An error occurred.');
    await expect.element(street()).toHaveValue('9 University Place');
    await press(GO_ON);
    await expectStep('Payment');
    expect(await billed()).toMatchObject({ line1: '9 University Place', firstName: 'Tess' });
  });

  it('that is new has suggestions of addresses that are billed to [CHK-07 b part]', async () => {
    await open();
    await expectStep('Billing address');
    const { backend } = visit.scene;
    const respond = backend.respond.bind(backend);
    const asked: URLSearchParams[] = [];
    vi.spyOn(backend, 'respond').mockImplementation((request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/autosuggest')) asked.push(searchParams);
      return respond(request);
    });
    await userEvent.click(radio('New address'));
    await userEvent.fill(street(), '18 Linden');
    await expect.element(page.getByRole('listbox', { name: 'Suggestions' }), patient).toBeVisible();
    expect(asked.map((query) => [query.get('addressType'), query.get('term'), query.get('lang')])).toEqual([
      ['BILLING', '18 Linden', 'en'],
    ]);
  });

  it('that nobody chose is asked for; one without a name says so, and its form opens in place [CHK-09 a,b]', async () => {
    await open({ lines: { 'FMS-DIG': 1 }, chosen: [], onReady: namelessAccount });
    await expectStep('Billing address');
    await expect.element(ofAccount(), patient).toBeDisabled();
    await expect.element(ofAccount()).toHaveAccessibleDescription(expect.stringContaining(NO_NAME));
    await press(GO_ON);
    await expectFocusOn(BANNER);
    await expectClean(visit.element);
    await userEvent.click(page.getByRole('button', { name: /^Add a name/ }).first());
    await expectFocusOn('Add a name to this address: 410 Alder Street');
    await expect.element(field('First name')).toHaveValue('Accounts');
    await press(GO_ON);
    await expect.element(field('Last name')).toHaveAccessibleDescription('Enter your last name');
    await expect.element(field('Last name')).toHaveFocus();
    await expectClean(visit.element);
    await press('Choose another address');
    await userEvent.click(radio('Tess Ortega · Columbus'));
    await press(GO_ON);
    await expectStep('Payment');
  });

  it('of the customer account that lacks a name is mended in the account [CHK-09 b part]', async () => {
    await open({ lines: { 'FMS-DIG': 1 }, chosen: [], onReady: namelessAccount });
    await expectStep('Billing address');
    await userEvent.click(page.getByRole('button', { name: /^Add a name/ }).first());
    await userEvent.fill(field('Last name'), 'Desk');
    await userEvent.fill(field('Phone'), '+1 202 555 0117');
    await press(GO_ON);
    await expectStep('Payment');
    expect(await billed()).toMatchObject({ line1: '410 Alder Street', lastName: 'Desk' });
    expect(visit.scene.calls).toContainEqual(
      expect.stringMatching(/^PUT .*\/accounts\/[\w-]+\/billingaddress$/),
    );
  });

  it('of an organization that lacks a name is mended in the organization’s book [CHK-09 b part]', async () => {
    await open();
    changeAnswers(visit.scene, 'GET', /\/addresses$/, async (given) => {
      const { addresses } = (await (await given()).json()) as { addresses: Billed[] };
      return Response.json({
        addresses: addresses.map((one) =>
          one.line1 === '88 Depot Lane' ? { ...one, lastName: undefined } : one,
        ),
      });
    });
    await expectStep('Billing address');
    await press(/^Add a name.*88 Depot Lane/);
    await userEvent.fill(field('Last name'), 'Desk');
    await userEvent.fill(field('Phone'), '+1 202 555 0117');
    await press(GO_ON);
    await expectStep('Payment');
    expect(await billed()).toMatchObject({ line1: '88 Depot Lane', lastName: 'Desk' });
  });

  it('that was refused says so at its field, and nothing that was typed is lost [CHK-09 part]', async () => {
    await open();
    await expectStep('Billing address');
    await press(/^Add a name/);
    await userEvent.fill(field('First name'), 'Ana');
    await userEvent.fill(field('Last name'), 'Martin');
    await userEvent.fill(field('Phone'), '+1 202 555 0117');
    changeAnswers(visit.scene, 'PATCH', /\/addresses\/nameless$/, () =>
      Response.json(
        { errors: [{ type: 'ValidationError', subject: 'postalCode', reason: 'invalid', message: 'No.' }] },
        { status: 400 },
      ),
    );
    await press(GO_ON);
    await expect
      .element(field('ZIP code'), patient)
      .toHaveAccessibleDescription('Enter a valid ZIP code, for example 95014.');
    await expect.element(field('Last name')).toHaveValue('Martin');
  });

  it('can’t be chosen while the addresses can’t be read, and can once they are [REL-03 part]', async () => {
    await open({ faults: [{ method: 'GET', path: '/users/current/addresses', status: 500 }] });
    await expectText('An error occurred.');
    visit.scene.backend.faults.clear();
    await press('Try again');
    await expect.element(ofAccount(), patient).toBeChecked();
  });

  it('that is the same in several places stands there once, and is chosen beforehand [CHK-09 a part]', async () => {
    await open({
      userName: 'mara',
      chosen: [
        ['/account', { id: 'personal-user-mara' }],
        ['/addresses/delivery?addressId=home', undefined],
        ['/deliverymode?deliveryModeId=ground', undefined],
      ],
    });
    await expectStep('Billing address');
    await expect.element(sameAsShipping(), patient).toBeChecked();
    await expect.element(radio('New address')).toBeVisible();
    expect(
      page
        .getByText(/18 Linden Avenue/)
        .elements()
        .map((found) => found.closest('li.checkout-step')?.className),
    ).toEqual([expect.stringContaining('done'), expect.stringContaining('now')]);
  });

  it('of another account that was chosen says in the step why it is asked for again, and no more once it is chosen [CHK-09 a part]', async () => {
    await open({
      userName: 'mara',
      lines: { 'FMS-DIG': 1 },
      chosen: [
        ['/account', { id: 'org-4410' }],
        ['/billingaddress', { use: 'ACCOUNT' }],
      ],
      step: 'account',
    });
    await userEvent.click(radio('Riverbend Assessment Center'));
    await press('Continue to the next step');
    await expectStep('Billing address');
    const why = /Choose again: the customer account changed\. You had chosen Accounts Payable/;
    await expect.poll(openStep, patient).toMatch(why);
    await expectClean(visit.element);
    await press(GO_ON);
    await expectStep('Payment');
    await press('Change: Billing address');
    await expectStep('Billing address');
    await expect.element(ofAccount(), patient).toBeChecked();
    expect(openStep()).not.toMatch(why);
  });

  it.each([
    ['the organization’s own', 'store-room'],
    ['the one of a workplace', 'work'],
    ['one without an organization’s name', 'manila'],
  ])(
    'of a personal account that came after an organization is not beforehand where that one’s order is shipped: %s [CHK-09 a part]',
    async (_which, address) => {
      await open({
        userName: 'mara',
        chosen: [
          ['/account', { id: 'org-4410' }],
          [`/addresses/delivery?addressId=${address}`, undefined],
          ['/deliverymode?deliveryModeId=ground', undefined],
          ['/billingaddress', { use: 'ACCOUNT' }],
        ],
        step: 'account',
      });
      await userEvent.click(radio('Mara Lindqvist'));
      await press(/^Continue to /);
      await expectStep('Billing address');
      await expect.element(ofAccount(), patient).toBeChecked();
      await expect.element(sameAsShipping()).not.toBeChecked();
      await press(GO_ON);
      await expectStep('Payment');
      expect(await billed()).toMatchObject({ line1: '18 Linden Avenue' });
    },
  );

  it('that is the same as the shipping address follows it when that is corrected at the review [CHK-21 f] [CHK-09 a part]', async () => {
    await open({
      chosen: [
        ['/account', { id: 'org-4430' }],
        ['/addresses/delivery?addressId=home', undefined],
        SHIPPED.chosen[1],
        ['/billingaddress', { use: 'DELIVERY' }],
        ['/paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }],
      ],
      step: 'review',
    });
    await expectStep('Review');
    await press('Change: Shipping address');
    await expectStep('Shipping address');
    await userEvent.click(radio('Union County Public Schools'));
    await press(/^Continue to /);
    // The method is suggested again; the bill is not asked about.
    await expectStep('Shipping method');
    await press('Continue to review');
    await expectStep('Review');
    const bill = page.getByRole('definition').filter({ hasText: '88 Depot Lane' });
    await expect.poll(() => bill.elements().length, patient).toBe(2);
    expect(await billed()).toMatchObject({ line1: '88 Depot Lane' });
  });

  it('that was picked and not sent is still picked after a reload [LEAD-03 a part]', async () => {
    await open();
    await expectStep('Billing address');
    await userEvent.click(sameAsShipping());
    reload();
    await expectStep('Billing address');
    await expect.element(sameAsShipping(), patient).toBeChecked();
    await press(GO_ON);
    await expectStep('Payment');
  });
});
