import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { isChangingCart } from '../../src/api/cart/pending-changes.ts';
import { hasRuntime } from '../../src/core/runtime.ts';
import { COMMERCE_BASE, type Scene } from './scene.ts';
import { watchPage } from './watch-page.ts';
import { PROGRAM_WORDS, wordsShown } from './words-shown.ts';

const patient = { timeout: 20_000 };

export type FaultRow = {
  name: string;
  order: Omit<Fault, 'path'>;
  /** How often a read is sent before it gives up: three times, but once when asking again can't help. */
  tries: number;
  /** What a write comes to: the service works before it spoils its answer, and the widget finds that out. */
  write: 'not done' | 'done';
  /** No answer comes, so that a write may be done later for all that the page can know. */
  silent?: true;
};

/** What a service may fail by. Source: REL-01. */
export const FAULTS: readonly FaultRow[] = [
  { name: '500', order: { status: 500 }, tries: 3, write: 'not done' },
  { name: '502', order: { status: 502 }, tries: 3, write: 'not done' },
  { name: '503 with Retry-After', order: { status: 503, retryAfter: 2 }, tries: 3, write: 'not done' },
  { name: '429', order: { status: 429, retryAfter: 1 }, tries: 3, write: 'not done' },
  // Cut in the end, so that the service never does late what the widget had given up. A third try would be past 20 s.
  { name: 'a slow answer', order: { delayMs: 60_000, cut: true }, tries: 2, write: 'not done', silent: true },
  { name: 'a cut connection', order: { cut: true }, tries: 3, write: 'not done', silent: true },
  { name: 'HTML for JSON', order: { body: 'html' }, tries: 3, write: 'not done' },
  { name: 'truncated JSON', order: { body: 'truncated' }, tries: 3, write: 'done' },
  { name: 'a missing field', order: { body: 'missing-field' }, tries: 1, write: 'done' },
];
/** Those by which a write is done, or is not. */
export const DONE = FAULTS.filter(({ write }) => write === 'done');
export const NOT_DONE = FAULTS.filter(({ write }) => write === 'not done');

/** A widget's main read or main write, from where the page is opened to the retry that it offers. */
export type Deed = {
  /** What is struck, as the demo host's orders name it. */
  call: Pick<Fault, 'method' | 'path' | 'missingField'>;
  /** How it stands among the calls of a scene. */
  sent: RegExp;
  /** Opens a page with the widget alone, under these faults; for a write, up to where one press sends it. */
  open(faults: readonly Fault[]): Promise<Scene>;
  /** Sends it; a read that begins with the page has nothing to do. */
  begin?(): Promise<unknown>;
  /** Where the widget says in words that it failed. */
  failed(): Locator;
  /** The control that tries again. */
  again(): Locator;
  /** What shows once it worked. */
  done(): Locator;
  /** Checks that what the shopper typed is still there, once it failed; of a read, also once it worked. */
  kept?(): Promise<unknown>;
};

export type Write = Deed & {
  /** What it says, and by which control it tries again, where nobody knows: in a write of the cart that gets no answer. */
  unknown?: Pick<Deed, 'failed' | 'again'>;
  /** Checks what the service holds once it was done, and done once. */
  result(scene: Scene): unknown;
};

/** The widget that is drawn always says something, and never what only a program says. */
const expectSound = async (tag: string): Promise<void> => {
  const words = () => {
    const widget = document.querySelector(tag);
    return widget ? wordsShown(widget) : '';
  };
  await expect.poll(words, patient).toMatch(/\p{Letter}{3}/u);
  expect(words()).not.toMatch(PROGRAM_WORDS);
};

const sentOf = ({ calls }: Scene, { sent }: Deed): number => calls.filter((call) => sent.test(call)).length;

/** What the page has asked and not been told yet, as `METHOD path`. */
const underWay = new Set<{ call: string }>();
/** All that it has asked since the test began. */
let asked: string[] = [];

/** An answer is passed on once all of it is there, so that no limit of the page's time is met by a busy machine. */
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
 * Before each test. The page's time runs by itself and further when a test says so: nobody waits out pauses and limits.
 * Whoever presses or is told of an error is watched (AXS-02, AXS-04).
 */
export const beginFaults = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  countCalls();
  asked = [];
  faults = [];
  watched = watchPage((fault) => faults.push(fault));
};

/** Longer than anything of a page lasts, in ms. */
const ALL = 120_000;

/** After each test: what it began has ended, and time is as it was. */
export const endFaults = async (scene: Scene | undefined): Promise<void> => {
  await watched?.();
  document.body.replaceChildren();
  scene?.backend.faults.clear();
  await vi.advanceTimersByTimeAsync(ALL);
  vi.useRealTimers();
  await scene?.settled();
  // A change of the cart ends with what it says of its line, a moment after its last answer.
  await expect.poll(() => hasRuntime() && isChangingCart(), patient).toBe(false);
  vi.restoreAllMocks();
  expect(faults).toEqual([]);
};

