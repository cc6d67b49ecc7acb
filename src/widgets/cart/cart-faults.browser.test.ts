import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  DONE,
  endFaults,
  FAULTS,
  LOST,
  readFails,
  readHeals,
  writeFails,
  writeIsFoundDone,
  writeIsUnsure,
  type Deed,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-cart';
const patient = { timeout: 20_000 };
let scene: Scene | undefined;

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  const lines = [
    { code: 'LMS4-KIT', quantity: 2 },
    { code: 'LMS4-REC25', quantity: 3 },
  ];
  scene = await setScene({ lines, faults });
  document.body.append(document.createElement(TAG));
  return scene;
};
/** Looks inside the widget only: the page's live region contains many of the same texts. */
const said = (words: string) =>
  page.elementLocator(document.querySelector(TAG) ?? document.body).getByText(words, { exact: false });
const kit = () => page.getByRole('textbox', { name: /^Quantity of Lindgren.*Kit/ });
const forms = () => page.getByRole('textbox', { name: /^Quantity of .*Record/ });

const read: Deed = {
  call: { method: 'GET', path: '/users/*/carts/*', missingField: 'guid' },
  sent: /^GET \/users\/anonymous\/carts\/[^/]+$/,
  open,
  failed: () => page.getByRole('alert').getByText('Your cart could not be loaded.'),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: forms,
};

const again = () => page.getByRole('button', { name: 'Try again with 9', exact: true });

const write: Write = {
  keyed: true,
  needsNothing: true,
  call: { method: 'PATCH', path: '/users/*/carts/*/entries/*' },
  sent: /^PATCH .*\/entries\/0$/,
  open: async (faults) => {
    const opened = await open(faults);
    await expect.element(forms(), patient).toBeVisible();
    // An invalid quantity stays at its line for the shopper.
    await userEvent.fill(forms(), 'a dozen');
    await userEvent.fill(kit(), '9');
    return opened;
  },
  begin: () => userEvent.keyboard('{Enter}'),
  failed: () => said('The quantity was not changed to 9.'),
  again,
  unknown: { failed: () => said('We couldn’t confirm this change.'), again },
  done: () => page.getByText('$5,310.00', { exact: true }).first(),
  kept: () => expect.element(forms()).toHaveValue('a dozen'),
  result: ({ repository, cartGuid }) =>
    expect
      .poll(() =>
        repository.cart(cartGuid ?? '')?.entries.map((entry) => [entry.productCode, entry.quantity]),
      )
      .toEqual([
        ['LMS4-KIT', 9],
        ['LMS4-REC25', 3],
      ]),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the cart, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, read, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, read));
});

describe('a changed quantity, whose writing fails, stays as typed [REL-01 b part] [REL-01 d]', () => {
  it.each(LOST)('by $name, is sent once more by its key, stays as typed, and a retry does it once', (fault) =>
    writeFails(TAG, write, fault),
  );
  it.each(DONE)('by $name, is done by the same key', (fault) => writeIsFoundDone(TAG, write, fault));
  it('without an answer, and cannot be asked for, says so, with one reason, and is not repeated by itself', () =>
    writeIsUnsure(
      TAG,
      {
        ...write,
        kept: async () => {
          await write.kept?.();
          await expect.element(said('Your cart may have changed since.'), patient).toBeVisible();
          expect(said('nothing in your cart was lost').query()).toBeNull();
        },
      },
      () => said('We couldn’t confirm this change.'),
    ));
});
