import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/**
 * Returns each row's quantity, or '_' if it is asked for, with '!' if it shows a line. Then come '/' and the number of
 * unread lines.
 */
const told = (text: string) => {
  const { lines, unread } = readPaste(text);
  const rows = lines.map(({ quantity, remarks }) => `${quantity || '_'}${remarks?.includes('≠') ? '!' : ''}`);
  return `${rows.join(' ')} / ${unread.length}`;
};
const [A, B, C, D] = ['9780158657196', '9780158657325', '9780158657455', '9780158657585'];

describe('one plain note that says the number for all rows', () => {
  it.each([
    ['10 of each', 10],
    ['We need 10 of each:', 10],
    ['10 of each please', 10],
    ['je 4 Stück', 4],
    ['Bitte je 4 Stück:', 4],
    ['各4部お願いします。', 4],
    ['各4部', 4],
    ['4 exemplaires de chaque', 4],
    ['Van elk 3 stuks:', 3],
    ['Cuatro de cada uno, por favor.', 4],
    ['2 each of:', 2],
  ])('gives it to rows of a code alone, and is shown at each: %s [QO-09 d]', (note, number) => {
    expect(told(`${note}\n${A}\n${B}`)).toBe(`${number}! ${number}! / 1`);
    expect(told(`${A}\n${B}\n\n${note}`)).toBe(`${number}! ${number}! / 1`);
  });

  it.each([
    ['LMS4-KIT, VLS-MAN\n5 each', 5],
    ['2 de chaque :\nLMS4-KIT\nVLS-MAN', 2],
    ['Van elk 2:\nLMS4-KIT\nVLS-MAN', 2],
    ['2 van elk\nLMS4-KIT\nVLS-MAN', 2],
    ['2 de cada uno\nLMS4-KIT\nVLS-MAN', 2],
    ['2 de cada:\nLMS4-KIT\nVLS-MAN', 2],
    ['Je 2:\nLMS4-KIT\nVLS-MAN', 2],
    ['je 2 Stück\nLMS4-KIT\nVLS-MAN', 2],
    ['各2冊\nLMS4-KIT\nVLS-MAN', 2],
    ['Please, 4 of each:\nLMS4-KIT\nVLS-MAN', 4],
    ['Hello, please send 4 of each:\nLMS4-KIT\nVLS-MAN', 4],
    ['Por favor, 4 de cada:\nLMS4-KIT\nVLS-MAN', 4],
    ['Hallo, graag 4 van elk\nLMS4-KIT\nVLS-MAN', 4],
    ['LMS4-KIT\nVLS-MAN\nThanks, 4 of each', 4],
    ['Please send 2 of each:\nLMS4-KIT\nVLS-MAN', 2],
    ['LMS4-KIT\nVLS-MAN\n2 of each please', 2],
    ['2 each of\nLMS4-KIT\nVLS-MAN', 2],
    ['2 each of:\nLMS4-KIT\nVLS-MAN', 2],
    ['LMS4-KIT\nVLS-MAN\n5 each', 5],
  ])(
    'gives it above and below any codes, with a greeting and a comma too: %j → %s [QO-09 d]',
    (text, number) => {
      expect(told(text)).toBe(`${number}! ${number}! / 1`);
    },
  );

  it('stands in the text of each row, below or above its code as in the list [QO-09 d]', () => {
    const [first, second] = readPaste(`10 of each\n${A}\n${B}`).lines;
    expect([first?.raw, second?.raw]).toEqual([`10 of each\n${A}`, `10 of each\n${B}`]);
  });

  it.each([
    [`10 of each\n${A} 3\n${B}`, '_ _ / 1'],
    [`10 of each\n${A} not needed\n${B}`, '_ / 2'],
    [`10 of each\nnot needed:\n${A}\n${B}`, '_ _ / 2'],
    [`10 of each\n${A}\n${A}`, '_ _ / 1'],
    [`10 of each\n${A}`, '_ / 1'],
    [`${A}\n10 of each\n${B}`, '_ _ / 1'],
    [`10 of each for both schools\n${A}\n${B}`, '_ _ / 1'],
    [`Returned: 5 of each\n${A}\n${B}`, '_ _ / 1'],
    [`Already ordered:\n5 of each\n${A}\n${B}`, '_ _ / 2'],
    [`5 of each\n${A}\n${B}\nTotal: 8`, '_ _ / 2'],
    [`up to 10 of each\n${A}\n${B}`, '_ _ / 1'],
    [`10-12 of each\n${A}\n${B}`, '_ _ / 1'],
    [`10 of each less 2\n${A}\n${B}`, '_ _ / 1'],
    [`We have 10 of each\n${A}\n${B}`, '_ _ / 1'],
    [`2 dozen of each\n${A}\n${B}`, '_ _ / 1'],
    [`2 each class\n${A}\n${B}`, '_ _ / 1'],
    [`10 boxes of each\n${A}\n${B}`, '_ _ / 1'],
    [`5 of each:\n${A}\n${B}\n\n3 of each:\n${C}\n${D}`, '_ _ _ _ / 2'],
    [`10 of each\n${A}\n${B}\nActually, sorry, 8.`, '_ _ / 2'],
    [`10 of each\n${A}, ${B}`, '10! 10! / 1'],
  ])('asks where anything else is unexplained: %j [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });
});
