import { describe, expect, it } from 'vitest';
import { shownValues } from './facet-names.ts';

const valuesOf = (count: number, chosen: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Program ${at + 1}`,
    count: 1,
    filter: `programName:${at + 1}`,
    selected: chosen.includes(at + 1),
  }));

describe('the values of a filter', () => {
  it.each<[string, count: number, chosen: number[], shown: number[]]>([
    ['all are shown where there are few', 10, [], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['the first ones where there are many', 11, [], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['a chosen one is never hidden', 30, [3, 29], [1, 2, 3, 4, 5, 6, 7, 8, 29]],
    ['all where the hidden ones are chosen', 11, [9, 10, 11], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['none where there is none', 0, [], []],
  ])('%s [CRT-09 b part]', (_what, count, chosen, shown) => {
    expect(shownValues(valuesOf(count, chosen)).map(({ name }) => Number(name.slice(8)))).toEqual(shown);
  });
});
