import { describe, expect, it } from 'vitest';
import type { ModificationStatus } from '../../../src/api/cart/cart-writes.contract.ts';
import { siteByUid } from '../core/sites.ts';
import { seedProducts } from '../product/seed.ts';
import type { StoredProduct } from '../product/store.ts';
import { allowedQuantity, validatedQuantity, withQuantity } from './quantities.ts';

const site = siteByUid('usassessments')!;
const { stock: _stock, ...plain } = seedProducts().find(({ code }) => code === 'LMS4-KIT')!;
type Limits = { min?: number; max?: number; stock?: number };

const product = ({ min, max, stock }: Limits): StoredProduct => ({
  ...plain,
  ...(min !== undefined && { minOrderQuantity: min }),
  ...(max !== undefined && { maxOrderQuantity: max }),
  ...(stock !== undefined && { stock }),
});

describe('allowedQuantity', () => {
  it.each<[Limits, number, number, ModificationStatus, number]>([
    [{ stock: 0 }, 0, 1, 'noStock', 0],
    [{ stock: 2, min: 3 }, 0, 5, 'noStock', 0],
    [{ stock: 4 }, 4, 5, 'noStock', 4],
    [{ stock: 4 }, 1, 5, 'lowStock', 4],
    [{ stock: 4 }, 9, 8, 'lowStock', 4],
    [{ max: 5 }, 5, 6, 'maxOrderQuantityExceeded', 5],
    [{ max: 5, stock: 5 }, 0, 9, 'maxOrderQuantityExceeded', 5],
    [{ max: 5, stock: 4 }, 0, 9, 'lowStock', 4],
    [{ min: 3 }, 0, 2, 'minOrderQuantityNotMet', 0],
    [{ min: 3 }, 2, 3, 'success', 3],
    [{ min: 3, max: 25 }, 3, 25, 'success', 25],
    [{}, 0, 99_999, 'success', 99_999],
    [{}, 99_999, 100_000, 'maxOrderQuantityExceeded', 99_999],
  ])(
    'with %j, %i held and %i wanted gives %s and %i [QO-04 part]',
    (limits, held, wanted, status, quantity) => {
      expect(allowedQuantity(product(limits), site, held, wanted)).toEqual({ status, quantity });
    },
  );

  it('leaves a line alone whose product can’t be bought here', () => {
    const retired = { ...product({}), retired: {} };
    expect(allowedQuantity(retired, site, 2, 3)).toEqual({ status: 'notPurchasable', quantity: 2 });
  });
});

describe('validatedQuantity', () => {
  it.each<[Limits, number, { status: ModificationStatus; quantity: number } | undefined]>([
    [{ stock: 0 }, 2, { status: 'noStock', quantity: 0 }],
    [{ stock: 1, min: 3 }, 3, { status: 'noStock', quantity: 0 }],
    [{ stock: 1 }, 3, { status: 'lowStock', quantity: 1 }],
    [{ max: 2 }, 3, { status: 'maxOrderQuantityExceeded', quantity: 2 }],
    [{ min: 3 }, 2, undefined],
    [{ stock: 3 }, 3, undefined],
  ])('with %j and %i in the line gives %j', (limits, held, expected) => {
    expect(validatedQuantity(product(limits), site, held)).toEqual(expected);
  });
});

describe('withQuantity', () => {
  const entries = [
    { productCode: 'a', quantity: 1 },
    { productCode: 'b', quantity: 2 },
  ];

  it('changes in place, appends, and takes out at 0, without touching what it was given', () => {
    expect(withQuantity(entries, 'a', 5)).toEqual([{ productCode: 'a', quantity: 5 }, entries[1]]);
    expect(withQuantity(entries, 'c', 1)).toEqual([...entries, { productCode: 'c', quantity: 1 }]);
    expect(withQuantity(entries, 'a', 0)).toEqual([entries[1]]);
    expect(entries[0]?.quantity).toBe(1);
  });
});
