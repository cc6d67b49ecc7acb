import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { boundsOf, checkQuantity } from './line-quantity.ts';

const bounds = { min: 3, max: 25 };

describe('checkQuantity', () => {
  everyRow([
    ['', 'empty', 5],
    ['   ', 'empty', 5],
    ['abc', 'not-a-number', 5],
    ['<b>2</b>', 'not-a-number', 5],
    ['0', 'not-positive', 5],
    ['-1', 'not-positive', 5],
    ['1.5', 'not-whole', 5],
    ['1,000', 'not-whole', 5],
    ['1e9', 'too-large', 25],
    ['99999999999999999999', 'too-large', 25],
    ['2', 'too-few', 3],
    ['26', 'too-many', 25],
  ])('refuses "%s" as %s and offers what would do [CRT-02 part]', (text, kind, use) => {
    const read = checkQuantity(text, 5, bounds);
    expect(read).toEqual({ ok: false, fault: { kind, use, ...bounds } });
  });

  it('offers a quantity within the bounds even when the line has another [CRT-02 part]', () => {
    expect(checkQuantity('', 1, bounds)).toMatchObject({ fault: { use: 3 } });
    expect(checkQuantity('x', 40, bounds)).toMatchObject({ fault: { use: 25 } });
  });

  everyRow([
    ['3', 3],
    ['25', 25],
    [' 7 ', 7],
    ['٤', 4],
    ['１２', 12],
    ['12.00', 12],
  ])('reads "%s" as %d [CRT-02 part]', (text, value) => {
    expect(checkQuantity(text, 5, bounds)).toEqual({ ok: true, value });
  });
});

describe('boundsOf', () => {
  it('never has a maximum below the minimum [CRT-02 part]', () => {
    expect(boundsOf({ minOrderQuantity: 5, maxOrderQuantity: 2 })).toEqual({ min: 5, max: 5 });
  });

  it('is 1 to 99,999 for a product that says nothing [CRT-02 part]', () => {
    expect(boundsOf({})).toEqual({ min: 1, max: 99_999 });
  });
});
