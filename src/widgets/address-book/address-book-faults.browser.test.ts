import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { heldAddresses, openBook } from '../../../tests/support/address-book-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  endFaults,
  FAULTS,
  readFails,
  readHeals,
  writeFails,
  writeIsFoundDone,
  type Deed,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-address-book';
const WORK = 'Mara Lindqvist, Alder Street Clinic, 410 Alder Street';
const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
let scene: Scene | undefined;

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  scene = await openBook({ faults });
  return scene;
};

const list: Deed = {
  call: { method: 'GET', path: '/users/*/addresses' },
  sent: /^GET \/users\/current\/addresses$/,
  open,
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load your addresses' }),
  again: () => button('Try again'),
  done: () => button(`Edit address: ${WORK}`),
};

/** A deleted address is put back: the one write that must not be done twice. */
const putBack: Write = {
  call: { method: 'POST', path: '/users/*/addresses', missingField: 'country.isocode' },
  sent: /^POST \/users\/current\/addresses$/,
  open: async (faults) => {
    const opened = await open(faults);
    await button(`Delete address: ${WORK}`).click(patient);
    await expect.element(button(`Undo: put back ${WORK}`), patient).toBeVisible();
    return opened;
  },
  begin: () => button(`Undo: put back ${WORK}`).click(),
  failed: () => page.getByRole('alert').getByText(`The address was not put back: ${WORK}.`, { exact: false }),
  again: () => page.getByRole('alert').getByRole('button', { name: 'Try again', exact: true }),
  done: () => button(`Edit address: ${WORK}`),
  result: async () => {
    const held = await heldAddresses(scene!, 'mara');
    expect(held.filter(({ line1 }) => line1 === '410 Alder Street')).toHaveLength(1);
  },
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the list of addresses, whose reading fails [REL-01 b part]', () => {
  // Every field of an address may be missing, so the list shows what is there.
  const rows = FAULTS.filter(({ name }) => name !== 'a missing field');
  it.each(rows)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, list, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, list));
});

describe('a deleted address that is put back, whose write fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, is done once: by a retry, or found to be done', (fault) =>
    (fault.write === 'done' ? writeIsFoundDone : writeFails)(TAG, putBack, fault),
  );
});
