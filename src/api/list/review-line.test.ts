import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { Product } from '../product/product.contract.ts';
import { chosenLines, reviewLine, type Looked, type ReviewKnowledge } from './review-line.ts';

const product = (more: Partial<Product> = {}): Product => ({
  code: 'P-1',
  name: 'Kit',
  purchasable: true,
  price: { value: 64, currencyIso: 'USD' },
  ...more,
});
const known = (more: Partial<Product> = {}, successor?: Product): Looked => ({
  state: 'known',
  product: product(more),
  successor,
});
const retired = { purchasable: false, notPurchasableReason: 'RETIRED' } as const;
const review = (found: Looked, more: Partial<ReviewKnowledge> = {}, quantity = 3) =>
  reviewLine(
    { code: 'P-1', quantity },
    {
      looked: () => found,
      inCart: () => 0,
      seen: new Map(),
      ordered: new Map(),
      buyer: { isSignedIn: false, levels: undefined },
      ...more,
    },
  );

describe('a line of a shared list', () => {
  it.each<[string, Looked, unknown]>([
    ['that is being looked up', { state: 'looking' }, 'looking'],
    ['whose look-up failed', { state: 'failed' }, 'not-checked'],
    ['that no product has', { state: 'unknown' }, 'unknown'],
    ['that is retired without a successor', known(retired), 'retired'],
    [
      'of another store',
      known({ purchasable: false, notPurchasableReason: 'NOT_SOLD_HERE' }),
      'not-sold-here',
    ],
    [
      'that is not sold online',
      known({ purchasable: false, notPurchasableReason: 'NOT_ONLINE' }),
      'not-online',
    ],
    ['that can’t be bought, for no reason', known({ purchasable: false }), 'not-online'],
    [
      'that is out of stock',
      known({ purchasable: false, notPurchasableReason: 'OUT_OF_STOCK' }),
      'out-of-stock',
    ],
    ['with an empty stock', known({ stock: { stockLevelStatus: 'outOfStock' } }), 'out-of-stock'],
    [
      'of more than is allowed',
      known({ maxOrderQuantity: 2 }),
      { ok: false, code: 'above-max', use: 2, max: 2, inCart: 0 },
    ],
    [
      'of less than is allowed',
      known({ minOrderQuantity: 5 }),
      { ok: false, code: 'below-min', use: 5, min: 5, inCart: 0 },
    ],
    [
      'of more than is left',
      known({ stock: { stockLevelStatus: 'lowStock', stockLevel: 1 } }),
      { ok: false, code: 'above-stock', use: 1, left: 1, inCart: 0 },
    ],
    ['that is as it was', known(), undefined],
  ])('%s can’t be added unseen [LEAD-04 c]', (_what, found, fault) => {
    const line = review(found);
    expect(line.fault).toEqual(fault);
    expect(chosenLines([line], () => true)).toHaveLength(fault === undefined ? 1 : 0);
  });

  it('counts what the cart already holds [LEAD-04 c]', () => {
    expect(review(known({ maxOrderQuantity: 5 }), { inCart: () => 4 }).fault).toMatchObject({
      code: 'above-max',
      use: 1,
      inCart: 4,
    });
  });

  it.each<[string, Looked, Readonly<Record<string, number>>, number]>([
    ['nothing of a code that no product has', { state: 'unknown' }, { 'P-1': 4 }, 0],
    ['nothing where the cart has another product', known(), { 'P-2': 4 }, 0],
    ['the units that the cart has', known(), { 'P-1': 4 }, 4],
    [
      'the successor’s units of a retired product',
      known(retired, product({ code: 'P-2' })),
      { 'P-1': 4, 'P-2': 1 },
      1,
    ],
  ])('says of the cart %s [LEAD-04 c part]', (_what, found, cart, units) => {
    expect(review(found, { inCart: (code) => cart[code] ?? 0 }).inCart).toBe(units);
  });

  it('that is retired is its successor, with that one’s own limits [LEAD-04 c]', () => {
    const successor = product({ code: 'P-2', name: 'New kit', maxOrderQuantity: 2 });
    const line = review(known(retired, successor));
    expect(line).toMatchObject({ code: 'P-1', product: successor, insteadOf: 'P-1' });
    expect(line.fault).toMatchObject({ code: 'above-max', use: 2 });
    expect(review(known(retired, product({ code: 'P-2', ...retired }))).fault).toBe('retired');
  });

  it('that only names a successor is not replaced while it is sold itself [LEAD-04 c]', () => {
    expect(review(known({}, product({ code: 'P-2' })))).toMatchObject({
      insteadOf: undefined,
      fault: undefined,
    });
  });

  everyRow([
    [false, undefined, 'signed-out'],
    [true, undefined, 'unsaid'],
    [true, [], 'lacks'],
    [true, [undefined], 'lacks'],
    [true, ['A'], 'lacks'],
    [true, ['A', 'AB'], 'has'],
    [true, ['ABC'], 'has'],
  ] as const)('of level B, signed in: %s, levels %j: %s [LEAD-04 c]', (isSignedIn, levels, state) => {
    const line = review(known({ qualificationLevel: 'B' }), { buyer: { isSignedIn, levels } });
    expect(line.level).toEqual({ needed: 'B', state });
    // The checkout checks it, not the cart.
    expect(line.fault).toBeUndefined();
  });

  everyRow([
    [false, undefined],
    [true, undefined],
  ] as const)(
    'of level A, which is open to every account, is no matter while no account is known: signed in: %s [LEAD-04 c] [CHK-03 a]',
    (isSignedIn, levels) => {
      const line = review(known({ qualificationLevel: 'A' }), { buyer: { isSignedIn, levels } });
      expect(line.level).toBeUndefined();
    },
  );

  it('of level A is told to an account whose users have no level at all [LEAD-04 c] [CHK-03 a]', () => {
    const line = review(known({ qualificationLevel: 'A' }), {
      buyer: { isSignedIn: true, levels: [undefined] },
    });
    expect(line.level).toEqual({ needed: 'A', state: 'lacks' });
  });

  everyRow([
    [undefined, undefined],
    [{ value: 64, currencyIso: 'USD' }, undefined],
    [
      { value: 61, currencyIso: 'USD' },
      { value: 61, currencyIso: 'USD' },
    ],
    [
      { value: 70, currencyIso: 'USD' },
      { value: 70, currencyIso: 'USD' },
    ],
    [
      { value: 64, currencyIso: 'CAD' },
      { value: 64, currencyIso: 'CAD' },
    ],
  ])('seen, or ordered once, at %j tells of an earlier price %j [LEAD-04 c] [LEAD-05 c]', (seen, before) => {
    const prices = new Map(seen && [['P-1', seen]]);
    expect(review(known(), { seen: prices }).before).toEqual(before);
    expect(review(known(), { ordered: prices }).ordered).toEqual(before);
  });
});

it('only what is ticked is added, as the product that it is by now [LEAD-04]', () => {
  const lines = [
    review(known(retired, product({ code: 'P-2' }))),
    review(known()),
    review({ state: 'unknown' }),
  ];
  expect(chosenLines(lines, ({ insteadOf }) => insteadOf !== undefined)).toMatchObject([
    { add: { code: 'P-2', quantity: 3 } },
  ]);
  expect(chosenLines(lines, () => true).map(({ add }) => add.code)).toEqual(['P-2', 'P-1']);
});
