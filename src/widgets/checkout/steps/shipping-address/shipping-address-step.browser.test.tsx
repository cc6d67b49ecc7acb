import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { expectClean } from '../../../../../tests/support/expect-clean.ts';
import { changeAnswers } from '../../../../../tests/support/change-answers.ts';
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
const GO_ON = 'Continue to shipping method';
const BANNER = 'You must provide a delivery address in order to go to the next step.';
const INVALID = 'The address you’ve added isn’t valid. Check it or choose a suggested address.';
const NO_NAME = 'Choose another address or update your first and last name in your address book.';
const ADDRESSES = '/users/current/addresses';
let visit: CheckoutVisit;

const open = async (options: Partial<Parameters<typeof visitCheckout>[0]> = {}) => {
  visit = await visitCheckout({ userName: 'tess', lines: { 'FMS-KIT': 1 }, ...options });
  await expectStep('Shipping address');
};
const street = (): Locator => page.getByRole('combobox', { name: 'Street address' });
const chosen = async () =>
  ((await visit.as('GET', '/carts/current?fields=FULL')) as { deliveryAddress?: Record<string, unknown> })
    .deliveryAddress;
const verified = (): number => visit.scene.calls.filter((call) => call.endsWith('/verification')).length;
const expectFocusOn = (words: string) =>
  expect.poll(() => document.activeElement?.textContent, patient).toContain(words);

const typeNew = async (line1 = '18 linden avenue') => {
  await userEvent.click(radio('New address'));
  await expect.element(street(), patient).toBeVisible();
  const values = { 'Street address': line1, City: 'Columbus', 'ZIP code': '43210', Phone: '+1 202 555 0117' };
  for (const [name, value] of Object.entries(values)) await userEvent.fill(field(name), value);
  await userEvent.selectOptions(field('State'), 'Ohio');
};
const expectTyped = async (line1 = '18 linden avenue') => {
  await expect.element(street()).toHaveValue(line1);
  await expect.element(field('City')).toHaveValue('Columbus');
  await expect.element(field('ZIP code')).toHaveValue('43210');
  await expect.element(field('First name')).toHaveValue('Tess');
};

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

describe('the shipping address', () => {
  it('of a personal order is the customer’s primary one at first [CHK-07 a part]', async () => {
    await open({ userName: 'mara', chosen: [['/account', { id: 'personal-user-mara' }]] });
    await expect.element(radio('Mara Lindqvist · Columbus'), patient).toBeChecked();
  });

  it('that was picked and not sent is still picked after a reload [LEAD-03 a part]', async () => {
    await open();
    await userEvent.click(radio('Alder Street Clinic'));
    reload();
    await expectStep('Shipping address');
    await expect.element(radio('Alder Street Clinic'), patient).toBeChecked();
    await press(GO_ON);
    await expectStep('Shipping method');
    expect(await chosen()).toMatchObject({ line1: '410 Alder Street' });
  });

  it('goes on at Enter on the chosen one, as any form does [CHK-07 a part] [AXS-02 part]', async () => {
    await open();
    await userEvent.click(radio('Alder Street Clinic'));
    await userEvent.keyboard('{Enter}');
    await expectStep('Shipping method');
    expect(await chosen()).toMatchObject({ line1: '410 Alder Street' });
  });

  it('that nobody chose is asked for at each press, and one that is chosen goes on [CHK-07 f]', async () => {
    await open({
      faults: [{ path: ADDRESSES, body: 'missing-field', missingField: 'addresses.0.defaultAddress' }],
    });
    await press(GO_ON);
    await expectFocusOn(BANNER);
    await userEvent.click(radio('Alder Street Clinic'));
    await expect.element(page.getByText(BANNER, { exact: false })).not.toBeInTheDocument();
    await press(GO_ON);
    await expectStep('Shipping method');
    expect(await chosen()).toMatchObject({ line1: '410 Alder Street' });
  });

  it('is the primary one at first: an organization’s own, which is named by the organization [CHK-07 a part]', async () => {
    await open();
    await expect.element(radio('Union County Public Schools'), patient).toBeChecked();
    expect(page.getByText('Primary', { exact: true }).elements()).toHaveLength(1);
    await expect
      .element(radio('Union County Public Schools'))
      .toHaveAccessibleDescription('Primary. Receiving Desk, 88 Depot Lane, Salem, OR 97301, United States');
    await expectClean(visit.element);
  });

  it('that is saved, in the Philippines, says that duties may be asked for [CHK-07 e]', async () => {
    const duties = 'Extra taxes, duties or fees may apply to shipments to the Philippines.';
    await open();
    await expect.element(radio('Union County Public Schools'), patient).toBeChecked();
    await expect.element(page.getByText(duties, { exact: false })).not.toBeInTheDocument();
    await userEvent.click(radio('Tess Ortega · Makati'));
    await expectText(duties);
  });

  it('that lacks a name says so; the form opens in its place, and another can be chosen after all [CHK-09 b part]', async () => {
    await open();
    const nameless = radio('7 Canal Road, Denver, CO 80202, United States');
    await expect.element(nameless, patient).toBeDisabled();
    await expect.element(nameless).toHaveAccessibleDescription(expect.stringContaining(NO_NAME));
    await press(/^Add a name/);
    await expectFocusOn('Add a name to this address: 7 Canal Road');
    await expect.element(street()).toHaveValue('7 Canal Road');
    await expectClean(visit.element);
    await press('Choose another address');
    await expect.element(radio('Alder Street Clinic')).toBeVisible();
  });

  it('that lacks a name keeps what was typed when its book refuses it, and goes on with the next press [CHK-09 b part] [REL-03 part]', async () => {
    await open({ faults: [{ method: 'PATCH', path: ADDRESSES, status: 500, times: 1 }] });
    await press(/^Add a name/);
    await userEvent.fill(field('First name'), 'Tess');
    await userEvent.fill(field('Last name'), 'Ortega');
    await userEvent.fill(field('Phone'), '+1 202 555 0117');
    await press(GO_ON);
    await expectText('An error occurred.');
    await expect.element(field('Last name')).toHaveValue('Ortega');
    await press(GO_ON);
    await expectStep('Shipping method');
    expect(await chosen()).toMatchObject({ line1: '7 Canal Road', lastName: 'Ortega' });
  });

  it('can’t be chosen while the addresses can’t be read, and can once they are [REL-03 part]', async () => {
    const faults = [{ method: 'GET', path: ADDRESSES, status: 500 }];
    await open({ faults });
    await expectText('An error occurred.');
    visit.scene.backend.faults.clear();
    await press('Try again');
    await expect.element(radio('Alder Street Clinic'), patient).toBeVisible();
  });
});

