import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

const remarks = (text: string) => readPaste(text).lines.map(({ remarks: words = [] }) => words.join(' '));

describe('what a line says beside its code and quantity', () => {
  it.each([
    ['LMS4-KIT Plenty', ['plenty']],
    ['LMS4-KIT kits', ['kits']],
    ['LMS4-KIT FY-end kits, please', ['fy end kits']],
    ['LMS4-KIT >= 3', ['>']],
    ['{"sku":"LMS4-KIT","qty":3}', ['3']],
    ['LMS4-KIT\tMastery Scales\t3', ['mastery']],
    ['LMS4-KIT\tÉchelle Mélodie\t3', ['melodie']],
    ['LMS4-KIT\t3\tDana', ['dana']],
    ['LMS4-KIT\tEdition 2025\t3', ['2025']],
    ['Code\tQty\tRemarks\nLMS4-KIT\t2\tfor Dana', ['dana']],
    ['Code\tQty\tDept\nLMS4-KIT\t2\tBiology', ['']],
    ['LMS4-KIT を2冊お願いします', ['']],
  ])('is told where nothing explains it: %j → %j [QO-09 d part]', (text, words) => {
    expect(remarks(text)).toEqual(words);
  });

  it.each([
    '3 x LMS4-KIT',
    '3x LMS4-KIT, 2x VLS-KIT',
    'LMS4-KIT 3 pcs',
    'ISBN: 9780306406157, qty: 2',
    '1. LMS4-KIT 2\n2. VLS-KIT 3',
    '1\tLMS4-KIT\t2\n2\tVLS-KIT\t3',
    'LMS4-KIT\tManual\t3\t$120.00\t$360.00',
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

  it('is asked already where the quantity is open [QO-09 d part]', () => {
    const [line] = readPaste('LMS4-KIT 3 dozen').lines;
    expect([line?.remarks, /^\d+$/.test(line?.quantity ?? '')]).toEqual([undefined, false]);
  });

  it('is told of each product of its line [QO-09 d part]', () => {
    expect(remarks('3 LMS4-KIT and 2 VLS-KIT for Oakdale')).toEqual(['oakdale', 'oakdale']);
  });
});
