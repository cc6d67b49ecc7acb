import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../../../tests/support/expect-clean.ts';
import { changeAnswers } from '../../../../../tests/support/change-answers.ts';
import {
  button,
  expectStep,
  expectText,
  leaveCheckout,
  reload,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../../tests/support/checkout-visit.ts';
import '../../define.ts';

const patient = { timeout: 20_000 };
const GO_ON = 'Continue to billing address';
const BANNER = 'You must provide a delivery option in order to go to the next step.';
const SPLIT =
  'Your items may ship separately as they become available. Shipping is charged for each shipment.';
/** One of two lines is shipped later. */
const APART = {
  lines: { 'FMS-KIT': 1, 'FMS-MAN': 1 },
  scene: { products: [{ code: 'FMS-MAN', shipsInDays: 30 }] },
};
const MODES = /\/deliverymodes$/;
let visit: CheckoutVisit;

const open = async (addressId = 'home', options: Partial<Parameters<typeof visitCheckout>[0]> = {}) => {
  visit = await visitCheckout({
    userName: 'tess',
    lines: { 'FMS-KIT': 1 },
    chosen: [[`/addresses/delivery?addressId=${addressId}`, undefined]],
    ...options,
  });
};
const chosen = async () =>
  ((await visit.as('GET', '/carts/current?fields=FULL')) as { deliveryMode?: { code: string } }).deliveryMode
    ?.code;
const expectFocusOn = (words: string) =>
  expect.poll(() => document.activeElement?.textContent, patient).toContain(words);

afterEach(async () => {
  vi.restoreAllMocks();
  await leaveCheckout(visit);
});

describe('the shipping methods', () => {
  it('are ground and expedited with their times and charges, and the note on split shipments where there are some [CHK-08 a,b]', async () => {
    await open();
    await expectStep('Shipping method');
    await expect.element(radio('Ground'), patient).toHaveAccessibleDescription('$10.00 10-15 business days');
    await expect.element(radio('Expedited')).toHaveAccessibleDescription('$20.00 3-5 business days');
    await expect.element(page.getByText(SPLIT)).not.toBeInTheDocument();
    await expectClean(visit.element);
    await leaveCheckout(visit);
    await open('home', APART);
    await expectText(SPLIT);
  });

  it('have the store’s own names and times where the service sends none, never its own amounts [CHK-08 a]', async () => {
    await open();
    changeAnswers(visit.scene, 'GET', MODES, () =>
      Response.json({
        deliveryModes: [
          { code: 'ground', deliveryCost: { value: 12.5, currencyIso: 'EUR' } },
          { code: 'expedited', deliveryCost: { value: 31, currencyIso: 'USD' } },
          {
            code: 'courier',
            name: 'Courier',
            description: 'Tomorrow',
            deliveryCost: { value: 60, currencyIso: 'USD' },
          },
        ],
      }),
    );
    await expect.element(radio('Ground'), patient).toHaveAccessibleDescription('€12.50 10-15 business days');
    await expect.element(radio('Expedited')).toHaveAccessibleDescription('$31.00 3-5 business days');
    await expect.element(radio('Courier')).toHaveAccessibleDescription('$60.00 Tomorrow');
  });

  it('have the service’s name and time where it sends them, also of a method that the store has words for [CHK-08 a]', async () => {
    await open();
    const deliveryCost = { value: 10, currencyIso: 'USD' };
    changeAnswers(visit.scene, 'GET', MODES, () =>
      Response.json({
        deliveryModes: [
          { code: 'ground', name: 'Freight', description: '8 business days', deliveryCost },
          { code: 'expedited', deliveryCost },
        ],
      }),
    );
    await expect.element(radio('Freight'), patient).toHaveAccessibleDescription('$10.00 8 business days');
    await expect.element(radio('Expedited')).toHaveAccessibleDescription('$10.00 3-5 business days');
  });

  it('want one to be chosen, and say so at each press, tied to the choices [CHK-08 c] [AXS-04 part]', async () => {
    await open();
    await expectStep('Shipping method');
    await press(GO_ON);
    await expectFocusOn(BANNER);
    const group = page.getByRole('radiogroup', { name: 'Shipping method' });
    await expect.element(group).toHaveAccessibleDescription(expect.stringContaining(BANNER));
    await expectClean(visit.element);
    await userEvent.click(radio('Expedited'));
    await expect.element(page.getByText(BANNER, { exact: false })).not.toBeInTheDocument();
    await press(GO_ON);
    await expectStep('Billing address');
    expect(await chosen()).toBe('expedited');
  });

  it('that are none for the address say so and lead back to it [CHK-08 d]', async () => {
    await open('yangon');
    await expectText('We can’t ship these products to this address. Choose another address.');
    await expect.element(button(GO_ON)).not.toBeInTheDocument();
    await expectClean(visit.element);
    await press('Change shipping address');
    await expectStep('Shipping address');
  });

  it('that are a single one need no choice, and say that items may ship apart [CHK-08 b,d]', async () => {
    await open('home', { ...APART });
    changeAnswers(visit.scene, 'GET', MODES, () =>
      Response.json({
        deliveryModes: [{ code: 'expedited', deliveryCost: { value: 20, currencyIso: 'USD' } }],
      }),
    );
    await expectStep('Billing address');
    expect(await chosen()).toBe('expedited');
    await press('Change: Shipping method');
    await expectText(SPLIT);
  });
});

describe('a shipping method', () => {
  it('that is no longer offered says so, and another can be chosen [CHK-08 part]', async () => {
    await open();
    await expectStep('Shipping method');
    await userEvent.click(radio('Ground'));
    let isGone = true;
    changeAnswers(visit.scene, 'PUT', /\/deliverymode$/, (answer) => {
      if (!isGone) return answer();
      isGone = false;
      return Response.json(
        { errors: [{ type: 'UnsupportedDeliveryModeError', message: 'No.' }] },
        { status: 400 },
      );
    });
    await press(GO_ON);
    await expectFocusOn('This shipping method is no longer offered. Choose another one.');
    await expect.element(radio('Ground')).not.toBeChecked();
    await userEvent.click(radio('Expedited'));
    await press(GO_ON);
    await expectStep('Billing address');
  });

  it('that went is not offered any more once it was refused [CHK-08 part] [REL-07 b part]', async () => {
    await open();
    let isOffered = true;
    changeAnswers(visit.scene, 'GET', MODES, async (answer) => {
      const { deliveryModes } = (await (await answer()).json()) as { deliveryModes: object[] };
      const courier = { code: 'courier', name: 'Courier', deliveryCost: { value: 60, currencyIso: 'USD' } };
      return Response.json({ deliveryModes: isOffered ? [...deliveryModes, courier] : deliveryModes });
    });
    await userEvent.click(radio('Courier'));
    isOffered = false;
    await press(GO_ON);
    await expectFocusOn('This shipping method is no longer offered. Choose another one.');
    await expect.element(radio('Courier'), patient).not.toBeInTheDocument();
    await expect.element(radio('Ground')).toBeVisible();
  });

  it('that was picked and not sent is still picked after a reload, until it is sent [LEAD-03 a part]', async () => {
    await open();
    await expectStep('Shipping method');
    await userEvent.click(radio('Expedited'));
    reload();
    await expect.element(radio('Expedited'), patient).toBeChecked();
    expect(await chosen()).toBeUndefined();
    await press(GO_ON);
    await expectStep('Billing address');
    expect(await chosen()).toBe('expedited');
    const kept = () => Object.keys(sessionStorage).map((name) => sessionStorage.getItem(name));
    await expect.poll(() => kept().join(' ')).not.toContain('expedited');
  });

  it('that could not be sent stays chosen, and is sent by the next press [REL-03 part]', async () => {
    await open('home', { faults: [{ method: 'PUT', path: '/**/deliverymode', status: 500, times: 1 }] });
    await expectStep('Shipping method');
    await userEvent.click(radio('Ground'));
    await press(GO_ON);
    await expectText('An error occurred.');
    await expect.element(radio('Ground')).toBeChecked();
    await press(GO_ON);
    await expectStep('Billing address');
    expect(await chosen()).toBe('ground');
  });

  it('can’t be chosen while the methods can’t be read, and can once they are [REL-03 part]', async () => {
    await open('home', { faults: [{ method: 'GET', path: '/**/deliverymodes', status: 500 }] });
    await expectText('An error occurred.');
    visit.scene.backend.faults.clear();
    await press('Try again');
    await expect.element(radio('Ground'), patient).toBeVisible();
  });
});