describe('a new shipping address', () => {
  it.each([
    ['CA', 'CA'],
    ['nowhere', 'US'],
  ])(
    'begins with the country that the page names, %s: %s [CHK-20 a part]',
    async (defaultCountry, country) => {
      await open({ scene: { config: { settings: { defaultCountry } } } });
      await userEvent.click(radio('New address'));
      await expect.element(field('Country'), patient).toHaveValue(country);
    },
  );

  it('that was refused says so at its field, and nothing that was typed is lost [CHK-07 part] [CHK-20 part]', async () => {
    await open();
    await typeNew();
    changeAnswers(visit.scene, 'POST', /\/addresses\/delivery$/, () =>
      Response.json(
        {
          errors: [
            { type: 'ValidationError', subject: 'address.postalCode', reason: 'invalid', message: 'No.' },
          ],
        },
        { status: 400 },
      ),
    );
    await press(GO_ON);
    await expect
      .element(field('ZIP code'), patient)
      .toHaveAccessibleDescription('Enter a valid ZIP code, for example 95014.');
    await expectTyped();
    await expectClean(visit.element);
  });

  it('that was sent is not typed again: the step offers what the cart holds, also after another one was chosen [LEAD-03 part] [CHK-07 part]', async () => {
    await open();
    await typeNew();
    await press(GO_ON);
    await expectStep('Shipping method');
    await press('Change: Shipping address');
    await expectStep('Shipping address');
    await expect.element(radio('New address'), patient).not.toBeChecked();
    await userEvent.click(radio('Alder Street Clinic'));
    await press(GO_ON);
    await expectStep('Shipping method');
    await press('Change: Shipping address');
    await expect.element(radio('Alder Street Clinic'), patient).toBeChecked();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('18 linden');
  });

  it('has no name of the organization that it is ordered for in its street [CHK-20 d part]', async () => {
    await open();
    await typeNew('Union County Public Schools, 3 Oak Street');
    await press(GO_ON);
    await expect
      .element(street(), patient)
      .toHaveAccessibleDescription('Enter the street address only, without a name or organization.');
    expect(await chosen()).toBeUndefined();
  });

  it('that could not be sent stays as it was typed, and is sent once by the next press [CHK-07 part] [REL-03 part]', async () => {
    await open({ faults: [{ method: 'POST', path: '/**/addresses/delivery', status: 500, times: 1 }] });
    await typeNew();
    await press(GO_ON);
    await expectText('An error occurred.');
    await expectTyped();
    await press(GO_ON);
    await expectStep('Shipping method');
    const { addresses } = (await visit.as('GET', '/addresses')) as { addresses: { line1: string }[] };
    expect(addresses.filter(({ line1 }) => line1 === '18 linden avenue')).toHaveLength(1);
  });
});

describe('the validation of a new address, on and off [FLG-07 c]', () => {
  const on = { scene: { flags: { addressValidation: true } } };

  it('offers what it holds for likelier beside what was typed, and takes what is left chosen [CHK-07 d]', async () => {
    await open(on);
    await typeNew();
    await press(GO_ON);
    await expectFocusOn(INVALID);
    await expect.element(radio('Suggested')).toBeChecked();
    await expect
      .element(radio('As you typed it'))
      .toHaveAccessibleDescription('18 linden avenue, Columbus, OH 43210, United States');
    await expectTyped();
    await expectClean(visit.element);
    await press(GO_ON);
    await expectStep('Shipping method');
    expect(await chosen()).toMatchObject({ line1: '18 Linden Avenue', postalCode: '43215' });
    expect(verified()).toBe(1);
  });

  it('of an address that it does not know lets it go as it was typed [CHK-07 d part]', async () => {
    await open(on);
    await typeNew('1 Nowhere Street');
    await press(GO_ON);
    await expectFocusOn(INVALID);
    expect(await chosen()).toBeUndefined();
    await press(GO_ON);
    await expectStep('Shipping method');
    expect(await chosen()).toMatchObject({ line1: '1 Nowhere Street' });
  });

  it.each([
    ['is off', { scene: { flags: { addressValidation: false } } }, 0],
    ['fails', { ...on, faults: [{ path: `${ADDRESSES}/verification`, status: 500 }] }, 1],
  ])('keeps nobody back where it %s [CHK-07 d part] [FLG-01 part]', async (_why, options, calls) => {
    await open(options);
    await typeNew('1 Nowhere Street');
    await press(GO_ON);
    await expectStep('Shipping method');
    expect(await chosen()).toMatchObject({ line1: '1 Nowhere Street' });
    expect(verified()).toBe(calls);
  });
});
