import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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

const TAG = 'assess-mini-cart';
const patient = { timeout: 20_000 };
let scene: Scene | undefined;

const cartButton = () => page.getByRole('button', { name: /^Cart/ }).first();

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  const lines = [
    { code: 'LMS4-KIT', quantity: 2 },
    { code: 'LMS4-REC25', quantity: 3 },
  ];
  scene = await setScene({ lines, faults });
  document.body.append(document.createElement(TAG));
  await expect.element(cartButton(), patient).toBeVisible();
  await cartButton().click();
  return scene;
};
/** Looks inside the widget only: the page's live region contains many of the same texts. */
const widget = () => page.elementLocator(document.querySelector(TAG) ?? document.body);
const button = (name: string | RegExp) => widget().getByRole('button', { name });

const read: Deed = {
  call: { method: 'GET', path: '/users/*/carts/*', missingField: 'guid' },
  sent: /^GET \/users\/anonymous\/carts\/[^/]+$/,
  open,
  failed: () => widget().getByRole('alert').getByText('Your cart could not be loaded.'),
  again: () => widget().getByRole('button', { name: 'Try again', exact: true }),
  done: () => widget().getByText('Subtotal', { exact: true }),
  kept: () => expect.element(cartButton()).toHaveAttribute('aria-expanded', 'true'),
};

const again = () => button(/^Remove again/);
const unknown = () => widget().getByText('We couldn’t confirm this change.', { exact: false });

const write: Write = {
  keyed: true,
  needsNothing: true,
  call: { method: 'PATCH', path: '/users/*/carts/*/entries/*' },
  sent: /^PATCH .*\/entries\/\d+$/,
  open,
  begin: () => button(/^Remove Lindgren.*Complete Kit/).click(),
  failed: () => widget().getByText('It was not removed.', { exact: false }),
  again,
  unknown: { failed: unknown, again },
  done: () => widget().getByText('Removed: Lindgren Memory Scale', { exact: false }),
  result: ({ repository, cartGuid }) =>
    expect
      .poll(() =>
        repository.cart(cartGuid ?? '')?.entries.map((entry) => [entry.productCode, entry.quantity]),
      )
      .toEqual([['LMS4-REC25', 3]]),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the panel, whose cart can’t be read [REL-01 b part]', () => {
  it.each(FAULTS)('for $name, says so in words, and a retry works', (fault) => readFails(TAG, read, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, read));
});

describe('a line that is taken out, and whose call fails [REL-01 b part]', () => {
  it.each(LOST)('by $name, is sent once more by its key, stays, and a retry does it once', (fault) =>
    writeFails(TAG, write, fault),
  );
  it.each(DONE)('by $name, is out by the same key', (fault) => writeIsFoundDone(TAG, write, fault));
  it('without an answer, and cannot be asked for, says so and is not repeated by itself', () =>
    writeIsUnsure(TAG, write, unknown));
});
