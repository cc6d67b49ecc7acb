import { describe, expect, it } from 'vitest';
import { readPaste } from './read-paste.ts';

const read = (text: string) => {
  const { lines, unread } = readPaste(text);
  return { rows: lines.map(({ code, quantity }) => `${code} × ${quantity}`), unread: unread.length };
};

const CODES = ['9780158657196', '9780306406157', '9783161484100'];
const WANTED = { rows: ['9780158657196 × 3', '9780306406157 × 2', '9783161484100 × 4'], unread: 0 };

describe('a quote alone in its cell, which says as above', () => {
  it.each(['\t', ';', ',', ' | '])('swallows no row between %j [QO-09 d part]', (sign) => {
    const [first, second, third] = CODES;
    const rows = [
      ['ISBN', 'Title', 'Qty'],
      [first, 'Record form', '3'],
      [second, '"', '2'],
      [third, '"', '4'],
    ];
    expect(read(rows.map((row) => row.join(sign)).join('\n'))).toEqual(WANTED);
  });

  it.each(['\t', ';'])('swallows none at the end of its row between %j [QO-09 d part]', (sign) => {
    const [first, second, third] = CODES;
    const rows = [
      ['ISBN', 'Qty', 'Teacher'],
      [first, '3', 'Ana Ruiz'],
      [second, '2', '"'],
      [third, '4', '"'],
    ];
    expect(read(rows.map((row) => row.join(sign)).join('\n'))).toEqual(WANTED);
  });

  it('is no cell with the other one of its row [QO-09 d part]', () => {
    expect(read('ISBN\tTitle\tTeacher\tQty\n9780158657196\tKit\tAna\t3\n9780306406157\t"\t"\t2')).toEqual({
      rows: ['9780158657196 × 3', '9780306406157 × 2'],
      unread: 0,
    });
  });

  it('is not taken for the quotes of a cell of two lines [QO-09 d part]', () => {
    expect(read('ISBN,Title,Qty\n9780158657196,"Record form,\nset",3\n9780306406157,"\nManual",2')).toEqual({
      rows: ['9780158657196 × 3', '9780306406157 × 2'],
      unread: 0,
    });
  });
});
