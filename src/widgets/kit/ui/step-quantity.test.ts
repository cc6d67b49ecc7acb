import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { canStep, stepQuantity } from './step-quantity.ts';

describe('stepQuantity', () => {
  everyRow([
    ['letters land on the minimum', 'abc', 1, { min: 3 }, '3'],
    ['nothing typed lands on 1', '', 1, {}, '1'],
    ['a fraction lands on the minimum', '1.5', 1, { min: 2 }, '2'],
    ['a negative number lands on the minimum', '-1', -1, { min: 1 }, '1'],
    ['an exponent lands on the minimum', '1e9', 1, { max: 25 }, '1'],
    ['a digit of another script lands on the minimum', '٣', 1, {}, '1'],
    ['a number too long to count lands on the minimum', '99999999999999999999', 1, {}, '1'],
    ['above the maximum comes down to it', '40', 1, { max: 25 }, '25'],
    ['below the minimum comes up to it', '1', 1, { min: 3 }, '3'],
    ['at the maximum stays', '25', 1, { max: 25 }, '25'],
    ['at the minimum stays', '1', -1, {}, '1'],
    ['zero as a minimum can be reached', '1', -1, { min: 0 }, '0'],
    ['between the bounds it counts', ' 7 ', 1, { min: 1, max: 25 }, '8'],
  ])('%s', (_, text, step, bounds, expected) => {
    expect(stepQuantity(text, step, bounds)).toBe(expected);
  });
});

describe('canStep', () => {
  it('is false at the bound it would cross', () => {
    expect(canStep('25', 1, { max: 25 })).toBe(false);
    expect(canStep('1', -1, {})).toBe(false);
  });

  it('is true where a press mends what was typed', () => {
    expect(canStep('abc', -1, {})).toBe(true);
    expect(canStep('40', 1, { max: 25 })).toBe(true);
  });
});
