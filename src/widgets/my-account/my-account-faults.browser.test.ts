import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { openAccount } from '../../../tests/support/account-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  endFaults,
  FAULTS,
  readFails,
  readHeals,
  type Deed,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-my-account';
let scene: Scene | undefined;

const read: Deed = {
  call: { method: 'GET', path: '/users/*/invoices', missingField: 'invoices' },
  sent: /^GET \/users\/current\/invoices$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openAccount(TAG, { who: 'max', faults });
    return scene;
  },
  failed: () => page.getByRole('alert').getByText('Your invoices could not be loaded'),
  again: () => page.getByRole('button', { name: 'Try again: Invoices', exact: true }),
  done: () => page.getByRole('link', { name: 'View overdue invoices', exact: true }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('a tile of the overview, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words in its place, and a retry works', (fault) =>
    readFails(TAG, read, fault),
  );
  it('twice, shows it at the third try without a word', () => readHeals(TAG, read));
});
