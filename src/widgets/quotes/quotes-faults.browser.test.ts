import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import {
  heldQuotes,
  held,
  EXPIRED,
  openQuote,
  openQuotes,
  READY,
  said,
  SUBMITTED,
} from '../../../tests/support/quotes-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  DONE,
  endFaults,
  FAULTS,
  NOT_DONE,
  readFails,
  readHeals,
  writeFails,
  writeIsFoundDone,
  type Deed,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-quotes';
const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
let scene: Scene | undefined;

const list: Deed = {
  call: { method: 'GET', path: '/users/*/quotes', missingField: 'quotes.0.code' },
  sent: /^GET \/users\/current\/quotes$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openQuotes({ faults });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'Your quotes could not be loaded' }),
  again: () => button('Try again'),
  done: () => page.getByRole('link', { name: READY, exact: true }),
};

const one: Deed = {
  ...list,
  call: { method: 'GET', path: '/users/*/quotes/*', missingField: 'code' },
  sent: /^GET \/users\/current\/quotes\/Q-\d+$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openQuote(READY, { faults });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'This quote could not be loaded' }),
  done: () => page.getByRole('list', { name: 'Dates of the quote' }),
};

const openOne = (code: string, name: string) => async (faults: readonly Fault[]) => {
  scene = await openQuote(code, { faults });
  await expect.element(button(name), patient).toBeVisible();
  return scene;
};

const cancel: Write = {
  call: { method: 'POST', path: '/users/*/quotes/*/action' },
  sent: /^POST .*\/action$/,
  open: openOne(SUBMITTED, 'Cancel quote'),
  begin: async () => {
    await button('Cancel quote').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel quote', exact: true }).click();
  },
  failed: () => page.getByRole('alert').getByText(`Quote ${SUBMITTED} was not canceled.`, { exact: false }),
  again: () => page.getByRole('alert').getByRole('button', { name: 'Try again', exact: true }),
  unknown: {
    failed: () =>
      page.getByRole('alert').getByText(`whether quote ${SUBMITTED} was canceled.`, { exact: false }),
    again: () => page.getByRole('alert').getByRole('button', { name: 'Try again', exact: true }),
  },
  done: () => said(/^Canceled$/).first(),
  result: () => expect.poll(async () => (await held(scene!, SUBMITTED)).state, patient).toBe('CANCELLED'),
};

const again: Write = {
  ...cancel,
  call: { method: 'POST', path: '/users/*/quotes' },
  sent: /^POST \/users\/current\/quotes$/,
  open: openOne(EXPIRED, 'Quote again'),
  begin: () => button('Quote again').click(),
  failed: () => page.getByRole('alert').getByText('No new quote was created', { exact: false }),
  done: () => said('has been requested.'),
  result: async () => expect(await heldQuotes(scene!)).toHaveLength(7),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the list of quotes, whose reading fails [REL-01 b part]', () => {
  const rows = FAULTS.filter(({ name }) => name !== 'a missing field');
  it.each(rows)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, list, fault));
  it('in one quote alone, which has no number, shows the others', async () => {
    await list.open([{ ...list.call, body: 'missing-field' }]);
    await expect.element(list.done(), patient).toBeVisible();
    expect(page.getByRole('link', { name: SUBMITTED, exact: true }).elements()).toEqual([]);
  });
  it('twice, shows it at the third try without a word', () => readHeals(TAG, list));
});

describe('a quote, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, one, fault));
});

describe('a cancellation that fails [REL-01 b part]', () => {
  const rows = NOT_DONE.filter(({ order }) => !('body' in order));
  it.each(rows)('by $name, is sent once, and a retry does it once', (fault) =>
    writeFails(TAG, cancel, fault),
  );
  it.each(DONE.filter(({ name }) => name !== 'a missing field'))(
    'by $name, is found to be done, sent once',
    (fault) => writeIsFoundDone(TAG, cancel, fault),
  );
});

describe('a new quote of a quote that fails [REL-01 b part] [LEAD-09 c]', () => {
  const rows = NOT_DONE.filter(({ order }) => 'status' in order);
  it.each(rows)('by $name, is sent once, and a retry makes one', (fault) => writeFails(TAG, again, fault));
});
