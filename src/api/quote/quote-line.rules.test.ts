import { describe, expect, it } from 'vitest';
import type { Money } from '../money.contract.ts';
import { priceDifference, type PriceDifference } from './quote-line.rules.ts';

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
