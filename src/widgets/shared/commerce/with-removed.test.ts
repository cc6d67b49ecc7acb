import { describe, expect, it } from 'vitest';
import type { CartEntry } from '../../../api/cart/cart.contract.ts';
import { withRemoved } from './with-removed.ts';

const entry = (code: string) => ({ product: { code } }) as CartEntry;
const removed = (code: string, place: number) => ({ code, name: code, quantity: 1, place });
const show = (rows: ReturnType<typeof withRemoved>) =>
  rows.map((row) => ('removed' in row ? `(${row.code})` : row.code)).join(' ');

describe('withRemoved', () => {
  it.each([
    ['a place beyond the end comes last', ['A'], [removed('Z', 99)], 'A (Z)'],
    ['an empty cart shows only what was taken out', [], [removed('B', 1), removed('A', 0)], '(A) (B)'],
    ['a line that is back is no longer removed', ['A', 'B'], [removed('A', 0)], 'A B'],
    ['the place of each is kept', ['B', 'D'], [removed('C', 2), removed('A', 0)], '(A) B (C) D'],
    ['nothing removed changes nothing', ['A', 'B'], [], 'A B'],
  ])('%s [CRT-02 part]', (_case, codes, gone, expected) => {
    expect(show(withRemoved(codes.map(entry), gone))).toBe(expected);
  });
});
