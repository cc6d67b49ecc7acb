import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  DONE,
  endFaults,
  FAULTS,
  NOT_DONE,
  readFails,
  readHeals,
  writeFails,
  writeIsFoundDone,
  type Deed,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import { heldCarts, openSavedCarts, said } from '../../../tests/support/saved-carts-visit.ts';
import './define.ts';

const TAG = 'assess-saved-carts';
const patient = { timeout: 20_000 };
let scene: Scene | undefined;

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  scene = await openSavedCarts({ faults });
  return scene;
};

const read: Deed = {
  call: { method: 'GET', path: '/users/*/carts', missingField: 'carts' },
  sent: /^GET \/users\/current\/carts$/,
  open,
  failed: () =>
    page.getByRole('alert').getByRole('heading', { name: 'Your saved carts could not be loaded' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('link', { name: 'Spring', exact: true }),
};

const write: Write = {
  call: { method: 'PATCH', path: '/users/*/carts/*/restoresavedcart', missingField: 'savedCartData' },
  // The call that puts the cart back after a refused restore does not count.
  sent: /^PATCH .*\/restoresavedcart$/,
  open: async (faults) => {
    const opened = await open(faults);
    await expect.element(page.getByRole('button', { name: 'Restore Spring' }), patient).toBeVisible();
    return opened;
  },
  begin: () => page.getByRole('button', { name: 'Restore Spring' }).click(),
  failed: () => page.getByRole('alert').getByText('Spring was not restored.', { exact: false }),
  again: () => page.getByRole('alert').getByRole('button', { name: 'Try again', exact: true }),
  done: () => said('Your saved cart is now your cart.'),
  result: () =>
    expect
      .poll(() => heldCarts(scene!), patient)
      .toEqual([expect.stringMatching(/^CartOf\w+: 2 LMS4-KIT$/), 'current: 3 LMS4-REC25']),
};

/** The first write of a restore: it saves the lines of the current cart. */
const keep: Write = {
  ...write,
  call: { method: 'PATCH', path: '/users/*/carts/*/save', missingField: 'savedCartData' },
  sent: /^PATCH .*\/save$/,
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the list of saved carts, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, read, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, read));
});

describe('a restore, whose first write fails [REL-01 b part]', () => {
  it.each(NOT_DONE)('by $name, is sent once, and a retry does it once', (fault) =>
    writeFails(TAG, keep, fault),
  );
  it.each(DONE)('by $name, is found to be done, sent once', (fault) => writeIsFoundDone(TAG, keep, fault));
});

describe('a restore, whose second write fails [REL-01 b part]', () => {
  it.each(DONE)('by $name, is found to be done, sent once', (fault) => writeIsFoundDone(TAG, write, fault));
});