/** Runs the page's time on until it is so; not while an answer is awaited, but for that of a service that is slow. */
const runOn = (isSo: () => boolean, stepMs: number, isSlow: (call: string) => boolean): Promise<void> =>
  expect
    .poll(async () => {
      const isAwaited = [...underWay].some(({ call }) => !isSlow(call));
      await vi.advanceTimersByTimeAsync(isAwaited ? 0 : stepMs);
      return isSo();
    }, patient)
    .toBe(true);

/** The same until something shows. */
const runUntil = (shown: Locator, { isSlow = () => false, stepMs = 400 }: Pace = {}): Promise<void> =>
  runOn(() => shown.query()?.checkVisibility() ?? false, stepMs, isSlow);

type Pace = { isSlow?: (call: string) => boolean; stepMs?: number };

/** A call is slow once the service has it: until then a busy machine keeps it, and the page's limit must not pass. */
const arrived =
  ({ calls }: Scene, isOf: (call: string) => boolean) =>
  (call: string): boolean =>
    isOf(call) && calls.filter(isOf).length >= asked.filter(isOf).length;

const paceOf = ({ order }: FaultRow, { sent }: Deed, scene: Scene): Pace =>
  order.delayMs ? { isSlow: arrived(scene, (call) => sent.test(call)), stepMs: 5000 } : {};

/** Presses it once the press before has ended: a busy button does nothing. */
const pressAgain = async (again: Locator): Promise<void> => {
  await expect.element(again, patient).not.toHaveAttribute('aria-busy');
  await again.click();
};

/** A read that fails is told in words, what was typed stays, and the retry that is offered works. */
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

/** A read that fails twice succeeds by itself, without a word. */
export const readHeals = async (tag: string, read: Deed): Promise<void> => {
  const scene = await read.open([{ ...read.call, status: 503, retryAfter: 2, times: 2 }]);
  await read.begin?.();
  await runUntil(read.done());
  expect(read.failed().query()).toBeNull();
  expect(sentOf(scene, read)).toBe(3);
  await expectSound(tag);
};

/** A write that fails is sent once and told in words, what was typed stays, and the retry that is offered does it once. */
export const writeFails = async (tag: string, asked: Write, fault: FaultRow): Promise<void> => {
  const write = fault.silent ? { ...asked, ...asked.unknown } : asked;
  const scene = await write.open([]);
  const before = sentOf(scene, write);
  scene.backend.faults.add({ ...write.call, ...fault.order });
  await write.begin?.();
  await expectSound(tag);
  await runUntil(write.failed(), paceOf(fault, write, scene));
  expect(sentOf(scene, write)).toBe(before + 1);
  await expectSound(tag);
  await write.kept?.();
  scene.backend.faults.clear();
  await pressAgain(write.again());
  await expect.element(write.done(), patient).toBeVisible();
  await expect.element(write.failed(), patient).not.toBeInTheDocument();
  await write.result(scene);
  expect(sentOf(scene, write)).toBe(before + 2);
  await expectSound(tag);
};

/** A write that was done is found to be, by asking and not by sending it again, and nobody reads of a failure. */
export const writeIsFoundDone = async (tag: string, write: Write, fault: FaultRow): Promise<void> => {
  const scene = await write.open([]);
  const before = sentOf(scene, write);
  scene.backend.faults.add({ ...write.call, ...fault.order });
  await write.begin?.();
  await runUntil(write.done());
  expect(write.failed().query()).toBeNull();
  await write.result(scene);
  expect(sentOf(scene, write)).toBe(before + 1);
  await expectSound(tag);
};

/** A write without an answer that no read can clear up says so in these words, and is never repeated by itself. */
export const writeIsUnsure = async (tag: string, write: Write, unsure: () => Locator): Promise<void> => {
  const scene = await write.open([]);
  const before = sentOf(scene, write);
  scene.backend.faults.add({ path: '/users', cut: true });
  await write.begin?.();
  await runUntil(unsure());
  expect(sentOf(scene, write)).toBe(before + 1);
  await expectSound(tag);
  await write.kept?.();
  scene.backend.faults.clear();
  await pressAgain(write.again());
  await expect.element(write.done(), patient).toBeVisible();
  await write.result(scene);
  expect(sentOf(scene, write)).toBe(before + 2);
};

/** What a CMS says in a widget that can do without. */
export type Content = Pick<Deed, 'call' | 'open'> & {
  /** What is built in. */
  stands(): Locator;
  /** It shows only once nothing else can come. */
  late?: true;
};

/** Content that fails is asked for as often as makes sense, and what is built in stands after it, and before but for what is late. */
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
