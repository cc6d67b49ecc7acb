import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
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
  writeIsUnsure,
  type Deed,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import { listFragment } from '../../api/list/list-link.rules.ts';
import './define.ts';

const TAG = 'assess-cart';
const patient = { timeout: 20_000 };
const LIST = listFragment('en-us', [
  { code: 'FMS-KIT', quantity: 2 },
  { code: 'HSW-KIT', quantity: 3 },
])!;
let scene: Scene | undefined;

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  scene = await setScene({ lines: [{ code: 'TCI3-KIT', quantity: 1 }], faults });
  history.replaceState(null, '', `${location.pathname}${location.search}${LIST}`);
  document.body.append(document.createElement(TAG));
  return scene;
};
/** Looks inside the widget only: the page's live region contains many of the same texts. */
const said = (words: string | RegExp) =>
  page.elementLocator(document.querySelector(TAG) ?? document.body).getByText(words, { exact: false });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const box = (name: RegExp) => page.getByRole('checkbox', { name });
const held = (at: Scene) =>
  at.repository.cart(at.cartGuid ?? '')?.entries.map((entry) => [entry.productCode, entry.quantity]);

const read: Deed = {
  call: { method: 'POST', path: '/products/lookup' },
  sent: /^POST \/products\/lookup$/,
  open,
  failed: () => said('2 products could not be looked up.'),
  again: () => button('Try again'),
  done: () => button('Add 2 products to cart'),
  kept: async () => expect(location.hash).toBe(LIST),
};

const write: Write = {
  keyed: true,
  call: { method: 'POST', path: '/users/*/carts/*/entries/batch' },
  sent: /^POST .*\/entries\/batch$/,
  open: async (faults) => {
    const opened = await open(faults);
    await box(/FMS-KIT/).click(patient);
    await expect.element(button('Add 1 product to cart')).toBeVisible();
    return opened;
  },
  begin: () => button('Add 1 product to cart').click(),
  failed: () => said('1 product is still in the list.'),
  again: () => button('Add 1 product to cart'),
  unknown: {
    failed: () => said('We couldn’t confirm this change.'),
    again: () => button('Add 1 product to cart'),
  },
  done: () => said('1 product was added to your cart.'),
  // The product that the shopper unticked stays unticked, and both products stay in the list.
  kept: async () => {
    await expect.element(box(/FMS-KIT/)).not.toBeChecked();
    await expect.element(box(/HSW-KIT/)).toBeChecked();
    expect(location.hash).toBe(LIST);
  },
  result: (at) =>
    expect
      .poll(() => held(at))
      .toEqual([
        ['TCI3-KIT', 1],
        ['HSW-KIT', 3],
      ]),
};

beforeEach(beginFaults);
afterEach(async () => {
  await endFaults(scene);
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a shared list, whose looking up fails [REL-01 b part] [LEAD-04 c]', () => {
  it.each(FAULTS)('by $name, says so in words, stays in the address, and a retry works', (fault) =>
    readFails(TAG, read, fault),
  );
  it('twice, is shown at the third try without a word', () => readHeals(TAG, read));
});

describe('adding from a shared list, whose writing fails [REL-01 b part] [LEAD-04 c]', () => {
  it.each(LOST)(
    'by $name, is sent once more by its key, stays as chosen, and a retry does it once',
    (fault) => writeFails(TAG, write, fault),
  );
  it('without being done, no longer says what adding would make of what the cart has [LEAD-04 c part]', async () => {
    scene = await setScene({ lines: [{ code: 'HSW-KIT', quantity: 1 }] });
    history.replaceState(null, '', `${location.pathname}${location.search}${LIST}`);
    document.body.append(document.createElement(TAG));
    await expect.element(said('Adding 3 makes 4.'), patient).toBeVisible();
    scene.backend.faults.add({ ...write.call, ...LOST[0]!.order });
    await button('Add 2 products to cart').click();
    await expect.element(said('2 products are still in the list.'), patient).toBeVisible();
    await expect.element(said('Already in your cart: 1')).toBeVisible();
    await expect.element(said('Adding 3 makes')).not.toBeInTheDocument();
  });

  it.each(DONE)('by $name, is done by the same key', (fault) => writeIsFoundDone(TAG, write, fault));
  it('without an answer, and cannot be asked for, says so, and is not repeated by itself', () =>
    writeIsUnsure(TAG, write, () => said('We couldn’t confirm this change.')));
});
