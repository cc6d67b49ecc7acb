import { expect, it } from 'vitest';
import { wantedOf } from './list-view.ts';
import { listPlace } from './list-view.ts';

const FILTERS = {
  query: { kind: 'search', label: 'Search' },
  status: { kind: 'choice', label: 'Status', all: 'All', options: [{ code: 'open', name: 'Open' }] },
  from: { kind: 'day', label: 'From' },
} as const;
const SORTS = [
  { code: 'byDate', name: 'Date' },
  { code: 'byCode', name: 'Code' },
] as const;

it('wants of an address only what is possible [LEAD-05 b]', () => {
  const NOTHING = { query: '', status: '', from: '', page: 0, sort: 'byDate' };
  const rows: readonly (readonly [Record<string, string>, Record<string, unknown>])[] = [
    [{}, {}],
    [{ status: '__proto__', sort: 'byNothing', page: '-3' }, {}],
    [
      { status: 'open', sort: 'byCode', page: '3' },
      { status: 'open', sort: 'byCode', page: 2 },
    ],
    [{ query: '  7731 ' }, { query: '7731' }],
    [{ from: '2026-02-30' }, {}],
    [{ from: '0002-02-03' }, {}],
    [{ from: '2026-13-01' }, {}],
    [{ from: 'today' }, {}],
    [{ from: '2024-02-29' }, { from: '2024-02-29' }],
  ];
  for (const [address, wanted] of rows)
    expect([address, wantedOf(address, FILTERS, SORTS)]).toEqual([address, { ...NOTHING, ...wanted }]);
});

it('leads back to the list at its place, if the page was opened from it [LEAD-05 b]', () => {
  const LIST = '/store/us/en/orders';
  const href = 'https://shop.example/store/us/en/orders/7';
  const rows: readonly (readonly [referrer: string, place: string])[] = [
    ['', LIST],
    ['nonsense', LIST],
    ['https://other.example/store/us/en/orders?page=2', LIST],
    ['https://shop.example/store/us/en/quotes?page=2', LIST],
    ['https://shop.example/store/us/en/orders?id=9', LIST],
    ['https://shop.example/store/us/en/orders', LIST],
    ['https://shop.example/store/us/en/orders?page=2&query=77#x', `${LIST}?page=2&query=77`],
  ];
  for (const [referrer, place] of rows)
    expect([referrer, listPlace(LIST, { referrer, href })]).toEqual([referrer, place]);
});
