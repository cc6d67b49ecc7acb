import { describe, expect, it } from 'vitest';
import { checkQuantity, findDuplicate, rowLimits } from './quick-order.rules.ts';

describe('rowLimits', () => {
  const empty = { shown: 3, max: 25 };
  it.each([
    [{}, empty],
    [{ min: 3, max: 25 }, empty],
    [{ min: 5 }, { shown: 5, max: 25 }],
    [{ max: 10 }, { shown: 3, max: 10 }],
    [{ max: 2 }, { shown: 2, max: 2 }],
    [
      { min: 1, max: 26 },
      { shown: 1, max: 25 },
    ],
    [
      { min: 40, max: 1e9 },
      { shown: 25, max: 25 },
    ],
  ])('makes %j into %j [QO-02 part]', (flag, limits) => {
    expect(rowLimits(flag)).toEqual(limits);
  });
});

describe('checkQuantity', () => {
  const none = { minOrderQuantity: undefined, maxOrderQuantity: undefined, inCart: 0 };
  it.each([
    [
      { ...none, quantity: Number.NaN },
      { ok: false, code: 'not-positive', use: 1 },
    ],
    [
      { ...none, quantity: Number.POSITIVE_INFINITY },
      { ok: false, code: 'not-positive', use: 1 },
    ],
    [
      { ...none, quantity: 0 },
      { ok: false, code: 'not-positive', use: 1 },
    ],
    [
      { ...none, quantity: -3, minOrderQuantity: 5 },
      { ok: false, code: 'not-positive', use: 5 },
    ],
    [
      { ...none, quantity: 1.5 },
      { ok: false, code: 'not-whole', use: 2 },
    ],
    [
      { ...none, quantity: 9.5, maxOrderQuantity: 9 },
      { ok: false, code: 'not-whole', use: 9 },
    ],
    [{ ...none, quantity: 1e300 }, { ok: true }],
    [{ ...none, quantity: 1 }, { ok: true }],
  ])('judges the number itself: %j [QO-04 part]', (check, verdict) => {
    expect(checkQuantity(check)).toEqual(verdict);
  });

  it.each([
    [2, 0, { ok: false, code: 'below-min', use: 5, min: 5, inCart: 0 }],
    [2, 2, { ok: false, code: 'below-min', use: 3, min: 5, inCart: 2 }],
    [3, 2, { ok: true }],
    [5, 0, { ok: true }],
    [1, 5, { ok: true }],
    [10, 0, { ok: true }],
    [11, 0, { ok: false, code: 'above-max', use: 10, max: 10, inCart: 0 }],
    [8, 4, { ok: false, code: 'above-max', use: 6, max: 10, inCart: 4 }],
    [6, 4, { ok: true }],
    [1, 10, { ok: false, code: 'above-max', max: 10, inCart: 10 }],
    [1, 12, { ok: false, code: 'above-max', max: 10, inCart: 12 }],
    [-1, 10, { ok: false, code: 'above-max', max: 10, inCart: 10 }],
  ])('of 5 to 10 a row of %d with %d in the cart gives %j [QO-04 part]', (quantity, inCart, verdict) => {
    expect(checkQuantity({ quantity, inCart, minOrderQuantity: 5, maxOrderQuantity: 10 })).toEqual(verdict);
  });

  it.each([
    [2, 1, 0, { ok: false, code: 'above-stock', use: 1, left: 1, inCart: 0 }],
    [2, 3, 2, { ok: false, code: 'above-stock', use: 1, left: 3, inCart: 2 }],
    [1, 3, 3, { ok: false, code: 'above-stock', left: 3, inCart: 3 }],
    [1, 3, 9, { ok: false, code: 'above-stock', left: 3, inCart: 9 }],
    [3, 3, 0, { ok: true }],
    [5, 0, 0, { ok: true }],
    [5, -2, 0, { ok: true }],
  ])('of %d asked, %d left and %d in the cart gives %j [CRT-05 part]', (quantity, stock, inCart, verdict) => {
    expect(checkQuantity({ quantity, stock, inCart })).toEqual(verdict);
  });

  it('has no repair where less is left than the product asks for, and tells limits before stock [CRT-05 part]', () => {
    const forms = { minOrderQuantity: 3, maxOrderQuantity: 5, stock: 2, inCart: 0 };
    expect(checkQuantity({ ...forms, quantity: 3 })).toEqual({
      ok: false,
      code: 'above-stock',
      left: 2,
      inCart: 0,
    });
    expect(checkQuantity({ ...forms, quantity: 9 })).toMatchObject({ code: 'above-max' });
    expect(checkQuantity({ ...forms, quantity: 1 })).toMatchObject({ code: 'below-min' });
  });

  it.each([
    [{ minOrderQuantity: 10, maxOrderQuantity: 5 }],
    [{ minOrderQuantity: -1, maxOrderQuantity: 0 }],
    [{ minOrderQuantity: Number.NaN, maxOrderQuantity: 1.5 }],
    [{ inCart: -7 }],
    [{ inCart: Number.NaN }],
  ])('leaves the verdict to the server where the limits make no sense: %j [QO-04 part]', (odd) => {
    expect(checkQuantity({ quantity: 3, inCart: 0, ...odd })).toEqual({ ok: true });
  });
});

describe('findDuplicate', () => {
  const rows = [
    { code: '' },
    { code: 'lms4-kit', otherCodes: ['9780306406157', '012345678905'] },
    { code: '0-8044-2957-X' },
    { code: ' ', otherCodes: ['RPW-G3-LIC'] },
  ];
  it.each([
    ['an empty row', { code: '' }, undefined],
    ['a blank code with known codes', { code: ' ', otherCodes: ['LMS4-KIT'] }, undefined],
    ['a product that is not there', { code: 'RPW-G3-LIC' }, undefined],
    ['the same code in another case', { code: ' LMS4-KIT ' }, 1],
    ['the ISBN of a looked-up product', { code: '978-0-306-40615-7' }, 1],
    ['its ISBN-10', { code: '0306406152' }, 1],
    ['its UPC', { code: '0 12345 67890 5' }, 1],
    ['the ISBN-13 of a typed ISBN-10', { code: '9780804429573' }, 2],
    ['a known code of the candidate', { code: 'OTHER-1', otherCodes: ['LMS4-KIT'] }, 1],
  ])('finds the row of %s [QO-03 part]', (_, candidate, row) => {
    expect(findDuplicate(rows, candidate)).toBe(row);
  });
});
