import { describe, expect, it } from 'vitest';
import type { BaseSite } from '../../../src/core/locale/locale-table.ts';
import { siteByUid } from '../core/sites.ts';
import { seedProducts } from '../product/seed.ts';
import type { StoredProduct } from '../product/store.ts';
import { linePrice, pricesIncludeTax } from './line-price.ts';

const product = (minor: number, notDiscountable = false): StoredProduct => {
  const { notDiscountable: _mark, ...plain } = seedProducts().find(({ code }) => code === 'LMS4-KIT')!;
  const prices = {
    USD: minor,
    CAD: minor,
    GBP: minor,
    AUD: minor,
    NZD: minor,
    JPY: minor,
    SGD: minor,
    EUR: minor,
  };
  return { ...plain, prices, ...(notDiscountable && { notDiscountable }) };
};

describe('linePrice', () => {
  it.each<[BaseSite, number, number, boolean, { discount: number; total: number; vat: number }]>([
    ['usassessments', 5900, 9, false, { discount: 0, total: 53_100, vat: 0 }],
    ['usassessments', 5900, 10, true, { discount: 0, total: 59_000, vat: 0 }],
    ['usassessments', 5900, 10, false, { discount: 2950, total: 56_050, vat: 0 }],
    ['usassessments', 1, 10, false, { discount: 1, total: 9, vat: 0 }],
    ['usassessments', 1, 29, false, { discount: 1, total: 28, vat: 0 }],
    ['asiaassessments', 109, 10, false, { discount: 55, total: 1035, vat: 0 }],
    ['ukassessments', 12_000, 1, false, { discount: 0, total: 12_000, vat: 2000 }],
    ['ukassessments', 3, 1, false, { discount: 0, total: 3, vat: 1 }],
    ['ukassessments', 2, 1, false, { discount: 0, total: 2, vat: 0 }],
    ['nlassessments', 12_100, 1, false, { discount: 0, total: 12_100, vat: 2100 }],
    ['nlassessments', 12_100, 10, false, { discount: 6050, total: 114_950, vat: 19_950 }],
    ['esassessments', 100, 1, false, { discount: 0, total: 100, vat: 17 }],
    [
      'ukassessments',
      99_999_999,
      99_999,
      false,
      { discount: 499_994_995_000, total: 9_499_904_905_001, vat: 1_583_317_484_167 },
    ],
  ])(
    'on %s, at %i for one, %i units with not-discountable %s give %j [CRT-02 part] [CRT-08 part]',
    (uid, minor, units, fixed, expected) => {
      expect(linePrice(product(minor, fixed), units, siteByUid(uid)!)).toEqual({ unit: minor, ...expected });
    },
  );
});

describe('pricesIncludeTax', () => {
  it.each<[BaseSite, boolean]>([
    ['usassessments', false],
    ['caassessments', false],
    ['auassessments', false],
    ['nzassessments', false],
    ['asiaassessments', false],
    ['sgassessments', false],
    ['ukassessments', true],
    ['nlassessments', true],
    ['esassessments', true],
  ])('for %s is %s', (uid, expected) => expect(pricesIncludeTax(siteByUid(uid)!)).toBe(expected));
});
