import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { isChangingCart } from '../../src/api/cart/pending-changes.ts';
import { hasRuntime } from '../../src/core/runtime.ts';
import { COMMERCE_BASE } from './fill-cart.ts';
import type { Scene } from './scene.ts';
import { watchPage } from './watch-page.ts';
import { PROGRAM_WORDS, wordsShown } from './words-shown.ts';

const patient = { timeout: 20_000 };

export type FaultRow = {
  name: string;
  order: Omit<Fault, 'path'>;
  /** How often a read is tried: three times, or once if another try can't help. */
  tries: number;
  /**
   * The result of a write. If it is done, the service worked before it spoiled its answer, and the widget finds that
   * out.
   */
  write: 'not done' | 'done';
  /** There is no answer, so for the page the write may still be done later. */
  silent?: true;
};

/** The ways in which a service can fail. Source: REL-01. */
const EVERY_FAULT: readonly FaultRow[] = [
  { name: '500', order: { status: 500 }, tries: 3, write: 'not done' },
  { name: '502', order: { status: 502 }, tries: 3, write: 'not done' },
  { name: '503 with Retry-After', order: { status: 503, retryAfter: 2 }, tries: 3, write: 'not done' },
  { name: '429', order: { status: 429, retryAfter: 1 }, tries: 3, write: 'not done' },
  // It is cut in the end, so that the service does not do late what the widget has given up. A third try would come
  // after 20 s.
  { name: 'a slow answer', order: { delayMs: 60_000, cut: true }, tries: 2, write: 'not done', silent: true },
  { name: 'a cut connection', order: { cut: true }, tries: 3, write: 'not done', silent: true },
  { name: 'HTML for JSON', order: { body: 'html' }, tries: 3, write: 'not done' },
  { name: 'truncated JSON', order: { body: 'truncated' }, tries: 3, write: 'done' },
  { name: 'a missing field', order: { body: 'missing-field' }, tries: 1, write: 'done' },
];

/** Three of them stand for the nine; `npm run test:long` tries each. */
export const FAULTS = import.meta.env['EVERY_FAULT']
  ? EVERY_FAULT
  : EVERY_FAULT.filter(({ name }) => /^503|cut connection|truncated/.test(name));
/** The faults after which a write is done, and those after which it is not. */
export const DONE = FAULTS.filter(({ write }) => write === 'done');
export const NOT_DONE = FAULTS.filter(({ write }) => write === 'not done');
/** The latter for a write with a key: 429 refuses it, which is told at once. */
export const LOST = NOT_DONE.filter(({ name }) => name !== '429');

/** A widget's main read or main write, from opening the page to the retry that it offers. */
export type Deed = {
  /** The call that fails, as the demo host's faults name it. */
  call: Pick<Fault, 'method' | 'path' | 'missingField'>;
  /** Matches the call among those of a scene. */
  sent: RegExp;
  /** Opens a page with the widget only, with these faults; for a write, up to the point where one press sends it. */
  open(faults: readonly Fault[]): Promise<Scene>;
  /** Sends the call. A read that starts with the page needs nothing. */
  begin?(): Promise<unknown>;
  /** The widget's message that it failed. */
  failed(): Locator;
  /** The control that tries again. */
  again(): Locator;
  /** What shows after it succeeded. */
  done(): Locator;
  /** Checks that what the shopper typed is still there after the failure; for a read, also after it succeeded. */
  kept?(): Promise<unknown>;
};

export type Write = Deed & {
  /** The message and the retry control for an unknown outcome: a write of the cart that gets no answer. */
  unknown?: Pick<Deed, 'failed' | 'again'>;
  /** Set if the call has an Idempotency-Key, so that the page itself sends it once more. */
  keyed?: true;
  /** Set if no field of its answer has to be there. */
  needsNothing?: true;
  /** Checks that the service has the result, exactly once. */
  result(scene: Scene): unknown;
};

/** How often a write without an answer is sent before the page says so. */
const triesOf = ({ keyed }: Write): number => (keyed ? 2 : 1);

/** Expects the drawn widget to show text, and no text that only a program would show. */
const expectSound = async (tag: string): Promise<void> => {
  const words = () => {
    const widget = document.querySelector(tag);
    return widget ? wordsShown(widget) : '';
  };
  await expect.poll(words, patient).toMatch(/\p{Letter}{3}/u);
  expect(words()).not.toMatch(PROGRAM_WORDS);
};

