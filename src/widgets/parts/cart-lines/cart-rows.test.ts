import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import { withRemoved } from './cart-rows.ts';

const entry = (code: string) => ({ product: { code } }) as CartEntry;
const removed = (code: string, place: number) => ({ code, name: code, quantity: 1, place });
const show = (rows: ReturnType<typeof withRemoved>) =>
  rows.map((row) => ('removed' in row ? `(${row.code})` : row.code)).join(' ');

describe('withRemoved', () => {
  everyRow([
    ['a place beyond the end comes last', ['A'], [removed('Z', 99)], 'A (Z)'],
    ['an empty cart shows only what was taken out', [], [removed('B', 1), removed('A', 0)], '(A) (B)'],
    ['a line that is back is no longer removed', ['A', 'B'], [removed('A', 0)], 'A B'],
    ['the place of each is kept', ['B', 'D'], [removed('C', 2), removed('A', 0)], '(A) B (C) D'],
    ['nothing removed changes nothing', ['A', 'B'], [], 'A B'],
    ['a line that the cart has again last stands at its old place', ['B', 'A'], [removed('A', 0)], 'A B'],
  ])('%s [CRT-02 part]', (_case, codes, gone, expected) => {
    expect(show(withRemoved(codes.map(entry), { removed: gone }))).toBe(expected);
  });

  everyRow([
    ['a line put back keeps its place', ['B', 'C', 'A'], [], [removed('A', 0)], 'A B C'],
    ['one that has left again leaves no trace', ['B', 'C'], [], [removed('A', 0)], 'B C'],
    ['removed and back, each at its own', ['A', 'D', 'B'], [removed('C', 2)], [removed('B', 1)], 'A B (C) D'],
    ['removed a second time it is shown once', ['B'], [removed('A', 0)], [removed('A', 0)], '(A) B'],
  ])('%s [CRT-02 part]', (_case, codes, gone, back, expected) => {
    expect(show(withRemoved(codes.map(entry), { removed: gone, back }))).toBe(expected);
  });

  everyRow([
    ['one is taken out, the other stays in its place', ['B', 'A'], [removed('A', 0)], [], '(A) B A'],
    ['the one taken out is back', ['A', 'B', 'A'], [removed('A', 0)], [], 'A B A'],
    ['the one put back went into the other', ['B', 'A'], [], [removed('A', 0)], 'B A'],
  ])(
    'of a product in two entries, where %s [CRT-02 part] [API-06 b part]',
    (_case, codes, gone, back, expected) => {
      const among = (lines: readonly ReturnType<typeof removed>[]) =>
        lines.map((line) => ({ ...line, others: 1 }));
      const rows = withRemoved(codes.map(entry), { removed: among(gone), back: among(back) });
      expect(show(rows)).toBe(expected);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    },
  );
});
