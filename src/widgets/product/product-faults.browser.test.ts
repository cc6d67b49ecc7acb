import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { cartHolds, openProduct } from '../../../tests/support/product-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  DONE,
  endFaults,
  FAULTS,
  LOST,
  readFails,
  readHeals,
  writeFails,
  writeIsFoundDone,
  type Deed,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-product';
const patient = { timeout: 20_000 };
let scene: Scene | undefined;
const inWidget = () => page.elementLocator(document.querySelector(TAG) ?? document.body);

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  scene = await openProduct('LMS4-KIT', { faults: [...faults] });
  return scene;
};
const add = () => page.getByRole('button', { name: 'Add 1 item to cart', exact: true });

const read: Deed = {
  call: { method: 'GET', path: '/products/*', missingField: 'code' },
  sent: /^GET \/products\/LMS4-KIT$/,
  open,
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'The product could not be loaded' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('heading', { name: /Complete Kit/ }),
};

const write: Write = {
  keyed: true,
  call: { method: 'POST', path: '/users/*/carts/*/entries/batch', missingField: 'cartModifications' },
  sent: /^POST .*\/entries\/batch$/,
  open: async (faults) => {
    const opened = await open(faults);
    await expect.element(add(), patient).toBeVisible();
    return opened;
  },
  begin: () => add().click(),
  failed: () => inWidget().getByText(/^(Error: )?Not added: /),
  again: add,
  done: () => inWidget().getByText('Added to your cart: Lindgren', { exact: false }),
  unknown: {
    failed: () => inWidget().getByText('We couldn’t confirm this change.', { exact: false }),
    again: add,
  },
  kept: () => expect.element(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1'),
  result: async () => expect(await cartHolds(scene!)).toEqual(['1 LMS4-KIT']),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('a product, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, read, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, read));
});

describe('adding a product, which fails [REL-01 b part]', () => {
  it.each(LOST)('by $name, is sent once more by its key, and a retry does it once', (fault) =>
    writeFails(TAG, write, fault),
  );
  it.each(DONE)('by $name, is done by the same key', (fault) => writeIsFoundDone(TAG, write, fault));
});
