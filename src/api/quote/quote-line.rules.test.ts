import { describe, expect, it } from 'vitest';
import type { Money } from '../money.contract.ts';
import { lineDiscount, priceDifference, type PriceDifference } from './quote-line.rules.ts';

const money = (value: number, currencyIso = 'USD'): Money => ({ value, currencyIso });

const TABLE: readonly [quoted: Money | undefined, today: Money | undefined, told: PriceDifference][] = [
  [undefined, undefined, { is: 'unknown' }],
  [undefined, money(5), { is: 'unknown' }],
  [money(5), money(5, 'CAD'), { is: 'unknown' }],
  [money(18), undefined, { is: 'gone' }],
  [money(61), money(61), { is: 'same' }],
  [money(0.1 + 0.2), money(0.3), { is: 'same' }],
  [money(1464), money(1536), { is: 'quoteSaves', value: 72, currencyIso: 'USD' }],
  [money(72), money(69), { is: 'todaySaves', value: 3, currencyIso: 'USD' }],
  [money(1.1), money(3.3), { is: 'quoteSaves', value: 2.2, currencyIso: 'USD' }],
  [money(900, 'JPY'), money(1000, 'JPY'), { is: 'quoteSaves', value: 100, currencyIso: 'JPY' }],
];

describe('a quoted price beside today’s', () => {
  it.each(TABLE)('%j and %j come to %j [LEAD-09 b part]', (quoted, today, told) => {
    expect(priceDifference(quoted, today)).toEqual(told);
  });
});

const DISCOUNTS: readonly [
  unit: Money | undefined,
  quantity: number,
  total: Money | undefined,
  off?: Money,
][] = [
  [undefined, 10, money(7623.75)],
  [money(802.5), 10, undefined],
  [money(802.5), 10, money(7623.75, 'CAD')],
  [money(802.5), 0, money(7623.75)],
  [money(802.5), 10, money(8025)],
  [money(802.5), 10, money(8030)],
  [money(0.1), 3, money(0.3)],
  [money(802.5), 10, money(7623.75), money(401.25)],
  [money(18), 1, money(17.1), money(0.9)],
  [money(900, 'JPY'), 10, money(8550, 'JPY'), money(450, 'JPY')],
];

describe('what is taken off a quoted line', () => {
  it.each(DISCOUNTS)('of %j, %i of them at %j, is %j [LEAD-09 b part]', (unit, quantity, total, off) => {
    expect(lineDiscount(unit, quantity, total)).toEqual(off);
  });
});
