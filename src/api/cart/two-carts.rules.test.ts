import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { Cart } from './cart.contract.ts';
import { cappedLines } from './two-carts.rules.ts';

const lines = (...entries: [string, number][]): Pick<Cart, 'entries'> => ({
  entries: entries.map(([code, quantity], entryNumber) => ({
    entryNumber,
    quantity,
    product: { code, name: `Name of ${code}` },
  })) as Cart['entries'],
});

describe('what a merge could not take whole', () => {
  everyRow([
    ['nothing, where all went in', [['A', 2]], [['A', 1]], [['A', 3]], []],
    ['a line that met its maximum', [['A', 20]], [['A', 10]], [['A', 25]], [['A', 30, 25]]],
    ['a line that is sold no more', [['A', 2]], [['B', 1]], [['B', 1]], [['A', 2, 0]]],
    ['no line of the earlier cart that was not merged', [['A', 1]], [['B', 9]], [['A', 1]], []],
    ['nothing, where another device added meanwhile', [['A', 1]], [['A', 1]], [['A', 5]], []],
    ['nothing of an empty cart', [], [['A', 1]], [['A', 1]], []],
  ] as [string, [string, number][], [string, number][], [string, number][], [string, number, number][]][])(
    'is %s [SES-11 part]',
    (_what, anonymous, earlier, merged, expected) => {
      const capped = cappedLines(lines(...anonymous), lines(...earlier), lines(...merged));
      expect(capped.map(({ code, asked, got }) => [code, asked, got])).toEqual(expected);
    },
  );

  it('is named', () => {
    expect(cappedLines(lines(['A', 2]), lines(), lines())[0]?.name).toBe('Name of A');
  });
});
