import { describe, expect, it } from 'vitest';
import { addedQuantity } from './merge-rows.ts';

describe('addedQuantity', () => {
  it.each([
    ['2', '', undefined],
    ['2', 'three', undefined],
    ['2', '-1', undefined],
    ['1.5', '2', undefined],
    ['x', '2', undefined],
    ['0', '2', undefined],
    ['99999', '1', undefined],
    ['', '2', '2'],
    ['2', '3', '5'],
    ['٢', '３', '5'],
    ['2.0', ' 3 ', '5'],
  ])('of a row with %j and a line with %j is %j [QO-03 part]', (row, line, sum) => {
    expect(addedQuantity(row, line)).toBe(sum);
  });
});
