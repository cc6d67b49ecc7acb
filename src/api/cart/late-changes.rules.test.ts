import { describe, expect, it } from 'vitest';
import type { Cart } from './cart.contract.ts';
import { hasOtherLines, lateQuantity, linesOf } from './late-changes.rules.ts';

type Held = Pick<Cart, 'entries'>;
/** Creates a cart from entries such as `KIT 2`: a product and its units. */
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
  const end = lateQuantity(one, after);
  if (end === undefined) return 'nothing';
  return end.kind === 'set' ? `set ${end.name} to ${end.units} for ${end.asked}` : 'done';
};

describe('a quantity by number that had no answer', () => {
  it.each([
    ['is as asked', 7, undefined, cart('KIT 7'), 'done'],
    ['is as asked last', 7, 7, cart('KIT 7'), 'done'],
    ['is set over a newer one', 7, 9, cart('KIT 7'), 'set Test KIT to 7 for 9'],
    ['is told by the removal that was asked for since', 7, 0, cart('KIT 7'), 'done'],
    ['is not there yet', 7, 9, cart('KIT 9'), 'nothing'],
    ['is nobody’s matter once the line is gone', 7, undefined, cart('QGR'), 'done'],
    ['is no removal', 0, undefined, cart('QGR'), 'nothing'],
  ])('%s [API-06 b part]', (_what, quantity, asked, after, end) => {
    expect(told(change('KIT', quantity, 0, cart('KIT 3'), asked), after)).toBe(end);
  });
});

it('knows a cart by its lines [API-06 b part]', () => {
  expect(hasOtherLines(linesOf(cart('KIT', 'QGR')), cart('KIT', 'QGR'))).toBe(false);
  expect(hasOtherLines(linesOf(cart('KIT', 'QGR')), cart('QGR', 'KIT'))).toBe(true);
});
