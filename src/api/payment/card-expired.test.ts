import { expect, it } from 'vitest';
import { cardExpired } from './card.contract.ts';

it('has expired once its month is over, by the day of whoever looks [ACC-06 a part]', () => {
  const rows: readonly (readonly [month: string, year: string, today: string, told: string | undefined])[] = [
    ['11', '2026', '2026-11-01', undefined],
    ['11', '2026', '2026-11-30', undefined],
    ['11', '2026', '2026-12-01', '11/2026'],
    ['12', '2026', '2027-01-01', '12/2026'],
    ['1', '2027', '2026-12-31', undefined],
    ['3', '2024', '2026-11-01', '03/2024'],
    ['13', '2020', '2026-11-01', undefined],
    ['', '', '2026-11-01', undefined],
  ];
  for (const [expiryMonth, expiryYear, today, told] of rows) {
    const expired = cardExpired({ expiryMonth, expiryYear }, new Date(`${today}T12:00`));
    expect([today, expired && `${expired.month}/${expired.year}`]).toEqual([today, told]);
  }
});
