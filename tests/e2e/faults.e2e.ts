import {
  countOf,
  expectHeld,
  expectSound,
  faultyWidgets,
  runUntil,
  strike,
  type FaultyWidget,
} from './faulty-visit.ts';
import { expect, test } from './fixtures.ts';

type FaultRow = {
  name: string;
  order: Record<string, unknown>;
  /** How often a read is tried: three times, or once if another try can't help. */
  tries: number;
  /**
   * The result of a write. If it is done, the service worked before it spoiled its answer, and knows the
   * call by its key.
   */
  write: 'not done' | 'done';
};

/** The faults that are tried over HTTP. The `*-faults.browser.test.ts` of each widget, and `tests/components/read-faults.browser.test.ts`, try all nine. */
const faults: readonly FaultRow[] = [
  { name: '503 with Retry-After', order: { status: 503, retryAfter: 2 }, tries: 3, write: 'not done' },
  { name: 'a lost answer', order: { loseAnswer: true }, tries: 3, write: 'done' },
  { name: 'truncated JSON', order: { body: 'truncated' }, tries: 3, write: 'done' },
];

const STEP_MS = 400;

const readFails = ({ tag, read }: FaultyWidget, { name, order, tries }: FaultRow) =>
  test(`${tag}: a read that meets ${name} is told in words, what was typed stays, and a retry works [REL-01 c]`, async ({
    page,
    host,
  }) => {
    const sent = countOf(page, read.call);
    await strike(host, read.call, order);
    await read.open(page, host);
    await read.begin(page);
    await expectSound(page, tag);
    await runUntil(page, read.failed(page), STEP_MS);
    expect(sent()).toBe(tries);
    await expect(read.done(page)).toBeHidden();
    await expectSound(page, tag);
    await read.kept?.(page);
    await host.clearFaults();
    await read.again(page).click();
    await expect(read.done(page)).toBeVisible();
    await expect(read.failed(page)).toBeHidden();
    expect(sent()).toBe(tries + 1);
    await expectSound(page, tag);
    await read.kept?.(page);
  });

const writeFails = ({ tag, write }: FaultyWidget, { name, order }: FaultRow) =>
  test(`${tag}: a write that meets ${name} is sent once more by its key and told in words, what was typed stays, and a retry does it once [REL-01 c]`, async ({
    page,
    host,
  }) => {
    const sent = countOf(page, write.call);
    const guid = await write.open(page, host);
    await strike(host, write.call, order);
    await write.begin(page);
    await expectSound(page, tag);
    await runUntil(page, write.failed(page), STEP_MS);
    expect(sent()).toBe(2);
    await expectSound(page, tag);
    await write.kept?.(page);
    await host.clearFaults();
    await write.again(page).click();
    await expect(write.done(page)).toBeVisible();
    await expect(write.failed(page)).toBeHidden();
    await expectHeld(host, guid, write.result);
    expect(sent()).toBe(3);
    await expectSound(page, tag);
    await write.kept?.(page);
  });

const writeIsDoneByKey = ({ tag, write }: FaultyWidget, { name, order }: FaultRow) =>
  test(`${tag}: a write that was done but answered with ${name} is done by its key once more, and nobody reads of a failure [REL-01 c]`, async ({
    page,
    host,
  }) => {
    const sent = countOf(page, write.call);
    const guid = await write.open(page, host);
    await strike(host, write.call, { ...order, times: 1 });
    await write.begin(page);
    await runUntil(page, write.done(page), STEP_MS);
    await expectHeld(host, guid, write.result);
    await expect(write.failed(page)).toBeHidden();
    // A browser may itself repeat a call whose connection was closed.
    const own = order['loseAnswer'] ? 1 : 2;
    await expect
      .poll(async () => {
        await page.clock.runFor(STEP_MS);
        return sent() >= own;
      })
      .toBe(true);
    expect(sent()).toBeLessThanOrEqual(2);
    await expectSound(page, tag);
    await write.kept?.(page);
  });

for (const widget of faultyWidgets)
  for (const fault of faults) {
    readFails(widget, fault);
    if (fault.write === 'done') writeIsDoneByKey(widget, fault);
    else writeFails(widget, fault);
  }
