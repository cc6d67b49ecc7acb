import { describe, expect, it } from 'vitest';
import { findTyped } from './useMenuFocus.ts';

const LABELS = ['Order History', 'Quotes', 'Saved Carts', 'Préférences', 'Payment Cards', 'Sign out'];

describe('findTyped', () => {
  it.each<[string, number, number | undefined]>([
    ['', 0, undefined],
    ['x', 0, undefined],
    ['history', 0, undefined],
    ['.*', 0, undefined],
    ['q', 0, 1],
    ['Q', 5, 1],
    ['s', 0, 2],
    ['s', 2, 5],
    ['ss', 5, 2],
    ['si', 2, 5],
    ['saved c', 2, 2],
    ['pre', 0, 3],
    ['PRÉ', 0, 3],
    ['pa', 3, 4],
    ['o', 0, 0],
    ['o', -1, 0],
  ])('of %j from place %i goes to %j [SHL-06]', (typed, from, place) => {
    expect(findTyped(LABELS, from, typed)).toBe(place);
  });

  it('finds nothing among no labels [SHL-06]', () => {
    expect(findTyped([], -1, 'a')).toBeUndefined();
  });
});
