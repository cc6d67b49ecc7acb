import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { openWidget } from '../../../tests/support/open-widget.ts';
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

const TAG = 'assess-accounts';
let scene: Scene | undefined;

const open = async (faults: readonly Fault[], attributes: Readonly<Record<string, string>> = {}) => {
  scene = await openWidget(TAG, { who: 'mara', faults, attributes });
  return scene;
};

const list: Deed = {
  call: { method: 'GET', path: '/users/*/accounts', missingField: 'accounts' },
  sent: /^GET \/users\/current\/accounts$/,
  open: (faults) => open(faults),
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load your accounts' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('link', { name: 'Alder Street Clinic', exact: true }),
};

const one: Deed = {
  ...list,
  call: { method: 'GET', path: '/users/*/accounts/*', missingField: 'name' },
  sent: /^GET \/users\/current\/accounts\/[\w-]+$/,
  open: (faults) => open(faults, { 'account-id': 'org-4410' }),
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'This account could not be loaded' }),
  done: () => page.getByText('aimswebPlus account', { exact: true }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the list of accounts, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, list, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, list));
});

describe('an account, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, one, fault));
});
