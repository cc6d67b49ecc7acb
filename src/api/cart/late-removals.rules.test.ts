import { describe, expect, it } from 'vitest';
import type { Cart } from './cart.contract.ts';
import { linesOf } from './late-changes.rules.ts';
import { lateRemovals } from './late-removals.rules.ts';

type Held = Pick<Cart, 'entries'>;
/** Creates a cart from entries such as `KIT 2`: a product and its units. */
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
  return [...lateRemovals(all, after)].map(([{ code }, end]) =>
    'line' in end
      ? `${code}: ${end.kind} ${end.line.code} ${end.line.quantity} from ${end.line.place}, ${end.more} not asked for`
      : `${code}: ${end.kind}`,
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
    [
      'one line went, took it by one of them',
      [removal('KIT', 0, 2), removal('KIT', 0, 2)],
      cart('QGR 3', 'MAN', 'REC 5'),
      ['KIT: removed KIT 2 from 0, 0 not asked for'],
    ],
    [
      'more lines went than removals are open, took its own',
      [removal('KIT', 0, 2)],
      cart('MAN', 'REC 5'),
      ['KIT: removed KIT 2 from 0, 0 not asked for'],
    ],
    [
      'no order of them explains what went, took nothing',
      [removal('KIT', 0, 2), removal('KIT', 0, 2)],
      cart('KIT 2', 'MAN'),
      [],
    ],
    [
      'one of the lines stood at no number of theirs, took its own',
      [removal('KIT', 0, 2), removal('KIT', 0, 2)],
      cart('QGR 3', 'MAN'),
      ['KIT: removed KIT 2 from 0, 0 not asked for'],
    ],
    [
      'the line of one went by the number of the other, is blamed for nothing that was not asked for',
      [removal('MAN', 1, 1), removal('QGR', 3, 3)],
      cart('KIT 2', 'MAN', 'REC 5'),
      ['MAN: removed QGR 3 from 1, 0 not asked for'],
    ],
  ])('where %s [API-06 b part]', (_what, removals, after, ends) => {
    expect(told(removals, after)).toEqual(ends);
  });
});

describe('one removal by number that had no answer', () => {
  const TAKEN = (line: string, more: number) => [`KIT: taken ${line} from 0, ${more} not asked for`];
  const REMOVED = (units: number, more: number) => [
    `KIT: removed KIT ${units} from 0, ${more} not asked for`,
  ];

  it.each<[what: string, asked: number | undefined, before: Held, after: Held, ends: string[]]>([
    ['has taken its line', undefined, cart('KIT 2', 'QGR'), cart('QGR'), REMOVED(2, 0)],
    ['has taken the last line', undefined, cart('KIT 2'), cart(), REMOVED(2, 0)],
    ['has taken what was added, and seen', undefined, cart('KIT 6', 'QGR'), cart('QGR'), REMOVED(6, 4)],
    ['has taken what was added here, and not seen', 4, cart('KIT 2', 'QGR'), cart('QGR'), REMOVED(2, 4)],
    ['has taken what was added here, and seen', 4, cart('KIT 6', 'QGR'), cart('QGR'), REMOVED(6, 4)],
    ['has taken what was set here', 9, cart('KIT 9', 'QGR'), cart('QGR'), REMOVED(9, 9)],
    ['has taken what was set to less elsewhere', undefined, cart('KIT 1', 'QGR'), cart('QGR'), REMOVED(1, 1)],
    ['has taken what was set to less here', 1, cart('KIT 1', 'QGR'), cart('QGR'), REMOVED(1, 1)],
    [
      'has taken its line while another went too',
      undefined,
      cart('KIT 2', 'QGR', 'MAN'),
      cart('MAN'),
      REMOVED(2, 0),
    ],
    [
      'has taken another entry of its product, which was not asked for',
      undefined,
      cart('KIT 5', 'KIT 2'),
      cart('KIT 2'),
      REMOVED(5, 5),
    ],
    ['has taken its own entry of its product', 7, cart('KIT 2', 'KIT 5'), cart('KIT 5'), REMOVED(2, 0)],
    [
      'has taken the neighbour that moved to its number',
      undefined,
      cart('QGR', 'MAN 3'),
      cart('MAN 3'),
      TAKEN('QGR 1', 1),
    ],
    [
      'tells several entries of a product by their quantities',
      undefined,
      cart('QGR 2', 'QGR 5'),
      cart('QGR 5'),
      TAKEN('QGR 2', 2),
    ],
    ['is nobody’s matter in a cart that was emptied', undefined, cart('KIT 2', 'QGR'), cart(), ['KIT: done']],
    ['has not taken its line from another place', undefined, cart('QGR', 'KIT 2'), cart('QGR'), []],
    ['shows nothing where all is there', undefined, cart('QGR', 'MAN'), cart('QGR', 'MAN'), []],
    ['shows nothing where a line at another place is gone', undefined, cart('QGR', 'MAN'), cart('QGR'), []],
    ['shows nothing where more than one line is gone', undefined, cart('QGR', 'MAN', 'STB'), cart('STB'), []],
    ['shows nothing where a line came', undefined, cart('QGR'), cart('QGR', 'STB'), []],
  ])('%s [API-06 b part]', (_what, asked, before, after, ends) => {
    expect(told([removal('KIT', 0, 2, asked)], after, before)).toEqual(ends);
  });
});
