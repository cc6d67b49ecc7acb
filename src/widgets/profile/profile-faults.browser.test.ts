import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

const TAG = 'assess-profile';
let scene: Scene | undefined;

const read: Deed = {
  call: { method: 'GET', path: '/users/*', missingField: 'uid' },
  sent: /^GET \/users\/current$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openAccount(TAG, { faults });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load your profile' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('textbox', { name: 'First name' }),
};

const save = () => page.getByRole('button', { name: 'Save profile', exact: true });
const write: Write = {
  call: { method: 'PATCH', path: '/users/*' },
  sent: /^PATCH \/users\/current$/,
  open: async () => {
    scene = await openAccount(TAG);
    await userEvent.fill(read.done(), 'Maria');
    return scene;
  },
  begin: () => save().click(),
  failed: () => page.getByRole('alert').getByText(/Your changes were not saved\./),
  again: save,
  done: () => saidIn(TAG)(/Profile saved$/),
  kept: () => expect.element(read.done()).toHaveValue('Maria'),
  result: async (at) => expect(await asCustomer(at, 'mara', 'GET', '')).toMatchObject({ firstName: 'Maria' }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the profile, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, read, fault));
});

describe('a change of the profile [REL-01 b part] [ACC-03 a]', () => {
  it.each(NOT_DONE)('that fails by $name, keeps what was typed, and is saved by another press', (fault) =>
    writeFails(TAG, write, fault),
  );
  it.each(DONE)('that was done in spite of $name, is found done', (fault) =>
    writeIsFoundDone(TAG, write, fault),
  );
});
