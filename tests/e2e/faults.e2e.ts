import { openAuthored } from './authored-page.ts';
import {
  countOf,
  expectHeld,
  expectSound,
  faultyWidgets,
  orderKept,
  orderOne,
  runUntil,
  strike,
  type FaultyWidget,
} from './faulty-visit.ts';
import { expect, test } from './fixtures.ts';

type FaultRow = {
  name: string;
  order: Record<string, unknown>;
  /** How often a read is sent before it gives up: three times, but once when asking again can't help. */
  tries: number;
  /** What a write comes to: the service works before it spoils its answer, and the widget finds that out. */
  write: 'not done' | 'done';
  /** How far the page's clock runs on at a time. */
  stepMs?: number;
};

const faults: readonly FaultRow[] = [
  { name: '500', order: { status: 500 }, tries: 3, write: 'not done' },
  { name: '502', order: { status: 502 }, tries: 3, write: 'not done' },
  { name: '503 with Retry-After', order: { status: 503, retryAfter: 2 }, tries: 3, write: 'not done' },
  { name: '429', order: { status: 429, retryAfter: 1 }, tries: 3, write: 'not done' },
  // Cut in the end, so that the service never does late what the widget had given up. A third try would be past 20 s.
  {
    name: 'a slow answer',
    order: { delayMs: 60_000, cut: true },
    tries: 2,
    write: 'not done',
    stepMs: 5000,
  },
  { name: 'a cut connection', order: { cut: true }, tries: 3, write: 'not done' },
  { name: 'HTML for JSON', order: { body: 'html' }, tries: 3, write: 'not done' },
  { name: 'truncated JSON', order: { body: 'truncated' }, tries: 3, write: 'done' },
  { name: 'a missing field', order: { body: 'missing-field' }, tries: 1, write: 'done' },
];

const STEP_MS = 400;

const readFails = ({ tag, read }: FaultyWidget, { name, order, tries, stepMs = STEP_MS }: FaultRow) =>
  test(`${tag}: a read that meets ${name} is told in words, what was typed stays, and a retry works [REL-01 part]`, async ({
    page,
    host,
  }) => {
    const sent = countOf(page, read.call);
    await strike(host, read.call, order);
    await read.open(page, host);
    await read.begin(page);
    await expectSound(page, tag);
    await runUntil(page, read.failed(page), stepMs);
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

const readHeals = ({ tag, read }: FaultyWidget, { name, order }: FaultRow) =>
  test(`${tag}: a read that meets ${name} twice succeeds by itself, without a word [REL-01 part]`, async ({
    page,
    host,
  }) => {
    const sent = countOf(page, read.call);
    await strike(host, read.call, { ...order, times: 2 });
    await read.open(page, host);
    await read.begin(page);
    await runUntil(page, read.done(page).or(read.failed(page)), STEP_MS);
    await expect(read.done(page)).toBeVisible();
    await expect(read.failed(page)).toBeHidden();
    expect(sent()).toBe(3);
    await expectSound(page, tag);
  });

const writeFails = ({ tag, write }: FaultyWidget, { name, order, stepMs = STEP_MS }: FaultRow) =>
  test(`${tag}: a write that meets ${name} is sent once and told in words, what was typed stays, and a retry does it once [REL-01 part]`, async ({
    page,
    host,
  }) => {
    const sent = countOf(page, write.call);
    const guid = await write.open(page, host);
    await strike(host, write.call, order);
    await write.begin(page);
    await expectSound(page, tag);
    await runUntil(page, write.failed(page), stepMs);
    expect(sent()).toBe(1);
    await expectSound(page, tag);
    await write.kept?.(page);
    await host.clearFaults();
    await write.again(page).click();
    await expect(write.done(page)).toBeVisible();
    await expect(write.failed(page)).toBeHidden();
    await expectHeld(host, guid, write.result);
    expect(sent()).toBe(2);
    await expectSound(page, tag);
    await write.kept?.(page);
  });

const writeIsFoundDone = ({ tag, write }: FaultyWidget, { name, order }: FaultRow) =>
  test(`${tag}: a write that was done but answered with ${name} is found to be done, is sent once, and nobody reads of a failure [REL-01 part]`, async ({
    page,
    host,
  }) => {
    const sent = countOf(page, write.call);
    const guid = await write.open(page, host);
    await strike(host, write.call, order);
    await write.begin(page);
    await expect(write.done(page)).toBeVisible();
    await expectHeld(host, guid, write.result);
    await expect(write.failed(page)).toBeHidden();
    expect(sent()).toBe(1);
    await expectSound(page, tag);
    await write.kept?.(page);
  });

const writeIsUnsure = ({ tag, write }: FaultyWidget) =>
  test(`${tag}: a write without an answer that no read can clear up says so, and is never repeated by itself [REL-01 part]`, async ({
    page,
    host,
  }) => {
    const sent = countOf(page, write.call);
    const guid = await write.open(page, host);
    await host.fault({ path: '/users', cut: true });
    await write.begin(page);
    await runUntil(page, page.locator(tag).getByText(write.unsure), STEP_MS);
    expect(sent()).toBe(1);
    await expectSound(page, tag);
    await write.kept?.(page);
    await host.clearFaults();
    await write.again(page).first().click();
    await expectHeld(host, guid, write.result);
    expect(sent()).toBe(2);
  });

for (const widget of faultyWidgets) {
  for (const fault of faults) {
    readFails(widget, fault);
    if (fault.write === 'done') writeIsFoundDone(widget, fault);
    else writeFails(widget, fault);
  }
  // Not a cut connection: on a connection used before, the browser itself sends the request once more.
  for (const fault of faults.filter(({ name }) => name === '500' || name === 'truncated JSON'))
    readHeals(widget, fault);
  writeIsUnsure(widget);
}

test('in Canadian French a failed look-up and a failed add are told in French, and each retry works [REL-01 part]', async ({
  page,
  host,
}) => {
  const said = (words: string) => page.locator('assess-quick-order .qo').getByText(words);
  const again = page.locator('assess-quick-order .qo').getByRole('button', { name: 'Réessayer' }).first();
  await page.clock.install();
  await openAuthored(page, host, {
    body: '<assess-quick-order></assess-quick-order>',
    config: { locale: 'fr-ca', commerceBase: '/commerce/headless/ecommerce/v2' },
    lang: 'fr-CA',
  });
  await host.fault({ path: '/products/lookup', status: 503, retryAfter: 1 });
  await orderOne(page);
  await runUntil(page, said('Les produits ne peuvent pas être recherchés pour l’instant.'), STEP_MS);
  await expectSound(page, 'assess-quick-order');
  await orderKept(page);
  await host.clearFaults();
  await again.click();
  await expect(page.locator('.qo-add')).toHaveText('Ajouter 2 articles au panier');
  await host.fault({ path: '/users/*/carts/*/entries/batch', status: 500 });
  await page.locator('.qo-add').click();
  await expect(said('La boutique n’a pas pu ajouter ces articles.')).toBeVisible();
  await expectSound(page, 'assess-quick-order');
  await orderKept(page);
  await host.clearFaults();
  await again.click();
  await expect(said('2 articles ont été ajoutés au panier.')).toBeVisible();
});
