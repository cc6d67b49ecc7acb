import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { codesOf, goodsRows, goodsSubtotal, isWholeTotal } from './goods-sums.rules.ts';

const usd = (value: number) => ({ value, currencyIso: 'USD' });

/** Creates a cart with OCC's `subTotal`, `totalDiscounts` and `orderDiscounts`. Undefined fields are not sent. */
const priced = (subTotal?: number, all?: number, ofOrder?: number) => ({
  subTotal: subTotal === undefined ? undefined : usd(subTotal),
  totalDiscounts: all === undefined ? undefined : usd(all),
  orderDiscounts: ofOrder === undefined ? undefined : usd(ofOrder),
});

describe('the rows of the goods [CRT-03 part]', () => {
  everyRow([
    ['nothing told', priced(), []],
    ['no discount', priced(316), ['subtotal 316']],
    ['discounts of 0', priced(316, 0, 0), ['subtotal 316']],
    ['discounts below 0, which are none', priced(316, -5, -5), ['subtotal 316']],
    ['a discount without a subtotal', priced(undefined, 5), ['discounts -5']],
    [
      'a discount of the lines',
      priced(284.4, 31.6, 0),
      ['beforeDiscounts 316', 'discounts -31.6', 'subtotal 284.4'],
    ],
    [
      'a discount of the order',
      priced(316, 31.6, 31.6),
      ['beforeDiscounts 316', 'discounts -31.6', 'subtotal 284.4'],
    ],
    [
      'a discount of the order that is not counted among all',
      priced(316, undefined, 31.6),
      ['beforeDiscounts 316', 'discounts -31.6', 'subtotal 284.4'],
    ],
    [
      'both, each with a row of its own',
      priced(284.4, 60.04, 28.44),
      ['beforeDiscounts 316', 'discounts -31.6', 'orderDiscounts -28.44', 'subtotal 255.96'],
    ],
  ])('of %s', (_what, cart, rows) => {
    expect(goodsRows(cart).map(({ row, money }) => `${row} ${money.value}`)).toEqual(rows);
  });

  it('add up from the top, whatever the amounts', () => {
    const cents = [0, 1, 33, 1999, 28_440];
    for (const lines of cents)
      for (const order of cents) {
        const rows = goodsRows(priced(316, (lines + order) / 100, order / 100));
        const above = rows.slice(0, -1).reduce((sum, { money }) => sum + Math.round(money.value * 100), 0);
        const subtotal = Math.round(rows.at(-1)!.money.value * 100);
        expect(rows.length === 1 ? 31_600 : above, `${lines} and ${order}`).toBe(subtotal);
      }
  });

  everyRow([
    ['of the order alone', priced(316, 31.6, 31.6), ['', ' (A, B)', '']],
    ['of lines and order', priced(284.4, 60.04, 28.44), ['', '', ' (A, B)', '']],
    ['of lines alone', priced(284.4, 31.6, 0), ['', '', '']],
  ])('name the codes that apply at the discount %s [CRT-04 part]', (_what, cart, names) => {
    const codes = [
      { code: 'A', applicable: true },
      { code: 'B', applicable: true },
      { code: 'GONE', applicable: false },
    ];
    expect(goodsRows(cart).map((row) => codesOf(row, codes))).toEqual(names);
    expect(
      goodsRows(cart)
        .map((row) => codesOf(row, []))
        .join(''),
    ).toBe('');
  });

  it('have the amounts of a currency without decimals whole', () => {
    const yen = (value: number) => ({ value, currencyIso: 'JPY' });
    const rows = goodsRows({ subTotal: yen(4000), totalDiscounts: yen(400), orderDiscounts: undefined });
    expect(rows.map(({ money }) => money.value)).toEqual([4400, -400, 4000]);
  });
});

describe('the subtotal', () => {
  it('is after all discounts, as a purchase order’s threshold is [CHK-12 b part]', () => {
    expect(goodsSubtotal({ ...priced(316, 60.04, 31.6), totalPrice: usd(999) })).toEqual(usd(284.4));
  });

  everyRow([
    ['the total', { totalPrice: usd(326) }, usd(326)],
    ['the total without its shipping', { totalPrice: usd(326), deliveryCost: usd(10) }, usd(316)],
    ['unknown', {}, undefined],
  ])('is, where the host tells none, %s [CRT-01 part]', (_what, told, money) => {
    expect(goodsSubtotal(told)).toEqual(money);
  });
});

describe('the total is all that is to be paid', () => {
  const known = usd(5);
  everyRow<[string, Parameters<typeof isWholeTotal>[0], boolean, boolean]>([
    ['where shipping and tax are known', { deliveryCost: known, totalTax: known }, true, true],
    ['not before shipping is known', { totalTax: known }, true, false],
    ['where nothing is shipped', { totalTax: known }, false, true],
    ['not before tax is known', { deliveryCost: known }, true, false],
    ['where tax is in the prices', { deliveryCost: known, net: false }, true, true],
    ['not where prices are net', { deliveryCost: known, net: true }, true, false],
  ])('%s [CRT-03 part]', (_what, cart, isShipped, isWhole) => {
    expect(isWholeTotal(cart, isShipped)).toBe(isWhole);
  });
});
