import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { Money } from '../money.contract.ts';
import { lineDiscount, lineDiscounts, priceDifference, type PriceDifference } from './quote-line.rules.ts';

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
  everyRow(TABLE)('%j and %j come to %j [LEAD-09 b part]', (quoted, today, told) => {
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
  everyRow(DISCOUNTS)('of %j, %i of them at %j, is %j [LEAD-09 b part]', (unit, quantity, total, off) => {
    expect(lineDiscount(unit, quantity, total)).toEqual(off);
  });
});

type OneLine = readonly [unit: number, quantity: number, total: number, stated?: Money];

const SAID: readonly [
  name: string,
  lines: readonly OneLine[],
  ofQuote: Money | undefined,
  ofOrder: Money | undefined,
  told: readonly (number | undefined)[],
][] = [
  ['none', [], undefined, undefined, []],
  ['of 0 is none', [[47.26, 2, 94.52, money(0)]], money(0), undefined, [undefined]],
  ['in another currency is none', [[10, 2, 18, money(2, 'CAD')]], undefined, undefined, [undefined]],
  [
    'is not the one that its rounded unit price makes',
    [[57.28, 24, 1305.98, money(68.69)]],
    money(68.69),
    undefined,
    [68.69],
  ],
  [
    'of one line leaves the others without',
    [
      [57.28, 24, 1305.98, money(68.69)],
      [47.26, 3, 141.77],
    ],
    money(68.69),
    undefined,
    [68.69, undefined],
  ],
  [
    'is calculated if no line has one, and the sums none',
    [
      [10, 2, 18],
      [5, 1, 5],
    ],
    undefined,
    undefined,
    [2, undefined],
  ],
  [
    'is calculated if the sums say the same',
    [
      [10, 2, 18],
      [5, 1, 4.5],
    ],
    money(2.5),
    undefined,
    [2, 0.5],
  ],
  ['is calculated if the sums less those of the order say the same', [[10, 2, 18]], money(5), money(3), [2]],
  ['is not calculated if the sums say another', [[57.28, 24, 1305.98]], money(68.69), undefined, [undefined]],
  ['is not calculated if the sums say none', [[47.27, 2, 94.53]], money(0), undefined, [undefined]],
];

describe('the discounts that a quote’s lines tell', () => {
  everyRow(SAID)(
    '%s [LEAD-09 b part] [QTE-04 b part]',
    (_name, lines, totalDiscounts, orderDiscounts, told) => {
      const entries = lines.map(([unit, quantity, total, stated]) => ({
        basePrice: money(unit),
        quantity,
        totalPrice: money(total),
        totalDiscounts: stated,
      }));
      expect(lineDiscounts({ entries, totalDiscounts, orderDiscounts }).map((off) => off?.value)).toEqual(
        told,
      );
    },
  );
});
