import { describe, expect, it } from 'vitest';
import type { Cart } from './cart.contract.ts';
import { withQuantity } from './meant-entry.rules.ts';
import { entryToChange, meantEntry } from './line-changes.rules.ts';

const cartOf = (...quantities: number[]) =>
  ({
    entries: [
      ...quantities.map((quantity, entryNumber) => ({ entryNumber, quantity, product: { code: 'P-1' } })),
      { entryNumber: quantities.length, quantity: 1, product: { code: 'P-2' } },
    ],
  }) as unknown as Cart;

/** Returns the entry's number, or the word that replaces it. */
const found = (now: Cart, quantity: number, among: readonly number[], at: number) => {
  const seen = cartOf(...among);
  const meant = meantEntry(seen, seen.entries[at]!);
  const end = entryToChange(now, { code: 'P-1', quantity, meant });
  return typeof end === 'object' ? end.entryNumber : end;
};

type Case = [saw: number[], at: number, to: number, now: number[], end: number | string | undefined];

describe('a change of an entry', () => {
  it.each<Case>([
    [[2], 0, 0, [2], 0],
    [[2], 0, 0, [7], 0],
    [[2], 0, 0, [], undefined],
    [[2], 0, 0, [2, 5], 'unclear'],
    [[2, 5], 0, 0, [2, 5], 0],
    [[2, 5], 1, 0, [2, 5], 1],
    [[2, 5], 0, 0, [5], 'done'],
    [[2, 5], 1, 0, [2], 'done'],
    [[2, 5], 0, 0, [5, 2], 1],
    [[2, 5], 0, 0, [3, 5], 'unclear'],
    [[2, 5], 0, 0, [7], 'unclear'],
    [[2, 5], 0, 0, [], undefined],
    [[2, 5], 0, 0, [2], 'unclear'],
    [[2, 5], 1, 6, [2, 6], 'done'],
    [[2, 5], 1, 6, [2, 5], 1],
    [[2, 5], 1, 2, [2, 2], 'done'],
    [[2, 2], 0, 0, [2], 'done'],
    [[2, 2], 0, 3, [2, 2], 0],
    [[2, 2], 0, 3, [2, 9], 'unclear'],
    [[2, 2], 1, 0, [2, 2], 1],
    [[2, 2], 1, 3, [2, 2], 1],
    [[2, 2], 1, 3, [2, 2, 4], 'unclear'],
    [[2, 5], 1, 0, [2, 5, 7], 1],
    [[2, 5], 0, 0, [2, 2], 'unclear'],
  ])('seen among %j, number %d to %d, in a cart of %j: %s [API-06 b]', (saw, at, to, now, end) => {
    expect(found(cartOf(...now), to, saw, at)).toBe(end);
  });

  it.each<[from: number, at: number, to: number, shown: number[]]>([
    [5, 1, 6, [2, 6, 1]],
    [5, 1, 0, [2, 1]],
    [2, 0, 0, [5, 1]],
  ])(
    'shows at once at its own entry alone: %d, number %d, to %d [API-06 b] [CRT-02 part]',
    (from, at, to, shown) => {
      const change = { code: 'P-1', quantity: to, meant: { from, at, among: [2, 5] } };
      expect(withQuantity(cartOf(2, 5), change).entries.map(({ quantity }) => quantity)).toEqual(shown);
    },
  );
});
