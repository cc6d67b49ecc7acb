import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { counts, idleFor, idlePhase, secondsLeft } from './idle.rules.ts';

const S = 1000;

describe('idleFor', () => {
  everyRow([
    ['no time at all', [], 0],
    ['nothing stored', [undefined], 0],
    ['a time that has not come yet', [5_000_000], 0],
    ['rubbish ahead beside a true time', [5_000_000, 900_000], 100_000],
    ['a clock that is a second apart', [1_001_000], 0],
    ['one tab', [400_000], 600_000],
    ['the latest of several tabs', [400_000, 999_000, undefined, 0], 1000],
  ])('of %s [SES-05 part]', (_what, times, idle) => {
    expect(idleFor(1_000_000, times)).toBe(idle);
  });
});

describe('idlePhase', () => {
  everyRow([
    [0, 'active', 1800],
    [1739.999, 'active', 61],
    [1740, 'notice', 60],
    [1784.999, 'notice', 16],
    [1785, 'warning', 15],
    [1799.999, 'warning', 1],
    [1800, 'over', 0],
    [86_400, 'over', 0],
  ] as const)('after %d s is %s, with %i s left [SES-05 part] [REL-08 part]', (idle, phase, left) => {
    expect(idlePhase(idle * S)).toBe(phase);
    expect(secondsLeft(idle * S)).toBe(left);
  });
});

describe('counts', () => {
  everyRow(['keydown', 'mousedown', 'paste', 'cut', 'wheel', 'touchstart', 'scroll', 'focus', 'pagehide'])(
    'takes %s as activity while nothing is open [SES-03 part]',
    (type) => {
      expect(counts(type, 'active')).toBe(true);
    },
  );

  everyRow(['scroll', 'focus', 'pagehide'])(
    'takes no %s as an answer to notice or warning [SES-05 part]',
    (type) => {
      expect(counts(type, 'notice')).toBe(false);
      expect(counts(type, 'warning')).toBe(false);
    },
  );

  everyRow(['keydown', 'mousedown', 'touchstart', 'wheel', 'paste', 'cut'])(
    'takes %s as one, but not once it is over: a laptop woke [SES-05 part]',
    (type) => {
      expect(counts(type, 'notice')).toBe(true);
      expect(counts(type, 'warning')).toBe(true);
      expect(counts(type, 'over')).toBe(false);
    },
  );
});
