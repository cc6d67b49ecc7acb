import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../../demo-host/backend/core/faults.ts';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import {
  beginFaults,
  contentFails,
  DONE,
  endFaults,
  FAULTS,
  LOST,
  readFails,
  readHeals,
  writeFails,
  writeIsFoundDone,
  writeIsUnsure,
  type Deed,
  type Write,
} from '../../../../tests/support/widget-faults.ts';
import { raiseMatter, type LocaleMatter } from '../../../core/prompts/matters.ts';
import { storageName } from '../../../core/storage-names.ts';
import '../define.ts';

const TAG = 'assess-session';
const patient = { timeout: 20_000 };
const KEPT = [{ code: 'LMS4-KIT', quantity: 2, from: 'en-gb', name: 'Lindgren Memory Scale' }];
let scene: Scene | undefined;

const opened = async (faults: readonly Fault[], matter: LocaleMatter): Promise<Scene> => {
  scene = await setScene({ lines: [{ code: 'LMS4-REC25', quantity: 3 }], faults });
  localStorage.setItem(storageName('keptLines'), JSON.stringify({ lines: KEPT }));
  document.body.append(document.createElement(TAG));
  await expect.poll(() => document.querySelector(TAG)?.shadowRoot?.querySelector('[lang]')).toBeTruthy();
  raiseMatter(matter);
  return scene;
};
const open = (faults: readonly Fault[]) => opened(faults, { kind: 'arrived', from: 'en-gb', reason: 'link' });
/** Looks inside the widget only: the page's live region contains many of the same texts. */
const notice = () => page.getByRole('region', { name: 'You are now in our United States store' });
const button = (name: string) => notice().getByRole('button', { name, exact: true });
/** Expects the line that the shopper has brought along. */
const kept = () =>
  expect
    .element(notice().getByRole('listitem').getByText('Lindgren Memory Scale', { exact: false }))
    .toBeVisible();
const add = () => button('Add 1 line to the cart');

const LOOK_UP = { method: 'POST', path: '/products/lookup', missingField: 'rows' };

const read: Deed = {
  call: LOOK_UP,
  sent: /^POST \/products\/lookup$/,
  open,
  failed: () =>
    notice().getByText('We can’t tell right now which of these lines are sold here.', { exact: false }),
  again: () => button('Try again'),
  done: add,
  kept,
};

const failed = () => notice().getByText('The list is kept: try again.', { exact: false });

const unknown = () => notice().getByText('We couldn’t confirm this change.', { exact: false });

const write: Write = {
  keyed: true,
  call: { method: 'POST', path: '/users/*/carts/*/entries/batch' },
  sent: /^POST .*\/entries\/batch$/,
  open: async (faults) => {
    const begun = await open(faults);
    await expect.element(add(), patient).toBeVisible();
    return begun;
  },
  begin: () => add().click(),
  failed,
  again: add,
  unknown: { failed: unknown, again: add },
  done: () => notice().getByText('2 items were added to the cart.', { exact: false }),
  result: ({ repository, cartGuid }) =>
    expect
      .poll(() =>
        repository.cart(cartGuid ?? '')?.entries.map((entry) => [entry.productCode, entry.quantity]),
      )
      .toEqual([
        ['LMS4-REC25', 3],
        ['LMS4-KIT', 2],
      ]),
};

beforeEach(() => page.viewport(1280, 900));
beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('lines of another store, when nobody can say which are sold here [REL-01 b part]', () => {
  it.each(FAULTS)('for $name, are kept, and a retry works', (fault) => readFails(TAG, read, fault));
  it('twice, are sorted at the third try without a word', () => readHeals(TAG, read));
});

describe('lines of another store that are added, and whose call fails [REL-01 b part]', () => {
  it.each(LOST)(
    'by $name, are sent once more by their key, stay in the list, and a retry adds them once',
    (fault) => writeFails(TAG, { ...write, kept }, fault),
  );
  it.each(DONE)('by $name, are in the cart by the same key', (fault) => writeIsFoundDone(TAG, write, fault));
  it('without an answer, and cannot be asked for, stay in the list and are not sent again by themselves', () =>
    writeIsUnsure(TAG, { ...write, kept }, unknown));
});

describe('the question whether to go to another store, when nobody can say what is sold there [REL-01 b part]', () => {
  const question = () => page.getByRole('dialog', { name: 'Change to our Japan store?' });
  it.each(FAULTS)('for $name, says so and leaves both ways open', async (fault) => {
    await contentFails(
      TAG,
      {
        call: LOOK_UP,
        open: (faults) => opened(faults, { kind: 'choosing', to: 'ja-jp' }),
        stands: () => question().getByText('We can’t tell right now', { exact: false }),
        late: true,
      },
      fault,
    );
    await expect.element(question().getByRole('button', { name: 'Stay here' })).toBeVisible();
    await expect.element(question().getByRole('button', { name: 'Go to Japan' })).toBeVisible();
  });
});
