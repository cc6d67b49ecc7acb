import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { openOrders } from '../../../tests/support/orders-visit.ts';
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

const TAG = 'assess-order-history';
let scene: Scene | undefined;

const list: Deed = {
  call: { method: 'GET', path: '/users/*/orders', missingField: 'orders.0.code' },
  sent: /^GET \/users\/current\/orders$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openOrders({ faults });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load your orders' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('link', { name: 'WR-9104416', exact: true }),
};

const one: Deed = {
  ...list,
  call: { method: 'GET', path: '/users/*/orders/*', missingField: 'code' },
  sent: /^GET \/users\/current\/orders\/\w+$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openOrders({ faults, attributes: { 'order-id': '9104317' } });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'This order could not be loaded' }),
  done: () => page.getByText('Order total', { exact: true }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the list of orders, whose reading fails [REL-01 b part]', () => {
  const rows = FAULTS.filter(({ name }) => name !== 'a missing field');
  it.each(rows)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, list, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, list));
});

describe('an order, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, one, fault));
});
