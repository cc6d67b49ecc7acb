import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { stopAfter } from './next-menu-item.ts';

describe('stopAfter', () => {
  everyRow([
    ['Tab', 1, 3, 'all'],
    ['a', 1, 3, 'all'],
    ['Enter', 0, 3, 'row'],
    ['ArrowDown', 1, 3, 'row'],
    ['ArrowUp', 1, 3, 'row'],
    ['Home', -1, 3, 'all'],
    ['End', 0, 0, 'all'],
  ] as const)('leads nowhere by %s from %i of %i with %s keys [SHL-01 part]', (key, at, count, keys) => {
    expect(stopAfter(key, at, count, keys)).toBeUndefined();
  });

  everyRow([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowDown', 1, 2],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ] as const)('leads by %s from %i to %i of three [SHL-01 part]', (key, at, to) => {
    expect(stopAfter(key, at, 3, 'all')).toBe(to);
  });
});
