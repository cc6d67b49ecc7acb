import { describe, expect, it } from 'vitest';
import { readPaste } from './read-paste.ts';

/** Returns each line's code, quantity and other codes. */
const read = (text: string) =>
  readPaste(text).lines.map(({ code, quantity, also }) => [code, quantity, ...(also ?? [])]);

describe('a product code and an ISBN in one row', () => {
  it.each<[string, string, unknown[][]]>([
    ['two columns', '9780306406157\tVLS-MAN\t2', [['9780306406157', '2', 'VLS-MAN']]],
    ['the code first', 'VLS-MAN;9780306406157;2', [['9780306406157', '2', 'VLS-MAN']]],
    ['a heading', 'ISBN\tCode\tQty\n9780306406157\tVLS-MAN\t2', [['9780306406157', '2', 'VLS-MAN']]],
    [
      'a heading, and a number as the code',
      'ISBN\tProduct code\tQty\n9780306406157\t0158030416\t2',
      [['9780306406157', '2', '0158030416']],
    ],
    ['a code in small letters', '9780306406157,vls-man-2,2', [['9780306406157', '2', 'VLS-MAN-2']]],
    [
      'two codes beside the ISBN',
      'ISBN;Item;Product code;Qty\n9780306406157;A-100;VLS-MAN;2',
      [['9780306406157', '2', 'VLS-MAN', 'A-100']],
    ],
    ['one line', '9780306406157 VLS-MAN x2', [['9780306406157', '2', 'VLS-MAN']]],
    ['a line with a title', '2 x VLS-MAN Manual 9780306406157', [['9780306406157', '2', 'VLS-MAN']]],
    [
      'an ISBN-10 and its ISBN-13',
      'ISBN;ISBN-10;Code;Qty\n9780306406157;0306406152;VLS-MAN;2',
      [['9780306406157', '2', 'VLS-MAN']],
    ],
  ])('is one line that keeps them all, for the store to compare: %s [QO-09 d part]', (_case, text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  it('is a line with nothing beside it where there is one code [QO-05 part]', () => {
    expect(read('9780306406157\tBASC kit\t2\nLMS4-KIT\t3')).toEqual([
      ['9780306406157', '2'],
      ['LMS4-KIT', '3'],
    ]);
  });

  it('keeps the codes through a question about its quantity [QO-09 d part]', () => {
    const text = 'ISBN\tCode\tClass 4\tClass 5\n9780306406157\tVLS-MAN\t2\t3\n9783161484100\tLMS4-KIT\t4\t5';
    expect(readPaste(text).lines).toMatchObject([
      { also: ['VLS-MAN'], choices: ['2', '3'] },
      { also: ['LMS4-KIT'], choices: ['4', '5'] },
    ]);
  });
});
