import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { openAccount } from '../../../tests/support/account-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  endFaults,
  FAULTS,
  readFails,
  type Deed,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-order-status';
const EMAIL = 'max@practice.example';
let scene: Scene | undefined;

const check = () => page.getByRole('button', { name: 'Check status', exact: true });
const read: Deed = {
  call: { method: 'POST', path: '/orderstatus', missingField: 'reference' },
  sent: /^POST \/orderstatus$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openAccount(TAG, { who: undefined, faults });
    await userEvent.fill(page.getByRole('textbox', { name: 'Web reference number' }), 'WR-9104401');
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), EMAIL);
    return scene;
  },
  begin: () => check().click(),
  failed: () => page.getByRole('alert').getByText(/We couldn’t check this order\./),
  again: check,
  done: () => page.getByRole('heading', { name: 'Order WR-9104401' }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

/** A wrong try counts, so a call is never repeated by itself. 429 says when to go on, which has a test of its own. */
const ONCE = FAULTS.filter(({ name }) => name !== '429').map((fault) => ({ ...fault, tries: 1 }));

describe('the status of an order, whose reading fails [REL-01 b part] [ACC-01 d]', () => {
  it.each(ONCE)('by $name, says so in words, and another press works', (fault) =>
    readFails(TAG, read, fault),
  );

  it('keeps what was typed', async () => {
    scene = await read.open([{ ...read.call, status: 500 }]);
    await read.begin?.();
    await expect.element(read.failed(), { timeout: 20_000 }).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL);
  });
});
