import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { openInvoices } from '../../../tests/support/invoices-visit.ts';
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

const TAG = 'assess-invoices';
let scene: Scene | undefined;

const list: Deed = {
  call: { method: 'GET', path: '/users/*/invoices', missingField: 'invoices' },
  sent: /^GET \/users\/current\/invoices$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openInvoices({ faults, who: 'mara' });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load your invoices' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('button', { name: 'INV-54410001', exact: true }),
};

const one: Deed = {
  ...list,
  call: { method: 'GET', path: '/users/*/invoices/*', missingField: 'lines' },
  sent: /^GET \/users\/current\/invoices\/[\w-]+$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openInvoices({ faults, who: 'mara' });
    await list.done().click();
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load this invoice' }),
  done: () => page.getByText('Subtotal', { exact: true }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the list of invoices, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, list, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, list));
});

describe('an invoice in its row, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, one, fault));
});
