import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '../support/quantities-of.ts';

/** True if no quantity is read: each line is asked for, kept as written for its row to refuse, or listed as unread. */
const isAsked = (text: string) =>
  !quantitiesOf(text)
    .split(' ')
    .some((told) => /^\d+$/.test(told));

describe('positions of an order form before the code, with words, a unit or a price behind', () => {
  it.each([
    '10 LMS4-KIT Kit 2 ST 120,00',
    '1 LMS4-KIT Leiter kit 2 ea',
    '10 LMS4-KIT Kit 2 ST 120,00\n20 VLS-MAN Manual 3 ST 80,00',
    '1 LMS4-KIT Leiter Kit 2 ea $120.00\n2 VLS-MAN Manual 5 ea $80.00',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('numbers of lines before the code', () => {
  it.each([
    '00010 LMS4-KIT',
    '10 LMS4-KIT 120,00',
    '[1] LMS4-KIT',
    'Nr. Artikel\n12 LMS4-KIT',
    'Line Item\n1 LMS4-KIT',
    '01 LMS4-KIT',
    '5 LMS4-KIT\n10 VLS-MAN\n15 MAB2-MAN',
    '100 LMS4-KIT\n200 VLS-MAN\n300 MAB2-MAN',
    '[1] LMS4-KIT\n[2] VLS-MAN',
    '10 LMS4-KIT\n20 VLS-MAN\n40 MAB2-MAN',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('a heading with spaces between its titles', () => {
  it.each([
    'Item Price\nLMS4-KIT 120',
    'Code,Price\nLMS4-KIT 120\nVLS-MAN 80',
    'Qty Item Price\nLMS4-KIT 120',
    'Item Stock\nLMS4-KIT 12',
    'Code Room\nLMS4-KIT 12',
    'Item Page\nLMS4-KIT 12',
    'ISBN Title Price\n9780306406157 Memory 120',
    'Code Price\nLMS4-KIT\t120',
    'Code Stock on hand\nLMS4-KIT 12',
    'Artikel Preis\nLMS4-KIT 120',
    'Référence Prix\nLMS4-KIT 120',
    'Código Precio\nLMS4-KIT 120',
    '品番 単価\nLMS4-KIT 120',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('prices written without cents', () => {
  it.each([
    'LMS4-KIT 120,-',
    'LMS4-KIT 120,--',
    'LMS4-KIT 120,=',
    'LMS4-KIT 120,- €',
    'LMS4-KIT € 120,-',
    'LMS4-KIT 120.-',
    'LMS4-KIT 120.–',
    'LMS4-KIT 120,—\nVLS-MAN 80,—',
    'LMS4-KIT 120€',
    'LMS4-KIT € 120',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('a number where other rows have a price or a per cent', () => {
  it.each([
    'LMS4-KIT 120\nVLS-MAN 80,50',
    'LMS4-KIT 120\nVLS-MAN 80.50',
    'LMS4-KIT\t120\nVLS-MAN\t80,50',
    'LMS4-KIT 8\nVLS-MAN 12%',
    'LMS4-KIT\t8\nVLS-MAN\t12%',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('two numbers of which one counts something else', () => {
  it.each([
    'LMS4-KIT 2 kits x 10',
    'LMS4-KIT 2 schools x 5',
    'LMS4-KIT two x 10',
    '2 kits x 10 LMS4-KIT',
    'two x 10 LMS4-KIT',
    '9780306406157 2 schools x 5',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('a unit that is more than a piece', () => {
  it.each([
    '5 x dozen LMS4-KIT',
    'LMS4-KIT 5 x dozen',
    'LMS4-KIT x 2 pair',
    'LMS4-KIT 5 x pack of 10',
    '5 x pack of 10 LMS4-KIT',
    'LMS4-KIT x 2 boxes',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('words that say that nothing, or something else, is ordered', () => {
  it.each([
    'LMS4-KIT received x 2',
    'LMS4-KIT x 2 received',
    '2 x LMS4-KIT return',
    'Return 2 x LMS4-KIT',
    'LMS4-KIT x 2 in stock',
    'LMS4-KIT x 2 last year',
    'all except 2 x LMS4-KIT',
    '2 x LMS4-KIT no longer needed',
    'LMS4-KIT x 2 Approved: No',
    'LMS4-KIT 2 Approved: No',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('signs for a blank, or for the line above', () => {
  it.each([
    'LMS4-KIT ____',
    'LMS4-KIT x?',
    '9780306406157 x?',
    '9780306406157 "',
    '9780306406157 -',
    '9780306406157 n/a',
    '9780306406157 ____',
    'LMS4-KIT\t-\nVLS-MAN\t-',
    'LMS4-KIT\t____',
    'LMS4-KIT\t"',
    'LMS4-KIT ditto',
    'LMS4-KIT x',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});

describe('numbers that may be codes, and names of fields', () => {
  it.each([
    '12345\t4006381333931',
    '12345 4006381333931',
    '4006381333931 12345',
    'LMS4-KIT 3 450 €',
    '9780306406157 3 450 €',
  ])('ask: %j [QO-09 d]', (text) => {
    expect(isAsked(text)).toBe(true);
  });
});
