import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's quantity, or '_' if it is asked for, with '!' if the row says that the list says more. */
const told = (text: string) =>
  readPaste(text)
    .lines.map(({ quantity, remarks = [] }) => `${quantity || '_'}${remarks.length > 0 ? '!' : ''}`)
    .join(' ');

describe('a cell under a title that asks for a shape', () => {
  it.each([
    ['Date', 'bestellt', '2026-11-23'],
    ['Date', 'skipped', '23 Nov 2026'],
    ['Price', 'x2', '$45.00'],
    ['Prix', 'fait', '45,00 €'],
    ['Level', 'vervalt', 'B'],
    ['Grade', 'make it 5', 'K-2'],
    ['Klas', 'need 5', 'groep 3'],
    ['Line', 'done', '10'],
    ['Account', 'ordered 11/2', 'AC-Main 4'],
    ['PO', 'skipped', 'PO 4512'],
    ['Room', 'need 5', 'Room 12'],
  ])('is told where it has another: %s, %j, and %j is none [QO-09 d]', (title, word, plain) => {
    expect(told(`Item\t${title}\tQty\nLMS4-KIT\t${word}\t3\nVLS-KIT\t${plain}\t2`)).toBe('3! 2');
  });
});

describe('a cell under a title of names', () => {
  it.each(
    'x2|need 5|make it 5|ordered 11/2|done|bought|arrived|b/o|came in yesterday|bestellt|entfällt|später|besteld|vervalt|aanwezig|livré|peut-être|entregado|quizás|consegnato|forse|✗|Ordered|SKIPPED'.split(
      '|',
    ),
  )('is told where it says something of the order: %s [QO-09 d]', (word) => {
    for (const title of ['School', 'Teacher', 'Dept', 'Vendor', 'Format']) {
      expect(told(`Code\tQty\t${title}\nLMS4-KIT\t3\t${word}\nVLS-KIT\t2\tOak`), title).toBe('3! 2');
    }
  });

  it.each(['Math', 'PS 118', 'Oak St. 12', 'Dana Miller', 'Room 4', 'Print', 'Grade 3'])(
    'is none of that where it is a name: %s [QO-09 d]',
    (name) => {
      for (const title of ['School', 'Teacher', 'Dept', 'Vendor'])
        expect(told(`Code\tQty\t${title}\nLMS4-KIT\t3\t${name}\nVLS-KIT\t2\tOak`), title).toBe('3 2');
    },
  );

  it.each(['Memo', 'Info', 'Stand', 'Infos'])(
    'is told whole under a title of notes: %s [QO-09 d]',
    (title) => {
      expect(told(`Code\tQty\t${title}\nLMS4-KIT\t3\tskipped\nVLS-KIT\t2\t`)).toBe('3! 2');
    },
  );
});

describe('a mark beside a row without a heading', () => {
  it.each([
    ['✓\t9780306406157\t3\n\t9783161484100\t2', '_ _'],
    ['x\tLMS4-KIT\t3\n\tVLS-KIT\t2', '_ _'],
    ['LMS4-KIT\t3\t✗\nVLS-KIT\t2\t', '_ _'],
    ['LMS4-KIT\t3\t✗', '_'],
    ['✓\tLMS4-KIT\t3\n✓\tVLS-KIT\t2', '3 2'],
  ])('asks where the rows differ in it: %j → %s [QO-09 d]', (text, quantities) => {
    expect(told(text).replaceAll('!', '')).toBe(quantities);
  });

  it.each(['9780306406157 - 9783161484100', 'LMS4-KIT to VLS-KIT', '9780306406157 … 9783161484100'])(
    'and a range of codes: %s [QO-09 d]',
    (text) => {
      expect(told(text)).toBe('_ _');
    },
  );
});

describe('what says the quantity in another writing', () => {
  it.each([
    ['Item\tQty (pcs)\nLMS4-KIT\t4\nVLS-KIT\t2', '4 2'],
    ['ITEM NUMBER\tQTY/EA\nLMS4-KIT\t4\nVLS-KIT\t2', '4 2'],
    ['Item\tQUANTITY REQUIRED (EACH)\nLMS4-KIT\t4', '4'],
    ['SKU,qty_requested\nLMS4-KIT,4\nVLS-KIT,2', '4 2'],
    ['Item\tQty (boxes)\nLMS4-KIT\t4', '_'],
    ['LMS4-KIT 4nos', '4'],
    ['LMS4-KIT **3**', '3'],
  ])('is read where it leaves no doubt: %j → %s [QO-09 d]', (text, quantities) => {
    expect(told(text)).toBe(quantities);
  });
});
