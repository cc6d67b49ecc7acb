import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { AUTHENTICATE_PATH } from '../../../demo-host/identity/identity-paths.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  endFaults,
  FAULTS,
  readFails,
  writeFails,
  type Deed,
  type FaultRow,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-sign-in';
const patient = { timeout: 20_000 };
let scene: Scene | undefined;

/** A call of a journey may be its last one, and its answer is a new step. So no call is repeated automatically. */
const ONCE: readonly FaultRow[] = FAULTS.map((fault) => ({ ...fault, tries: 1 }));

const field = (name: string) => page.getByLabelText(name, { exact: true });

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  scene = await setScene({ identity: {}, faults });
  const element = document.createElement(TAG);
  element.setAttribute('tree', 'Gallery');
  document.body.append(element);
  return scene;
};

const call = { method: 'POST', path: AUTHENTICATE_PATH, missingField: 'authId' };
const sent = new RegExp(`^POST ${AUTHENTICATE_PATH}$`);
const failed = () =>
  page.getByRole('alert').getByText(/^(Error: )?The sign-in service (did not|can’t|sent)/, { exact: false });
const again = () => page.getByRole('button', { name: 'Try again', exact: true });

const read: Deed = { call, sent, open, failed, again, done: () => field('Question') };

const journal = () => field('Which journal do you read?');
const press = () => userEvent.click(page.getByRole('button', { name: 'Continue', exact: true }));

const write: Write = {
  call,
  sent,
  open: async (faults) => {
    const opened = await open(faults);
    await expect.element(field('Question'), patient).toBeVisible();
    await userEvent.selectOptions(field('Question'), 'Text input');
    await press();
    await expect.element(journal(), patient).toBeVisible();
    await userEvent.fill(journal(), 'The Abacus');
    return opened;
  },
  begin: press,
  failed,
  again,
  done: () => page.getByText('Answered: The Abacus', { exact: false }),
  kept: () => expect.element(journal()).toHaveValue('The Abacus'),
  // The service shows what it has accepted as answered.
  result: () => expect.element(journal()).not.toBeInTheDocument(),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('signing in, whose first step can’t be had [REL-01 b part]', () => {
  it.each(ONCE)('for $name, says so in words, and a retry works', (fault) => readFails(TAG, read, fault));
});

describe('the answer to a step, whose call fails [REL-01 b part]', () => {
  it.each(ONCE)('by $name, is sent once, stays as typed, and a retry goes on with it', (fault) =>
    writeFails(TAG, write, fault),
  );
});
