import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '../support/quantities-of.ts';

const list = (title: string, first: string, second: string): string =>
  [`Code\tQty\t${title}`, `LMS4-KIT\t2\t${first}`, `VLS-KIT\t1\t${second}`].join('\n');

describe('a column that answers yes or no', () => {
  it.each([
    ['Buy?', 'Y', 'N'],
    ['Cancelled', 'yes', 'no'],
    ['Cancelled', 'No', 'Yes'],
    ['Bestellen', 'ja', 'nee'],
    ['Kaufen', 'ja', 'nein'],
    ['À acheter', 'oui', 'non'],
    ['Comprar', 'sí', 'no'],
    ['購入', '○', '×'],
    ['要否', '要', '否'],
    ['Keep', '✓', ''],
    ['Include', '', 'x'],
    ['Done', 'x', '-'],
  ])('asks each row, whatever it is titled: %s, %s and %s [QO-09 d]', (title, first, second) => {
    expect(quantitiesOf(list(title, first, second))).toBe('_ _');
  });

  it.each([
    ['Buy?', 'Y', 'Y'],
    ['Buy?', '', ''],
    ['Taxable', 'yes', 'no'],
    ['In stock', 'yes', 'no'],
    ['Digital', 'no', 'yes'],
    ['Room', 'A', 'no'],
    ['Description', 'Yes or No Cards', 'No'],
  ])(
    'asks nothing where it answers the same, or something else: %s, %s and %s [QO-09 d]',
    (title, first, second) => {
      expect(quantitiesOf(list(title, first, second))).toBe('2 1');
    },
  );
});
