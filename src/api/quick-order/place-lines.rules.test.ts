import { describe, expect, it } from 'vitest';
import { type DraftRow, addedQuantity, placeLines } from './place-lines.rules.ts';

type Row = DraftRow & { readonly id: string };

const blankRow = (): Row => ({ id: 'new', code: '', quantity: '1' });
const row = (id: string, code = '', quantity = '1'): Row => ({ id, code, quantity });
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ code: `CODE-${i + 1}`, quantity: String(i + 1) }));
const codes = (rows: readonly Row[]) => rows.map(({ code }) => code);

describe('placeLines', () => {
  it('places nothing of nothing [QO-05 part]', () => {
    const rows = [row('a')];
    expect(placeLines(rows, [], { max: 25 }, blankRow)).toEqual({ rows, notPlaced: [], duplicates: [] });
  });

  it('places the first 25 of 30 in order and lists the other five as not placed [QO-02 part]', () => {
    const lines = many(30);
    const { rows, notPlaced } = placeLines([row('a'), row('b'), row('c')], lines, { max: 25 }, blankRow);
    expect(codes(rows)).toEqual(lines.slice(0, 25).map(({ code }) => code));
    expect(notPlaced).toEqual(lines.slice(25).map((line) => ({ line, reason: 'too-many' })));
  });

  it('refuses a 26th product when 25 rows are full, and changes none of them [QO-02 part]', () => {
    const full = many(25).map(({ code, quantity }) => row(code, code, quantity));
    const line = { code: 'LMS4-KIT', quantity: '1' };
    const { rows, notPlaced } = placeLines(full, [line], { max: 25 }, blankRow);
    expect(rows).toEqual(full);
    expect(notPlaced).toEqual([{ line, reason: 'too-many' }]);
  });

  it('keeps rows and their identity, and fills only those where nothing is typed [QO-05 part]', () => {
    const before = [row('a', '', '7'), row('b', 'HALF'), row('c'), row('d', ' ', ' ')];
    const { rows } = placeLines(before, many(3), { max: 25 }, blankRow);
    expect(rows.map(({ id, code, quantity }) => [id, code, quantity])).toEqual([
      ['a', '', '7'],
      ['b', 'HALF', '1'],
      ['c', 'CODE-1', '1'],
      ['d', 'CODE-2', '2'],
      ['new', 'CODE-3', '3'],
    ]);
    expect(codes(before)).toEqual(['', 'HALF', '', ' ']);
  });

  it('offers a product of the form, by any of its codes, to be added to its row [QO-03 part]', () => {
    const known = { ...row('a', 'LMS4-KIT'), otherCodes: ['9780306406157'] };
    const lines = [
      { code: '0306406152', quantity: '4' },
      { code: 'lms4-kit', quantity: '2' },
    ];
    const { rows, duplicates } = placeLines([row('x', 'B-1'), known], lines, { max: 25 }, blankRow);
    expect(rows).toEqual([row('x', 'B-1'), known]);
    expect(duplicates).toEqual([
      { line: lines[0], code: '0306406152', quantity: '4', row: 1 },
      { line: lines[1], code: 'lms4-kit', quantity: '2', row: 1 },
    ]);
  });

  it('finds a product that the same paste names twice, even when the form is full [QO-03 part]', () => {
    const lines = [...many(2), { code: 'CODE-3', quantity: '3' }, { code: 'CODE-1', quantity: 'x' }];
    const { duplicates, notPlaced } = placeLines<Row, (typeof lines)[number]>(
      [],
      lines,
      { max: 2 },
      blankRow,
    );
    expect(duplicates).toEqual([{ line: lines[3], code: 'CODE-1', quantity: 'x', row: 0 }]);
    expect(notPlaced.map(({ line }) => line.code)).toEqual(['CODE-3']);
  });

  it('places nothing into a form that already holds more than its limit [QO-02 part]', () => {
    const { rows, notPlaced } = placeLines(
      [row('a', 'A-1'), row('b', 'B-1'), row('c')],
      many(1),
      { max: 2 },
      blankRow,
    );
    expect(codes(rows)).toEqual(['A-1', 'B-1', '']);
    expect(notPlaced).toHaveLength(1);
  });

  it('forgets codes of a product that a freed row held before [QO-03 part]', () => {
    const freed = { ...row('a'), otherCodes: ['OLD-1'] };
    const { rows, duplicates } = placeLines(
      [freed],
      [...many(1), { code: 'OLD-1', quantity: '1' }],
      { max: 5 },
      blankRow,
    );
    expect(codes(rows)).toEqual(['CODE-1', 'OLD-1']);
    expect(duplicates).toEqual([]);
  });

  it.each<[string, Partial<Row>, readonly string[], boolean]>([
    ['the same further code', { also: ['VLS-MAN'] }, ['vls-man'], true],
    ['a known name of the product', { otherCodes: ['LMS4-KIT'] }, ['LMS4-KIT'], true],
    ['another one', { otherCodes: ['LMS4-KIT'] }, ['VLS-MAN'], false],
    ['one that the row lacks', {}, ['VLS-MAN'], false],
  ])(
    'lists a repeated code with %s as a duplicate, or asks in a row of its own [QO-09 d part]',
    (...given) => {
      const [, known, also, isDuplicate] = given;
      const before = [{ ...row('a', '9780306406157'), ...known }];
      const line = { code: '9780306406157', quantity: '2', also };
      const { rows, duplicates } = placeLines(before, [line], { max: 5 }, blankRow);
      expect(duplicates).toHaveLength(isDuplicate ? 1 : 0);
      expect(rows.slice(1)).toMatchObject(isDuplicate ? [] : [line]);
    },
  );
});

describe('addedQuantity', () => {
  it.each([
    ['2', '', undefined],
    ['2', 'three', undefined],
    ['2', '-1', undefined],
    ['1.5', '2', undefined],
    ['x', '2', undefined],
    ['0', '2', undefined],
    ['99999', '1', undefined],
    ['', '2', '2'],
    ['2', '3', '5'],
    ['٢', '３', '5'],
    ['2.0', ' 3 ', '5'],
  ])('of a row with %j and a line with %j is %j [QO-03 part]', (row, line, sum) => {
    expect(addedQuantity(row, line)).toBe(sum);
  });
});
