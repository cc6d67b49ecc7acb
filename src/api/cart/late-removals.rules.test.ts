import { describe, expect, it } from 'vitest';
import type { Cart } from './cart.contract.ts';
import { linesOf } from './late-changes.rules.ts';
import { lateTogether } from './late-removals.rules.ts';

type Held = Pick<Cart, 'entries'>;
/** `KIT 2`: so many units of a product, one entry each. */
const cart = (...lines: string[]): Held =>
  ({
    entries: lines.map((line, entryNumber) => {
      const [code = '', quantity] = line.split(' ');
      return { entryNumber, quantity: Number(quantity ?? 1), product: { code, name: `Test ${code}` } };
    }),
  }) as unknown as Held;
const FOUR = cart('KIT 2', 'QGR 3', 'MAN', 'REC 5');
const removal = (code: string, number: number, units: number, asked?: number) => ({
  code,
  number,
  units,
  asked,
  quantity: 0,
});
const told = (removals: ReturnType<typeof removal>[], after: Held, before = FOUR): string[] => {
  const all = removals.map((one) => ({ ...one, lines: linesOf(before) }));
  return [...lateTogether(all, after)].map(
    ([{ code }, { kind, line, more }]) =>
      `${code}: ${kind} ${line.code} ${line.quantity} from ${line.place}, ${more} not asked for`,
  );
};

describe('removals by number that had no answer, done between two readings of the cart', () => {
  it.each([
    [
      'of one line twice, took the next line too',
      [removal('KIT', 0, 2), removal('KIT', 0, 2)],
      cart('MAN', 'REC 5'),
      ['KIT: removed KIT 2 from 0, 0 not asked for', 'KIT: taken QGR 3 from 1, 3 not asked for'],
    ],
    [
      'of two lines, the first one first, took the line behind both',
      [removal('KIT', 0, 2), removal('QGR', 1, 3)],
      cart('QGR 3', 'REC 5'),
      ['KIT: removed KIT 2 from 0, 0 not asked for', 'QGR: taken MAN 1 from 2, 1 not asked for'],
    ],
    [
      'of two lines, the last one first, took just these',
      [removal('KIT', 0, 2), removal('QGR', 1, 3)],
      cart('MAN', 'REC 5'),
      ['QGR: removed QGR 3 from 1, 0 not asked for', 'KIT: removed KIT 2 from 0, 0 not asked for'],
    ],
    [
      'of one line that was asked for by the number of another, are blamed for no line asked for',
      [removal('QGR', 0, 3), removal('KIT', 0, 2)],
      cart('MAN', 'REC 5'),
      ['QGR: removed KIT 2 from 0, 0 not asked for', 'KIT: removed QGR 3 from 1, 0 not asked for'],
    ],
    [
      'tell what was added since',
      [removal('KIT', 0, 2, 4), removal('KIT', 0, 2)],
      cart('MAN', 'REC 5'),
      ['KIT: removed KIT 2 from 0, 4 not asked for', 'KIT: taken QGR 3 from 1, 3 not asked for'],
    ],
    [
      'three of one line',
      [removal('KIT', 0, 2), removal('KIT', 0, 2), removal('KIT', 0, 2)],
      cart('REC 5'),
      [
        'KIT: removed KIT 2 from 0, 0 not asked for',
        'KIT: taken QGR 3 from 1, 3 not asked for',
        'KIT: taken MAN 1 from 2, 1 not asked for',
      ],
    ],
    [
      'of which one is still to come',
      [removal('KIT', 0, 2), removal('KIT', 0, 2), removal('REC', 3, 5)],
      cart('MAN', 'REC 5'),
      ['KIT: removed KIT 2 from 0, 0 not asked for', 'KIT: taken QGR 3 from 1, 3 not asked for'],
    ],
  ])('%s [API-06 b part]', (_what, removals, after, ends) => {
    expect(told(removals, after)).toEqual(ends);
  });

  it('emptied a cart of two lines [API-06 b part]', () => {
    const twice = [removal('KIT', 0, 2), removal('KIT', 0, 2)];
    expect(told(twice, cart(), cart('KIT 2', 'QGR 3'))).toHaveLength(2);
  });

  it.each([
    ['one line went', [removal('KIT', 0, 2), removal('KIT', 0, 2)], cart('QGR 3', 'MAN', 'REC 5')],
    ['more lines went than removals are open', [removal('KIT', 0, 2)], cart('MAN', 'REC 5')],
    [
      'no order of them explains what went',
      [removal('KIT', 0, 2), removal('KIT', 0, 2)],
      cart('KIT 2', 'MAN'),
    ],
    [
      'one of the lines stood at no number of theirs',
      [removal('KIT', 0, 2), removal('KIT', 0, 2)],
      cart('QGR 3', 'MAN'),
    ],
  ])('tell nothing together where %s [API-06 b part]', (_what, removals, after) => {
    expect(told(removals, after)).toEqual([]);
  });
});
