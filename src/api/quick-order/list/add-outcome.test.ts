import { describe, expect, it } from 'vitest';
import type { Cart } from '../../cart/cart.contract.ts';
import type { LineResult } from '../../cart/line-result.ts';
import { addedReport } from './add-outcome.ts';
import type { RowView } from './row-view.ts';

const line = (code: string, result: Partial<LineResult>): LineResult => ({
  code,
  quantity: 2,
  added: 0,
  status: 'unavailable',
  ...result,
});

describe('what pressing the button came to', () => {
  it.each<
    [what: string, results: LineResult[], units: number, refused: number, left: number, unknown?: number]
  >([
    ['all of it', [line('A', { added: 2, status: 'success' })], 2, 0, 0],
    ['a line that the store took in part', [line('A', { added: 1, status: 'lowStock' })], 1, 1, 0],
    ['a line that the store refused', [line('A', {})], 0, 1, 0],
    ['a line that failed for no fault of its own', [line('A', { failure: 'failed' })], 0, 0, 1],
    ['a line of which nobody knows', [line('A', { failure: 'unconfirmed' })], 0, 0, 1, 1],
    ['a rest that failed', [line('A', { added: 1, failure: 'failed' })], 1, 0, 1],
    [
      'one of each',
      [line('A', { added: 2, status: 'success' }), line('B', {}), line('C', { failure: 'failed' })],
      2,
      1,
      1,
    ],
  ])(
    'counts %s, and the store’s refusals apart from what failed [QO-06 part] [API-06 b part]',
    (_what, results, units, refused, left, unknown = 0) => {
      const report = addedReport([], { results, newCart: false }, null);
      expect(report).toMatchObject({ kind: 'added', units, refused, left, unknown });
    },
  );
});

describe('a price that was another one when the row showed it', () => {
  const view = {
    product: { code: 'A', name: 'Manual' },
    price: { minor: 8000, unitMinor: 4000, currency: 'USD' },
  } as unknown as RowView;
  const cartOf = (...prices: number[]) =>
    ({
      entries: prices.map((value) => ({ product: { code: 'A' }, basePrice: { value, currencyIso: 'USD' } })),
    }) as unknown as Cart;

  it.each<[number[], number]>([
    [[40], 0],
    [[36], 1],
    [[36, 40], 0],
    [[36, 35], 0],
  ])(
    'is told where the cart has the product at %j in one entry alone: %d [API-06 b part]',
    (prices, told) => {
      const results = [line('A', { added: 2, status: 'success' })];
      const report = addedReport([view], { results, newCart: false }, cartOf(...prices));
      expect(report).toMatchObject({ prices: { length: told } });
    },
  );
});
