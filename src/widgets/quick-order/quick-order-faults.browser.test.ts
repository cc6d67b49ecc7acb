import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { setScene, type Scene, type SceneOptions } from '../../../tests/support/scene.ts';
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
  type FaultRow,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import { runtime } from '../../core/runtime.ts';
import './define.ts';

const TAG = 'assess-quick-order';
const patient = { timeout: 20_000 };
let scene: Scene | undefined;

/** Looks inside the widget only: the page's live region contains many of the same texts. */
const widget = () => page.elementLocator(document.querySelector(TAG) ?? document.body);
const said = (words: string | RegExp) => widget().getByText(words, { exact: false }).first();
const button = (name: string | RegExp) => widget().getByRole('button', { name }).first();
/** Finds the field in any language of its label. */
const code = () => widget().getByRole('textbox').nth(0);
const pieces = () => widget().getByRole('textbox').nth(1);

const open =
  (options: SceneOptions = {}) =>
  async (faults: readonly Fault[]): Promise<Scene> => {
    scene = await setScene({ lines: [{ code: 'LMS4-KIT', quantity: 2 }], faults, ...options });
    document.body.append(document.createElement(TAG));
    await expect.element(code(), patient).toBeVisible();
    return scene;
  };
const orderOne = async (): Promise<void> => {
  await userEvent.fill(code(), 'MAB2-KIT');
  await userEvent.fill(pieces(), '2');
  await userEvent.tab();
};
const kept = async (): Promise<void> => {
  await expect.element(code()).toHaveValue('MAB2-KIT');
  await expect.element(pieces()).toHaveValue('2');
};

const read: Deed = {
  call: { method: 'POST', path: '/products/lookup' },
  sent: /^POST \/products\/lookup$/,
  open: open(),
  begin: orderOne,
  failed: () => said('Products can’t be looked up right now'),
  again: () => button('Try again'),
  done: () => said('Marchetti Attention Battery'),
  kept,
};

const FAILED_ADD = /could not add these items|nothing was added/;
const unknown = {
  failed: () => said('We couldn’t confirm this change.'),
  again: () => button('Try again'),
};

const write: Write = {
  keyed: true,
  call: { method: 'POST', path: '/users/*/carts/*/entries/batch' },
  sent: /^POST .*\/entries\/batch$/,
  open: async (faults) => {
    const opened = await open()(faults);
    await orderOne();
    await expect.element(button('Add 2 items to cart'), patient).toBeVisible();
    return opened;
  },
  begin: () => button('Add 2 items to cart').click(),
  failed: () => said(FAILED_ADD),
  again: () => button('Try again'),
  unknown,
  done: () => said('2 items were added to the cart.'),
  kept,
  result: ({ repository, cartGuid }) =>
    expect
      .poll(() =>
        repository.cart(cartGuid ?? '')?.entries.map((entry) => [entry.productCode, entry.quantity]),
      )
      .toEqual([
        ['LMS4-KIT', 2],
        ['MAB2-KIT', 2],
      ]),
};
beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the look-up of a code that fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, the row stays, and a retry works', (fault) =>
    readFails(TAG, read, fault),
  );
  it('twice, shows the product at the third try without a word', () => readHeals(TAG, read));
});

describe('a failed look-up that is solved', () => {
  const problems = () =>
    runtime()
      .registry.getSnapshot()
      .messages.map(({ id }) => id);

  it.each([
    ['by another code in its row', () => userEvent.fill(code(), 'LMS4-KIT')],
    ['by clearing its row', () => userEvent.clear(code())],
    ['by a retry', () => button('Try again').click()],
  ])('%s leaves neither its notice nor its message [REL-01 part] [LEAD-07 part]', async (_how, solve) => {
    const opened = await open()([{ ...read.call, status: 500 }]);
    await orderOne();
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(400);
        return read.failed().query();
      }, patient)
      .not.toBeNull();
    await expect.poll(problems).toEqual(['product.lookUp']);
    opened.backend.faults.clear();
    await solve();
    await userEvent.tab();
    await expect.element(read.failed()).not.toBeInTheDocument();
    await expect.poll(problems).toEqual([]);
  });
});

describe('adding to the cart, when it fails [REL-01 b part]', () => {
  it.each(LOST)('by $name, is sent once more by its key, the rows stay, and a retry does it once', (fault) =>
    writeFails(TAG, write, fault),
  );
  it.each(DONE)('by $name, is done by the same key', (fault) => writeIsFoundDone(TAG, write, fault));
  it('without an answer, and cannot be asked for, says so and is not repeated by itself', () =>
    writeIsUnsure(TAG, { ...write, again: unknown.again }, unknown.failed));
});

describe('in Canadian French [REL-01 b part]', () => {
  const french = open({ locale: 'fr-ca' });
  const fault: FaultRow = {
    name: '503',
    order: { status: 503, retryAfter: 1 },
    tries: 3,
    write: 'not done',
  };

  it('a failed look-up is told in French, and its retry works', () =>
    readFails(
      TAG,
      {
        ...read,
        open: french,
        failed: () => said('Les produits ne peuvent pas être recherchés pour l’instant.'),
        again: () => button('Réessayer'),
      },
      fault,
    ));

  it('a failed add is told in French, and its retry works', () =>
    writeFails(
      TAG,
      {
        ...write,
        open: async (faults) => {
          const opened = await french(faults);
          await orderOne();
          await expect.element(button('Ajouter 2 articles au panier'), patient).toBeVisible();
          return opened;
        },
        begin: () => button('Ajouter 2 articles au panier').click(),
        failed: () => said('La boutique n’a pas pu ajouter ces articles.'),
        again: () => button('Réessayer'),
        done: () => said('2 articles ont été ajoutés au panier.'),
      },
      fault,
    ));
});
