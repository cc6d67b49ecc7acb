import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import {
  button,
  expectStep,
  openStep,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../tests/support/checkout-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  endFaults,
  FAULTS,
  readFails,
  readHeals,
  writeFails,
  writeIsUnsure,
  type Deed,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-checkout';
const patient = { timeout: 20_000 };
const GO_ON = 'Continue to billing address';
let visit: CheckoutVisit | undefined;

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  visit = await visitCheckout({
    userName: 'tess',
    lines: { 'FMS-KIT': 1 },
    // These choices would be made automatically, which would cause another read.
    chosen: [
      ['/account', { id: 'org-4430' }],
      ['/addresses/delivery?addressId=home', undefined],
    ],
    faults,
  });
  return visit.scene;
};
const failed = () => page.getByRole('alert').getByText('An error occurred.', { exact: false });

const read: Deed = {
  call: { method: 'PUT', path: '/users/*/carts/*/defaults', missingField: 'guid' },
  sent: /^PUT \/users\/current\/carts\/current\/defaults$/,
  open,
  failed,
  again: () => button('Try again'),
  done: () => openStep('Shipping method'),
};

const write: Write = {
  call: { method: 'PUT', path: '/users/*/carts/*/deliverymode' },
  sent: /^PUT .*\/deliverymode$/,
  open: async (faults) => {
    const scene = await open(faults);
    await expectStep('Shipping method');
    await expect.element(radio('Ground'), patient).toBeVisible();
    await userEvent.click(radio('Ground'));
    return scene;
  },
  begin: () => button(GO_ON).click(),
  failed,
  again: () => button(GO_ON),
  done: () => openStep('Billing address'),
  kept: () => expect.element(radio('Ground')).toBeChecked(),
  result: async () => {
    const cart = await visit?.as('GET', '/carts/current?fields=FULL');
    expect(cart).toMatchObject({ deliveryMode: { code: 'ground' } });
  },
};

beforeEach(beginFaults);
afterEach(async () => {
  await endFaults(visit?.scene);
  history.replaceState({}, '', location.pathname);
});

describe('the checkout, whose cart can’t be read [REL-01 b part]', () => {
  it.each(FAULTS)('for $name, says so in words, and a retry works', (fault) => readFails(TAG, read, fault));
  it('twice, shows its step at the third try without a word', () => readHeals(TAG, read));
});

describe('a shipping method that is chosen, and whose call fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, is sent once, stays chosen, and a retry goes on with it', (fault) =>
    writeFails(TAG, write, fault),
  );
  it('without an answer, and cannot be asked for, says so and is not repeated by itself', () =>
    writeIsUnsure(TAG, write, failed));
});
