import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { openAccount, saidIn } from '../../../tests/support/account-visit.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  DONE,
  endFaults,
  FAULTS,
  NOT_DONE,
  readFails,
  writeFails,
  writeIsFoundDone,
  type Deed,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-preferences';
const PATH = '/users/*/preferences';
let scene: Scene | undefined;

const read: Deed = {
  call: { method: 'GET', path: PATH, missingField: 'marketing' },
  sent: /^GET \/users\/current\/preferences$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openAccount(TAG, { faults });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load your preferences' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('checkbox', { name: 'News and offers' }),
};

const save = () => page.getByRole('button', { name: 'Save preferences', exact: true });
const write: Write = {
  call: { method: 'PATCH', path: PATH },
  sent: /^PATCH \/users\/current\/preferences$/,
  open: async () => {
    scene = await openAccount(TAG);
    await read.done().click();
    return scene;
  },
  begin: () => save().click(),
  failed: () => page.getByRole('alert').getByText(/Your changes were not saved\./),
  again: save,
  done: () => saidIn(TAG)(/Preferences saved$/),
  kept: () => expect.element(read.done()).toBeChecked(),
  result: async (at) =>
    expect(await asCustomer(at, 'mara', 'GET', '/preferences')).toMatchObject({ marketing: true }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the preferences, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, say so in words, and a retry works', (fault) => readFails(TAG, read, fault));
});

describe('a change of the preferences [REL-01 b part] [ACC-03 c]', () => {
  it.each(NOT_DONE)('that fails by $name, keeps what was chosen, and is saved by another press', (fault) =>
    writeFails(TAG, write, fault),
  );
  it.each(DONE)('that was done in spite of $name, is found done', (fault) =>
    writeIsFoundDone(TAG, write, fault),
  );
});
