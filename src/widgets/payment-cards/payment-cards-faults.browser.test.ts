import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import { openCards } from '../../../tests/support/payment-cards-visit.ts';
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

const TAG = 'assess-payment-cards';
const button = (name: string) => page.getByRole('button', { name, exact: true });
let scene: Scene | undefined;

const list: Deed = {
  call: { method: 'GET', path: '/users/*/paymentdetails', missingField: 'payments' },
  sent: /^GET \/users\/current\/paymentdetails/,
  open: async (faults) => {
    scene = await openCards({ faults });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load your cards' }),
  again: () => button('Try again'),
  done: () => button('Delete Visa ending in 4242'),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the list of cards, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, list, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, list));
});
