import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { findItems, firstItems, isSearched } from './find-items.ts';

const ITEMS = [
  'Alder Street Clinic 4410 Portland',
  'École Sainte-Anne 5120 Montréal',
  'Union Schools 4430 Portland',
];

describe('a list that is searched [CHK-02 d part]', () => {
  everyRow([
    ['nothing', '', [0, 1, 2]],
    ['spaces', '  ', [0, 1, 2]],
    ['a part of a name', 'lder', [0]],
    ['another case', 'UNION', [2]],
    ['a word without its accents', 'ecole montreal', [1]],
    ['accents that the name has not', 'ünion', [2]],
    ['a number', '4430', [2]],
    ['words in another order', 'portland alder', [0]],
    ['a city of two', 'portland', [0, 2]],
    ['one word that is nowhere', 'alder paris', []],
    ['signs of a pattern', '.*', []],
  ])('finds by %s', (_what, typed, places) => {
    expect(findItems(ITEMS, typed, (text) => text)).toEqual(places.map((place) => ITEMS[place]));
  });

  it('shows the first ones, and the chosen one before them', () => {
    expect(firstItems(ITEMS, undefined, 2)).toEqual(ITEMS.slice(0, 2));
    expect(firstItems(ITEMS, ITEMS[1], 2)).toEqual(ITEMS.slice(0, 2));
    expect(firstItems(ITEMS, ITEMS[2], 2)).toEqual([ITEMS[2], ITEMS[0], ITEMS[1]]);
    expect(firstItems([], ITEMS[2], 2)).toEqual([ITEMS[2]]);
  });

  everyRow([
    [7, false],
    [8, true],
  ])('of %i items: has a field: %s', (count, expected) => {
    expect(isSearched(count)).toBe(expected);
  });
});
