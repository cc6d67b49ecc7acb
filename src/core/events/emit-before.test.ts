import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRuntime, type Runtime } from '../runtime.ts';
import { emitBefore, PAGE_ANSWER_MS } from './emit-before.ts';

type Before = CustomEvent<{ code: string; waitUntil: (answer: Promise<unknown>) => void }>;

const NAME = 'assess-cart-before-remove';
const LINE = { code: 'LMS4-KIT', quantity: 2 };

const page = (...listeners: ((event: Before) => void)[]): EventTarget => {
  const target = new EventTarget();
  for (const listener of listeners) target.addEventListener(NAME, listener as (event: Event) => void);
  return target;
};

const never = new Promise<never>(() => undefined);

let whose: string | null | undefined;
let browser: string | undefined;

beforeEach(() => {
  [whose, browser] = ['sign-in 1', 'sign-in 1'];
  setRuntime({
    registry: { session: { whose: () => whose } },
    storage: { read: () => browser && { id: browser } },
  } as unknown as Runtime);
  // Node has no elements. The code only checks whether a target is one.
  vi.stubGlobal('Element', class Element {});
  vi.useFakeTimers();
});
afterEach(() => {
  setRuntime(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a before event', () => {
  it.each<[what: string, listeners: ((event: Before) => void)[], answer: boolean]>([
    ['nobody listens', [], true],
    ['a listener only looks', [() => undefined], true],
    ['a listener cancels', [(event) => event.preventDefault()], false],
    ['one of two listeners cancels', [() => undefined, (event) => event.preventDefault()], false],
  ])('answers at once when %s [EMB-10]', (_what, listeners, answer) => {
    expect(emitBefore(page(...listeners), NAME, LINE)).toBe(answer);
  });

  it.each<[what: string, answers: Promise<unknown>[], answer: boolean]>([
    ['a promise gives nothing', [Promise.resolve()], true],
    ['a promise gives true', [Promise.resolve(true)], true],
    ['a promise gives 0, which is no false', [Promise.resolve(0)], true],
    ['a promise gives false', [Promise.resolve(false)], false],
    ['one of two promises gives false', [Promise.resolve(true), Promise.resolve(false)], false],
  ])('waits, and takes its answer, when %s [EMB-10]', async (_what, answers, answer) => {
    const listener = (event: Before) => answers.forEach((one) => event.detail.waitUntil(one));
    const asked = emitBefore(page(listener), NAME, LINE);
    expect(asked).toBeInstanceOf(Promise);
    expect(await asked).toBe(answer);
  });

  it.each<[before: string | null | undefined, after: string | null | undefined, row: string | undefined]>([
    ['sign-in 1', 'sign-in 2', 'sign-in 2'],
    ['sign-in 1', '', undefined],
    // The page has not noticed the change yet.
    ['sign-in 1', null, 'sign-in 2'],
    ['', 'sign-in 2', 'sign-in 2'],
    // The page did not know its sign-in yet.
    [undefined, 'sign-in 2', 'sign-in 2'],
    [undefined, '', undefined],
  ])(
    'means no where the page, which was in %j, is in %j when the answer comes: they asked for nothing [SES-13 b,f]',
    async (before, after, row) => {
      const complained = vi.spyOn(console, 'error');
      whose = before;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const asked = emitBefore(
        page((event) => event.detail.waitUntil(promise)),
        NAME,
        LINE,
      );
      [whose, browser] = [after, row];
      resolve(true);
      expect(await asked).toBe(false);
      expect(complained).not.toHaveBeenCalled();
    },
  );

  it.each<[before: string | undefined, after: string]>([
    ['sign-in 1', 'sign-in 1'],
    [undefined, 'sign-in 1'],
    // The session was not known in time.
    [undefined, ''],
  ])(
    'goes on where the page, which was in %j, is in %j in the same sign-in of the browser [EMB-10]',
    async (before, after) => {
      whose = before;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const asked = emitBefore(
        page((event) => event.detail.waitUntil(promise)),
        NAME,
        LINE,
      );
      whose = after;
      resolve(true);
      expect(await asked).toBe(true);
    },
  );

  it('says what is about to happen, bubbles, is composed and can be cancelled [EMB-10]', () => {
    const heard: Before[] = [];
    void emitBefore(
      page((event) => heard.push(event)),
      NAME,
      LINE,
    );
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true, cancelable: true });
    expect(heard[0]?.detail).toMatchObject(LINE);
  });

  it.each<[what: string, answer: () => Promise<unknown>]>([
    ['fails', () => Promise.reject(new Error('The budget service is down.'))],
    ['does not come in time', () => never],
  ])('means no, and is reported with a code, when the page’s answer %s [EMB-10]', async (_what, answer) => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors: unknown[] = [];
    const target = page((event) => event.detail.waitUntil(answer()));
    target.addEventListener('assess-error', (event) => errors.push((event as CustomEvent).detail));
    const asked = emitBefore(target, NAME, LINE);
    await vi.advanceTimersByTimeAsync(PAGE_ANSWER_MS);
    expect(await asked).toBe(false);
    expect(complained.mock.lastCall?.[0]).toContain(NAME);
    expect(errors).toEqual([{ code: 'page.answer', widget: 'page' }]);
  });

  it('leaves no timer behind once it is answered [EMB-09 part]', async () => {
    await emitBefore(
      page((event) => event.detail.waitUntil(Promise.resolve())),
      NAME,
      LINE,
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses to wait for what is given after it was heard, and says so [EMB-10]', () => {
    let late: Before['detail']['waitUntil'] = () => undefined;
    const listener = (event: Before) => {
      late = event.detail.waitUntil;
    };
    void emitBefore(page(listener), NAME, LINE);
    expect(() => late(Promise.resolve(false))).toThrow('while the event is being heard');
  });

  it('gives way to a newer question about the same thing, and to that only [EMB-10]', async () => {
    const target = page((event) => event.detail.waitUntil(Promise.resolve()));
    const first = emitBefore(target, NAME, LINE, 'LMS4-KIT');
    const other = emitBefore(target, NAME, { code: 'MAB2-KIT', quantity: 1 }, 'MAB2-KIT');
    const second = emitBefore(target, NAME, LINE, 'LMS4-KIT');
    expect(await Promise.all([first, other, second])).toEqual([false, true, true]);
  });
});
