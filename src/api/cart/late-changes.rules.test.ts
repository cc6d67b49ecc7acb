import { describe, expect, it } from 'vitest';
import type { Cart } from './cart.contract.ts';
import { hasOtherLines, lateEndOf, linesOf } from './late-changes.rules.ts';

type Held = Pick<Cart, 'entries'>;
/** `KIT 2`: so many units of a product, one entry each. */
const cart = (...lines: string[]): Held =>
  ({
    entries: lines.map((line, entryNumber) => {
      const [code = '', quantity] = line.split(' ');
      return { entryNumber, quantity: Number(quantity ?? 1), product: { code, name: `Test ${code}` } };
    }),
  }) as unknown as Held;
const change = (
  code: string,
  quantity: number,
  number: number,
  before: Held,
  asked?: number,
  units?: number,
) => ({
  code,
  quantity,
  number,
  asked,
  units,
  lines: linesOf(before),
});
const told = (one: ReturnType<typeof change>, after: Held): string => {
  const end = lateEndOf(one, after);
  if (end === undefined) return 'nothing';
  if (end.kind === 'taken') return `taken ${end.line.name} ${end.line.quantity} from ${end.line.place}`;
  if (end.kind === 'removed') return `removed ${end.line.quantity}, ${end.more} not asked for`;
  return end.kind === 'set' ? `set ${end.name} to ${end.units} for ${end.asked}` : 'done';
};

describe('a removal by number that had no answer', () => {
  const removal = (before: Held, asked?: number) => change('KIT', 0, 0, before, asked, 2);

  it.each([
    ['added, and seen', undefined, cart('KIT 6', 'QGR'), 'removed 6, 4 not asked for'],
    ['added here, and not seen', 4, cart('KIT 2', 'QGR'), 'removed 2, 4 not asked for'],
    ['added here, and seen', 4, cart('KIT 6', 'QGR'), 'removed 6, 4 not asked for'],
    ['set here', 9, cart('KIT 9', 'QGR'), 'removed 9, 9 not asked for'],
    ['set to less elsewhere', undefined, cart('KIT 1', 'QGR'), 'removed 1, 1 not asked for'],
    ['set to less here', 1, cart('KIT 1', 'QGR'), 'removed 1, 1 not asked for'],
  ])('has taken what was since %s [API-06 b part]', (_what, asked, before, end) => {
    expect(told(removal(before, asked), cart('QGR'))).toBe(end);
  });

  it('has taken another entry of its product, all of which was not asked for [API-06 b part]', () => {
    expect(told(removal(cart('KIT 5', 'KIT 2')), cart('KIT 2'))).toBe('removed 5, 5 not asked for');
    expect(told(removal(cart('KIT 2', 'KIT 5'), 7), cart('KIT 5'))).toBe('removed 2, 0 not asked for');
  });

  it.each([
    [
      'has taken the neighbour that moved to its number',
      cart('QGR', 'MAN 3'),
      cart('MAN 3'),
      'taken Test QGR 1 from 0',
    ],
    ['has taken its line', cart('KIT 2', 'QGR'), cart('QGR'), 'removed 2, 0 not asked for'],
    [
      'has taken its line while another went too',
      cart('KIT 2', 'QGR', 'MAN'),
      cart('MAN'),
      'removed 2, 0 not asked for',
    ],
    ['is nobody’s matter in a cart that was emptied', cart('KIT 2', 'QGR'), cart(), 'done'],
    ['has taken the last line', cart('KIT 2'), cart(), 'removed 2, 0 not asked for'],
    ['has not taken its line from another place', cart('QGR', 'KIT 2'), cart('QGR'), 'nothing'],
    ['shows nothing where all is there', cart('QGR', 'MAN'), cart('QGR', 'MAN'), 'nothing'],
    ['shows nothing where a line at another place is gone', cart('QGR', 'MAN'), cart('QGR'), 'nothing'],
    ['shows nothing where more than one line is gone', cart('QGR', 'MAN', 'STB'), cart('STB'), 'nothing'],
    ['shows nothing where a line came', cart('QGR'), cart('QGR', 'STB'), 'nothing'],
    [
      'tells several entries of a product by their quantities',
      cart('QGR 2', 'QGR 5'),
      cart('QGR 5'),
      'taken Test QGR 2 from 0',
    ],
  ])('%s [API-06 b part]', (_what, before, after, end) => {
    expect(told(removal(before), after)).toBe(end);
  });
});

describe('a quantity by number that had no answer', () => {
  it.each([
    ['is as asked', 7, undefined, cart('KIT 7'), 'done'],
    ['is as asked last', 7, 7, cart('KIT 7'), 'done'],
    ['is set over a newer one', 7, 9, cart('KIT 7'), 'set Test KIT to 7 for 9'],
    ['is told by the removal that was asked for since', 7, 0, cart('KIT 7'), 'done'],
    ['is not there yet', 7, 9, cart('KIT 9'), 'nothing'],
    ['is nobody’s matter once the line is gone', 7, undefined, cart('QGR'), 'done'],
  ])('%s [API-06 b part]', (_what, quantity, asked, after, end) => {
    expect(told(change('KIT', quantity, 0, cart('KIT 3'), asked), after)).toBe(end);
  });
});

it('knows a cart by its lines [API-06 b part]', () => {
  expect(hasOtherLines(linesOf(cart('KIT', 'QGR')), cart('KIT', 'QGR'))).toBe(false);
  expect(hasOtherLines(linesOf(cart('KIT', 'QGR')), cart('QGR', 'KIT'))).toBe(true);
});
