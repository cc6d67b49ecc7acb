import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { contrast } from './contrast.ts';

describe('contrast', () => {
  everyRow(['', 'red', '#12', 'var(--_text)', '#11223380'])('refuses %j [EMB-07]', (bad) => {
    expect(() => contrast(bad, '#fff')).toThrow('Not an opaque hex colour');
  });

  everyRow([
    ['#000', '#fff', 21],
    ['#ffffff', '#fff', 1],
    ['#fff', '#767676', 4.54],
  ])('of %s on %s is %d [EMB-07]', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});
