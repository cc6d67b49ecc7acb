import { expect, it } from 'vitest';
import { matchedIn, searchedRow, searchOrders, type OrderRowFacts } from './order-rows.ts';

const row = (of: Partial<OrderRowFacts>): OrderRowFacts => ({
  code: '9004388',
  webReference: 'WR-9004388',
  placedAt: Date.UTC(2026, 10, 11),
  status: 'SHIPPED',
  placedBy: 'Mara Lindqvist',
  products: [{ code: 'LMS4-KIT', isbn: '9780306406157', name: 'Memory Scale' }],
  whole: () => {
    throw new Error('Not made.');
  },
  ...of,
});
const ROWS = [
  row({}),
  row({ code: '9003960', webReference: 'WR-9003960', status: 'CANCELLED', purchaseOrderNumber: '7731-18' }),
  row({ code: '9001111', webReference: 'WR-9001111', placedBy: 'Sue Brandt', products: [], placedAt: 0 }),
].map(searchedRow);
const ANY = { query: '', statuses: [], from: -Infinity, to: Infinity };

it('finds an order by number, reference, PO number, ISBN, product and person, however it was pasted [LEAD-05 a]', () => {
  const [all, first, second, third] = [
    ['9004388', '9003960', '9001111'],
    ['9004388'],
    ['9003960'],
    ['9001111'],
  ];
  const both = ['9004388', '9003960'];
  const rows: readonly (readonly [string, readonly string[] | undefined, string?])[] = [
    ['', all],
    [' 9004388\n', first, 'number'],
    ['900-4388', first, 'number'],
    ['wr-9004388', first, 'webReference'],
    ['WR 9004388', first, 'webReference'],
    ['7731-18', second, 'purchaseOrderNumber'],
    ['7731 18', second, 'purchaseOrderNumber'],
    ['978-0-306-40615-7', both, 'isbn'],
    ['memory sc', both, 'product'],
    ['lms4-kit', both, 'product'],
    ['BRANDT', third, 'placedBy'],
    ['__proto__', []],
    ['<b>', []],
    ['9'.repeat(500), []],
  ];
  for (const [query, codes, field] of rows) {
    const found = searchOrders(ROWS, { ...ANY, query }).rows;
    expect([query, found.map(({ code }) => code)]).toEqual([query, codes]);
    expect([query, found[0] && matchedIn(found[0], query)?.field]).toEqual([query, field]);
  }
});

it('narrows by status and days, and counts what other statuses would have [LEAD-05 b]', () => {
  const found = searchOrders(ROWS, { ...ANY, statuses: ['SHIPPED'], from: 1, query: '900' });
  expect(found.rows.map(({ code }) => code)).toEqual(['9004388']);
  expect(found.totals).toEqual({ all: 3, byStatus: { SHIPPED: 1, CANCELLED: 1 } });
  const at = Date.UTC(2026, 10, 11);
  expect(searchOrders(ROWS, { ...ANY, from: 0, to: at }).rows.map(({ code }) => code)).toEqual(['9001111']);
});
