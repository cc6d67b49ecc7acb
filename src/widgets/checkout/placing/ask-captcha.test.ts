import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AssessEvents } from '../../../core/events/event-table.ts';
import { askCaptcha, CAPTCHA_MS } from './ask-captcha.ts';

type Check = AssessEvents['assess-order-check'];

const PLACE = {} as HTMLElement;

/** Asks a page that gives these answers. */
const ask = (...given: readonly Promise<unknown>[]): Promise<string> => {
  const host = new EventTarget();
  for (const promise of given)
    host.addEventListener('assess-order-check', (event) =>
      (event as CustomEvent<Check>).detail.answerWith(promise as Promise<string>),
    );
  return askCaptcha(host, PLACE);
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the page’s captcha [CHK-13 b part]', () => {
  it('gives its token, and the first that answers counts', async () => {
    await expect(ask(Promise.resolve('one'), Promise.resolve('two'))).resolves.toBe('one');
  });

  it.each([
    ['of nobody', [], 'No listener'],
    ['of an empty text', [Promise.resolve('')], 'no token'],
    ['of no text', [Promise.resolve(7)], 'no token'],
  ])('is none where the answer is %s', async (_what, given, why) => {
    await expect(ask(...given)).rejects.toThrow(why);
  });

  it('that fails rejects with its own reason', async () => {
    const failed = Promise.reject(new Error('blocked'));
    await expect(ask(failed)).rejects.toThrow('blocked');
  });

  it('has 30 s', async () => {
    vi.useFakeTimers();
    const given = ask(new Promise(() => undefined));
    const outcome = given.catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(CAPTCHA_MS);
    await expect(outcome).resolves.toBe('No answer in 30 s.');
  });
});
