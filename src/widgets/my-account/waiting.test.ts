import { describe, expect, it } from 'vitest';
import {
  endingOf,
  expiringOf,
  heldOf,
  overdueOf,
  type Invoices,
  type Levels,
  type Orders,
  type Quotes,
} from './waiting.ts';

const ZONE = 'America/Chicago';
const NOW = Date.parse('2026-11-22T18:00Z');
const quote = (code: string, expirationTime: string, state = 'BUYER_OFFER') => ({
  code,
  state,
  expirationTime,
});
const endingIn = (quotes: readonly object[], totalResults?: number) =>
  endingOf({ quotes, pagination: { totalResults } } as unknown as Quotes, NOW, ZONE);
const invoices = (rows: readonly [status: string, due: string][], overdue?: number) =>
  ({
    invoices: rows.map(([status, due]) => ({ status, due })),
    totals: [],
    ...(overdue !== undefined && { counts: { all: 99, overdue } }),
  }) as unknown as Invoices;

describe('what waits for a customer', () => {
  it('is of invoices the overdue ones alone, counted by the service where it counts [SHL-06]', () => {
    expect(overdueOf(invoices([]))).toBeUndefined();
    expect(overdueOf(invoices([['OPEN', '2026-01-01']], 0))).toBeUndefined();
    const rows: [string, string][] = [
      ['OVERDUE', '2026-10-19'],
      ['OVERDUE', '2026-09-01'],
      ['PAID', '2020-01-01'],
    ];
    expect(overdueOf(invoices(rows))).toMatchObject({ count: 2, oldest: '2026-09-01' });
    expect(overdueOf(invoices(rows, 31))).toMatchObject({ count: 31, oldest: '2026-09-01' });
  });

  it('is of orders those on hold, of all that the service counts or of the newest [SHL-06]', () => {
    const orders = [{ status: 'ON_HOLD' }, { status: 'SHIPPED' }];
    const held = (totals?: object) => heldOf({ orders, totals } as unknown as Orders);
    expect(held()).toBe(1);
    expect(held({ all: 9, byStatus: {} })).toBe(0);
    expect(held({ all: 9, byStatus: { ON_HOLD: 4 } })).toBe(4);
  });

  it('is of quotes those that end soon, the first of them named [SHL-06]', () => {
    const soon = quote('Q-1', '2026-11-28T18:00Z');
    const sooner = quote('Q-2', '2026-11-24T18:00Z');
    const later = quote('Q-3', '2027-01-20T18:00Z');
    const ordered = quote('Q-4', '2026-11-24T18:00Z', 'BUYER_ORDERED');
    expect(endingIn([])).toBeUndefined();
    expect(endingIn([later, ordered])).toBeUndefined();
    expect(endingIn([soon, sooner], 31)).toMatchObject({ count: 31, code: 'Q-2' });
    // A host that does not know the state gives all quotes.
    expect(endingIn([soon, later, sooner], 31)).toMatchObject({ count: 2, code: 'Q-2' });
  });

  it('is of qualifications the newest approved one of each type that is on and expires soon [SHL-06] [ACC-04 b, d]', () => {
    const newest = (id: string, expires: string, state = 'APPROVED') => ({ id, expires, state });
    const levels = {
      types: [
        { type: 'license', count: 1, newest: newest('soon', '2026-12-15') },
        { type: 'degree', count: 1, newest: newest('off', '2026-12-15') },
        { type: 'organisation', count: 1, newest: newest('over', '2026-11-21') },
        { type: 'certification', count: 1, newest: newest('pending', '2026-12-15', 'PENDING') },
        { type: 'accredited-institution', count: 0 },
      ],
    } as unknown as Levels;
    const types = ['license', 'organisation', 'certification', 'accredited-institution'] as const;
    expect(expiringOf(levels, types, '2026-11-22').map(({ id }) => id)).toEqual(['soon']);
  });
});
