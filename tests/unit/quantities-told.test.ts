import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

const remarks = (text: string) => readPaste(text).lines.map(({ remarks: words = [] }) => words.join(' '));

describe('what a line says beside its code and quantity', () => {
  it.each([
    ['LMS4-KIT Plenty', ['plenty']],
    ['LMS4-KIT kits', ['kits']],
    ['LMS4-KIT FY-end kits, please', ['fy end kits']],
    ['LMS4-KIT >= 3', ['>']],
    ['{"sku":"LMS4-KIT","qty":3}', ['qty 3']],
    ['LMS4-KIT\tMastery Scales\t3', ['mastery scales']],
    ['LMS4-KIT\tÉchelle Mélodie\t3', ['echelle melodie']],
    ['LMS4-KIT\t3\tDana', ['dana']],
    ['LMS4-KIT\tEdition 2025\t3', ['edition 2025']],
    ['Code\tQty\tRemarks\nLMS4-KIT\t2\tfor Dana', ['dana ≠']],
    ['Code\tQty\tDept\nLMS4-KIT\t2\tBiology', ['']],
    ['LMS4-KIT を2冊お願いします', ['']],
  ])('is told where nothing explains it: %j → %j [QO-09 d part]', (text, words) => {
    expect(remarks(text)).toEqual(words);
  });

  it.each([
    '3 x LMS4-KIT',
    '3x LMS4-KIT, 2x VLS-KIT',
    'LMS4-KIT 3 pcs',
    'LMS4-KIT\tx3',
    'ISBN: 9780306406157, qty: 2',
    '1. LMS4-KIT 2\n2. VLS-KIT 3',
    '1\tLMS4-KIT\t2\n2\tVLS-KIT\t3',
    'LMS4-KIT\t3\t$120.00\t$360.00',
    'LMS4-KIT,2,120.50,241.00',
    'Code\tTitle\tQty\nLMS4-KIT\tMastery Scales\t2',
    'LMS4-KIT, aantal: 2 stuks',
    'LMS4-KIT\nVLS-KIT',
  ])('is nothing where all of it is known: %j [QO-09 d part]', (text) => {
    expect(remarks(text).join('')).toBe('');
  });

  it.each([
    ['LMS4-KIT\t2\t$450.00\t$1,350.00', '135000'],
    ['LMS4-KIT\t2\t450,00 €\t1.350,00 €', '135000'],
    ['Code\tQty\tPrice\tTotal\nLMS4-KIT\t2\t450.00\t1350.00', '135000'],
    ['LMS4-KIT\t3\t$450.00\t$1,350.00', ''],
    ['LMS4-KIT\t2\t$450.00\t$400.00', ''],
    ['LMS4-KIT\t2\t$450.00', ''],
    ['LMS4-KIT\t2\t$0.00\t$0.00', ''],
  ])('holds a total of another quantity: %j → %j [QO-09 d part]', (text, words) => {
    expect(remarks(text)).toEqual([words]);
  });

  it.each([
    ['Code\tQty\tUnit\nLMS4-REC25\t75\tpack of 25\nVLS-KIT\t2\tea', ['≠', '']],
    ['Code\tQty\tUOM\nLMS4-REC25\t3\t10/box\nVLS-KIT\t2\tEA', ['≠', '']],
    ['Code\tQty\tDescription\nLMS4-KIT\t3\tScale - already received', ['already received']],
    ['Code\tQty\tDescription\nLMS4-KIT\t3\tScale (need 6)', ['6']],
    ['Code\tQty\tTitle\nLMS4-KIT\t3\tMemory scale, dozen', ['dozen']],
    ['Code\tQty\tSchool\nLMS4-KIT\t3\tall 4\nVLS-KIT\t2\tPS 118', ['all ≠', '']],
    ['Code\tQty\tSchool\nLMS4-KIT\t3\teach\nVLS-KIT\t2\tOak', ['≠', '']],
    ['Code\tQty\tStatus\nLMS4-KIT\t3\tOn order\nVLS-KIT\t2\tin stock', ['≠', '']],
    ['Code\tQty\tDate\nLMS4-KIT\t3\t2024-05-01', ['']],
    ['LMS4-KIT\ncancelled\n3\nVLS-KIT\nScreener\n2', ['cancelled', 'screener']],
    ['LMS4-KIT\n3\n4\nVLS-KIT\n2', ['4', '']],
    ['LMS4-KIT\nStudents\n30\nVLS-KIT\nStudents\n30', ['students', 'students']],
    ['LMS4-KIT\tx2\t3', ['2 ≠']],
    ['LMS4-KIT\t3\t*2', ['2 ≠']],
    ['LMS4-KIT\t3\t/school', ['school ≠']],
    ['LMS4-REC25\t75\tforms', ['forms ≠']],
    ['LMS4-REC25 x 50 forms', ['forms ≠']],
    ['50 LMS4-REC25 forms', ['forms ≠']],
    ['LMS4-REC25\tRecord Forms\t2', ['record forms']],
    ['Code\tQty\tU/M\nLMS4-KIT\t2\tEA\nLMS4-REC25\t50\tsheets', ['', '≠']],
    ['Code\tQty\tPer\nLMS4-REC25\t5\tbox of 10\nVLS-KIT\t2\tea', ['≠', '']],
    ['Code\tQty\tFormat\nLMS4-KIT\t2\tPrint\nVLS-KIT\t1\tDigital', ['', '']],
    ['Code\tQty\tNotes\nLMS4-KIT\t2\trecord forms', ['record forms ≠']],
    ['Code\tQty\tStatus\nLMS4-KIT\t5\tComplete\nVLS-KIT\t2\tOpen', ['complete ≠', '']],
    ['Code\tQty\tStatus\nLMS4-KIT\t5\t×\nVLS-KIT\t2\t○', ['≠', '']],
    ['Code\tQty\tStatus\nLMS4-KIT\t5\t△\nVLS-KIT\t2\tin stock', ['≠', '']],
    ['Code\tQty\tWhere\nLMS4-KIT\t5\tInventory\nVLS-KIT\t2\tOak', ['inventory ≠', '']],
    ['LMS4-KIT 3 (on order)', ['≠']],
    ['LMS4-KIT 3 (a school)', ['school ≠']],
    ['LMS4-KIT 3 (and manual)', ['manual ≠']],
    ['LMS4-KIT; in stock; 3', ['stock']],
    ['LMS4-KIT\tgrade\t3', ['grade']],
    ['LMS4-KIT, qty', ['qty']],
  ])(
    'is told of units, notes, cells and words that change what a number counts: %j → %j [QO-09 d part]',
    (text, words) => {
      expect(remarks(text)).toEqual(words);
    },
  );

  it.each([
    ['Code: LMS4-KIT, Quantity: 3\nCode: VLS-KIT, Quantity: 2', ['LMS4-KIT 3', 'VLS-KIT 2']],
    ['LMS4-KIT, 3\nCode: VLS-KIT, Quantity: 2\nOSI3-KIT, 4', ['LMS4-KIT 3', 'VLS-KIT 2', 'OSI3-KIT 4']],
    ['Code LMS4-KIT, Qty 3\nOSI3-KIT, 2', ['LMS4-KIT 3', 'OSI3-KIT 2']],
    ['2025: LMS4-KIT 8\n2026: VLS-MAN 6', ['ambiguous', 'ambiguous']],
    ['[{"code":"LMS4-KIT","qty":3},{"code":"VLS-KIT","qty":2}]', ['ambiguous']],
  ])(
    'is told of each row that looks like a heading or a number of its line, but holds a code or a year: %j → %j [QO-05 part]',
    (text, told) => {
      const { lines, unread } = readPaste(text);
      const all = [
        ...lines.map(({ code, quantity }) => `${code} ${quantity}`),
        ...unread.map(({ reason }) => reason),
      ];
      expect(all).toEqual(told);
    },
  );

  it.each([
    ['Please send LMS4-KIT, VLS-KIT', ['ambiguous']],
    ['LMS4-KIT, VLS-KIT please', ['LMS4-KIT 1', 'VLS-KIT 1']],
    ['Order: 2 LMS4-KIT, VLS-KIT', ['LMS4-KIT ', 'VLS-KIT ']],
    ['LMS4-KIT (kit), VLS-KIT', ['VLS-KIT 1 LMS4-KIT']],
    ['LMS4-KIT、VLS-KITをお願いします', ['LMS4-KIT 1 VLS-KIT']],
    ['Order: LMS4-KIT, 9780306406157', ['9780306406157 1 LMS4-KIT']],
    ['LMS4-KIT, BASC-3 Manual, 2', ['LMS4-KIT 2 BASC-3']],
    ['Code\tQty\tNotes\nLMS4-KIT\t2\talso 3 VLS-KIT', ['LMS4-KIT 2 VLS-KIT']],
  ])('never loses a second code of its line, which may be a product: %j → %j [QO-05 part]', (text, told) => {
    const { lines, unread } = readPaste(text);
    const all = lines.map(({ code, quantity, also = [] }) => [code, quantity, ...also].join(' '));
    expect([...all, ...unread.map(({ reason }) => reason)]).toEqual(told);
  });

  it('is asked already where the quantity is open [QO-09 d part]', () => {
    const [line] = readPaste('LMS4-KIT 3 dozen').lines;
    expect([line?.remarks, /^\d+$/.test(line?.quantity ?? '')]).toEqual([undefined, false]);
  });

  it('is told of each product of its line [QO-09 d part]', () => {
    expect(remarks('3 LMS4-KIT and 2 VLS-KIT for Oakdale')).toEqual(['oakdale', 'oakdale']);
  });
});
