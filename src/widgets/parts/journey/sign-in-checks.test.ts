import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECK_MS, runCheck, type CheckCallback } from './sign-in-checks.ts';

const asked = () => {
  const answers: string[] = [];
  const check: CheckCallback = {
    index: 0,
    kind: 'captcha',
    siteKey: 'key',
    apiUrl: '',
    enterprise: true,
    set: (answer) => answers.push(`set ${answer}`),
    fail: (reason) => answers.push(`fail ${reason}`),
  };
  return { check, answers };
};
const place = {} as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a check of the sign-in', () => {
  it('[IDN-04] that passes gives its answer to the service', async () => {
    const { check, answers } = asked();
    await runCheck(check, async () => 'token', place);
    expect(answers).toEqual(['set token']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [new Error('NETWORK'), 'fail NETWORK'],
    [new Error(''), 'fail FAILED'],
    ['words', 'fail FAILED'],
    [undefined, 'fail FAILED'],
    [new Error('x'.repeat(500)), `fail ${'x'.repeat(200)}`],
  ])('[IDN-04] that fails with %j tells the service why', async (error, expected) => {
    const { check, answers } = asked();
    await runCheck(check, () => Promise.reject(error as Error), place);
    expect(answers).toEqual([expected]);
  });

  it('[IDN-04] that never ends is given up after 15 s, and its late answer counts no more', async () => {
    const { check, answers } = asked();
    let answer: (token: string) => void = () => undefined;
    const done = runCheck(check, () => new Promise((resolve) => (answer = resolve)), place);
    await vi.advanceTimersByTimeAsync(CHECK_MS - 1);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    answer('late');
    await vi.runAllTimersAsync();
    expect(answers).toEqual(['fail TIMEOUT']);
  });
});
