import { expect, it } from 'vitest';
import { arrivedOf } from './late-calls.rules.ts';

it.each<[calls: number[], expected: number, units: number, arrived: number[]]>([
  [[2], 0, 0, []],
  [[2], 0, 2, [2]],
  [[2], 3, 5, [2]],
  [[2], 3, 4, []],
  [[2], 3, 1, []],
  [[2, 2], 0, 2, [2]],
  [[2, 2], 0, 4, [2, 2]],
  [[2, 3], 0, 3, [3]],
  [[1, 2, 3], 0, 3, [3]],
  [[2, 3], 0, 4, []],
  [[], 0, 4, []],
])(
  'of late calls of %j, with %i held without them, %i units mean that %j are in [API-06 b part]',
  (calls, expected, units, arrived) => {
    expect(
      arrivedOf(
        calls.map((quantity) => ({ quantity, expected })),
        units,
      ).map(({ quantity }) => quantity),
    ).toEqual(arrived);
  },
);
