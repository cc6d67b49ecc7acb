import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { isPlacing, keptOrder } from './kept-placing.ts';
import type { KeptState } from './kept-placing.rules.ts';

const NOON = Date.UTC(2027, 2, 1, 12);
const MINUTE = 60_000;
const SENT: KeptState = { state: 'sent' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  startClientPage();
  runtime().registry.actions.setSession({ status: 'signed-in', id: 'user-ana', user: undefined });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('of two orders the browser keeps', () => {
  it.each<[what: string, first: KeptState, second: KeptState, kept: string]>([
    ['the open one, where another is sent', SENT, SENT, 'first'],
    [
      'the one that the bank asks about, where another is sent',
      { state: 'challenge', challenge: 'c' },
      SENT,
      'first',
    ],
    ['the open one, where another is settled', SENT, { state: 'placed', order: '00005001' }, 'first'],
    ['the one that is sent after the first was settled', { state: 'none' }, SENT, 'second'],
    ['the later one, where both are settled', { state: 'none' }, { state: 'none' }, 'first'],
  ])('%s [REL-02 d part]', (_what, first, second, kept) => {
    keptOrder.keep('first', {}, first);
    keptOrder.keep('second', {}, second);
    expect(keptOrder.read()?.key).toBe(kept);
  });
});

describe('an order under way holds back the sign-out of somebody who does nothing', () => {
  it.each([
    [9 * MINUTE, true],
    [10 * MINUTE, false],
    // The clock was set back.
    [-9 * MINUTE, true],
    [-10 * MINUTE, false],
  ])('after %i ms: %s [LEAD-03 f part]', (passed, isHeld) => {
    keptOrder.keep('key', {}, SENT);
    vi.setSystemTime(NOON + passed);
    expect(isPlacing()).toBe(isHeld);
  });
});