const sentOf = ({ calls }: Scene, { sent }: Deed): number => calls.filter((call) => sent.test(call)).length;

/** The page's calls that are not answered yet, as `METHOD path`. */
const underWay = new Set<{ call: string }>();
/** All calls since the test began. */
let asked: string[] = [];

/** An answer is passed on when it is complete, so that a busy machine does not exceed the page's time limits. */
const countCalls = (): void => {
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init);
    const one = { call: `${method} ${new URL(url).pathname.replace(COMMERCE_BASE, '')}` };
    underWay.add(one);
    asked.push(one.call);
    try {
      const answer = await ask(input, init);
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      underWay.delete(one);
    }
  });
};

let faults: string[] = [];
let watched: (() => Promise<void>) | undefined;

/**
 * Prepares each test. The page's time runs by itself, and faster when a test says so, to skip pauses and limits.
 * Presses and errors are watched (AXS-02, AXS-04).
 */
export const beginFaults = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  countCalls();
  asked = [];
  faults = [];
  watched = watchPage((fault) => faults.push(fault));
};

/** Longer than any time limit of a page, in milliseconds. */
const ALL = 120_000;

/** Cleans up after each test: waits until everything it began has ended, and restores the time. */
export const endFaults = async (scene: Scene | undefined): Promise<void> => {
  await watched?.();
  document.body.replaceChildren();
  scene?.backend.faults.clear();
  await vi.advanceTimersByTimeAsync(ALL);
  vi.useRealTimers();
  await scene?.settled();
  // A change of the cart ends with the message at its line, a moment after its last answer.
  await expect.poll(() => hasRuntime() && isChangingCart(), patient).toBe(false);
  vi.restoreAllMocks();
  expect(faults).toEqual([]);
};

/** Runs the page's time until the condition is true. It stops while an answer is awaited, except a slow service's. */
const runOn = (isSo: () => boolean, stepMs: number, isSlow: (call: string) => boolean): Promise<void> =>
  expect
    .poll(async () => {
      const isAwaited = [...underWay].some(({ call }) => !isSlow(call));
      await vi.advanceTimersByTimeAsync(isAwaited ? 0 : stepMs);
      return isSo();
    }, patient)
    .toBe(true);

/** Does the same until something shows. */
const runUntil = (shown: Locator, { isSlow = () => false, stepMs = 400 }: Pace = {}): Promise<void> =>
  runOn(() => shown.query()?.checkVisibility() ?? false, stepMs, isSlow);

type Pace = { isSlow?: (call: string) => boolean; stepMs?: number };

/**
 * Returns a function that tells whether a slow call has reached the service. Until then a busy machine delays it, and
 * the page's limit must not pass.
 */
const arrived =
  ({ calls }: Scene, isOf: (call: string) => boolean) =>
  (call: string): boolean =>
    isOf(call) && calls.filter(isOf).length >= asked.filter(isOf).length;

const paceOf = ({ order }: FaultRow, { sent }: Deed, scene: Scene): Pace =>
  order.delayMs ? { isSlow: arrived(scene, (call) => sent.test(call)), stepMs: 5000 } : {};

/** Presses again after the previous press has ended: a busy button does nothing. */
const pressAgain = async (again: Locator): Promise<void> => {
  await expect.element(again, patient).not.toHaveAttribute('aria-busy');
  await again.click();
};

/** Checks that a failed read shows a message, what was typed stays, and the offered retry works. */
export const readFails = async (tag: string, read: Deed, fault: FaultRow): Promise<void> => {
  const scene = await read.open([{ ...read.call, ...fault.order }]);
  await read.begin?.();
  await expectSound(tag);
  await runUntil(read.failed(), paceOf(fault, read, scene));
  expect(sentOf(scene, read)).toBe(fault.tries);
  expect(read.done().query()).toBeNull();
  await expectSound(tag);
  await read.kept?.();
  scene.backend.faults.clear();
  await pressAgain(read.again());
  await expect.element(read.done(), patient).toBeVisible();
  await expect.element(read.failed(), patient).not.toBeInTheDocument();
  expect(sentOf(scene, read)).toBe(fault.tries + 1);
  await expectSound(tag);
  await read.kept?.();
};

