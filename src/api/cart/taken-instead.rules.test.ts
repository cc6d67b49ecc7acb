import { expect, it } from 'vitest';
import type { Cart } from './cart.contract.ts';
import { setInstead, takenInstead } from './taken-instead.rules.ts';

/** Creates a cart. 'A2' is two units of A. */
const cartOf = (lines: string) =>
  ({
    entries: lines
      .split(' ')
      .filter(Boolean)
      .map((line, entryNumber) => ({
        entryNumber,
        quantity: Number(line.slice(1)),
        product: { code: line[0], name: `Name of ${line[0]}` },
      })),
  }) as unknown as Cart;

it.each<[before: string, meant: number, after: string, taken: string]>([
  ['A1 B2 C3', 1, 'A1 C3', ''],
  ['A1 B2 C3', 1, 'C3', ''],
  ['A1 B2 C3', 1, 'B2', 'C3'],
  ['A1 B2 C3 D4', 1, 'B2 D4', 'C3'],
  ['A1 B2 C3 D4', 1, 'B2', 'C3 D4'],
  ['A1 B2 C3', 1, 'B9', 'C3'],
  ['A1 B2 C3', 1, 'A1 B2 C3', ''],
  ['A1 B2 C3', 1, 'B2 C3', ''],
  ['A1 B2 C3', 1, '', ''],
  ['A1 B2 B5', 1, 'B2', 'B5'],
  ['A1 B2 B5', 1, 'B5', ''],
  ['A1 B2 B2', 1, 'B2', ''],
  ['A1 B2 B5 C3', 1, 'B2 B5', 'C3'],
])(
  'of %s, where the removal meant number %d, and %s now: in its place went %s [API-06 b part]',
  (before, meant, after, taken) => {
    const cart = cartOf(before);
    const found = takenInstead(cart, cartOf(after), cart.entries[meant]!);
    expect(found.map(({ code, quantity }) => `${code}${quantity}`).join(' ')).toBe(taken);
    for (const { code, name, place } of found) {
      expect(name).toBe(`Name of ${code}`);
      expect(cart.entries[place]?.product.code).toBe(code);
    }
  },
);

it.each<[before: string, meant: number, asked: number, after: string, set: string]>([
  ['A1 B2 C3', 1, 7, 'A1 B7 C3', ''],
  ['A1 B2 C3', 1, 7, 'B2 C7', 'C3'],
  ['A1 B2 C3', 1, 7, 'B7 C7', ''],
  ['A1 B2 C7', 1, 7, 'B2 C7', ''],
  ['A1 B2 C3', 1, 7, 'B2 C3', ''],
  ['A1 B2 C3', 1, 7, 'A1 B2 C7', ''],
  ['A1 B2', 1, 7, 'B2', ''],
  ['A1 B2 C3', 1, 7, 'B2 D7', 'D0'],
  ['A1 B2 C3', 1, 7, 'A1 D7', 'D0'],
  // The other product has several entries, and its first one is not at that place.
  ['A1 B2 C7 C3', 1, 7, 'B2 C7', ''],
  ['A1 B2 C5 C3', 1, 7, 'B2 C7 C3', 'C5'],
  ['A1 B2 C7 C3', 1, 7, 'B2 C7 C7', 'C3'],
  ['A1 B2 C5 C3', 1, 7, 'B2 C7', 'C0'],
  // Its own product has several entries.
  ['A1 B2 B5 C3', 1, 7, 'B2 B7 C3', 'B5'],
  ['A1 B2 B5 C3', 1, 7, 'A1 B7 B5 C3', ''],
  ['A1 B2 B5 C3', 2, 7, 'B2 B7 C3', ''],
  ['A1 B2 B5 C3', 1, 5, 'B2 B5 C3', ''],
  ['A1 B2 B2 C3', 1, 7, 'B2 B7 C3', ''],
])(
  'of %s, number %i set to %i, and %s now: set instead %j [API-06 b]',
  (before, meant, asked, after, set) => {
    const was = cartOf(before);
    const line = setInstead(was, cartOf(after), was.entries[meant]!, asked);
    expect(line ? `${line.code}${line.quantity}` : '').toBe(set);
  },
);