/** Checks that a read that fails twice then succeeds by itself, without a message. */
export const readHeals = async (tag: string, read: Deed): Promise<void> => {
  const scene = await read.open([{ ...read.call, status: 503, retryAfter: 2, times: 2 }]);
  await read.begin?.();
  await runUntil(read.done());
  expect(read.failed().query()).toBeNull();
  expect(sentOf(scene, read)).toBe(3);
  await expectSound(tag);
};

/** Checks that a failed write is sent once, or twice by its key, and shows a message, the typed text stays, and the retry does it once. */
export const writeFails = async (tag: string, asked: Write, fault: FaultRow): Promise<void> => {
  // An answer that can't be read is none for a call that can be repeated.
  const isLost = fault.silent || (asked.keyed && fault.order.body !== undefined);
  const write = isLost ? { ...asked, ...asked.unknown } : asked;
  const scene = await write.open([]);
  const before = sentOf(scene, write);
  scene.backend.faults.add({ ...write.call, ...fault.order });
  await write.begin?.();
  await expectSound(tag);
  await runUntil(write.failed(), paceOf(fault, write, scene));
  expect(sentOf(scene, write)).toBe(before + triesOf(write));
  await expectSound(tag);
  await write.kept?.();
  scene.backend.faults.clear();
  await pressAgain(write.again());
  await expect.element(write.done(), patient).toBeVisible();
  await expect.element(write.failed(), patient).not.toBeInTheDocument();
  await write.result(scene);
  expect(sentOf(scene, write)).toBe(before + triesOf(write) + 1);
  await expectSound(tag);
};

/** Checks that a write that was done is found by reading, or by its key where it has one, and no failure shows. */
export const writeIsFoundDone = async (tag: string, write: Write, fault: FaultRow): Promise<void> => {
  const scene = await write.open([]);
  const before = sentOf(scene, write);
  scene.backend.faults.add({ ...write.call, ...fault.order, ...(write.keyed && { times: 1 }) });
  await write.begin?.();
  await runUntil(write.done());
  const isRead = fault.order.body === 'missing-field' && write.needsNothing;
  const tries = isRead ? 1 : triesOf(write);
  await runOn(
    () => sentOf(scene, write) >= before + tries,
    400,
    () => false,
  );
  expect(write.failed().query()).toBeNull();
  await write.result(scene);
  expect(sentOf(scene, write)).toBe(before + tries);
  await expectSound(tag);
};

/** Checks that a write without an answer, which no read can resolve, shows these words and is not repeated without its key. */
export const writeIsUnsure = async (tag: string, write: Write, unsure: () => Locator): Promise<void> => {
  const scene = await write.open([]);
  const before = sentOf(scene, write);
  scene.backend.faults.add({ path: '/users', cut: true });
  await write.begin?.();
  await runUntil(unsure());
  expect(sentOf(scene, write)).toBe(before + triesOf(write));
  await expectSound(tag);
  await write.kept?.();
  scene.backend.faults.clear();
  await pressAgain(write.again());
  await expect.element(write.done(), patient).toBeVisible();
  await write.result(scene);
  expect(sentOf(scene, write)).toBe(before + triesOf(write) + 1);
};

/** Content of the CMS that a widget can do without. */
export type Content = Pick<Deed, 'call' | 'open'> & {
  /** Finds the built-in content. */
  stands(): Locator;
  /** True if the built-in content shows only after the CMS's has failed. */
  late?: true;
};

/**
 * Checks that failed content is requested as often as useful, and that the built-in content shows afterwards, and,
 * unless it is `late`, also before.
 */
export const contentFails = async (tag: string, content: Content, fault: FaultRow): Promise<void> => {
  const { path, method } = content.call;
  const scene = await content.open([{ ...content.call, ...fault.order }]);
  const isOf = (call: string) => call.startsWith(`${method ?? ''} `) && call.endsWith(path);
  const tries = () => scene.calls.filter(isOf).length;
  const isThere = () => content.stands().query()?.checkVisibility() ?? false;
  if (!content.late) {
    await expect.element(content.stands(), patient).toBeVisible();
    await expectSound(tag);
  }
  await runOn(
    () => tries() === fault.tries && (!content.late || isThere()),
    fault.order.delayMs ? 5000 : 400,
    arrived(scene, isOf),
  );
  await expect.element(content.stands()).toBeVisible();
  await expectSound(tag);
};
