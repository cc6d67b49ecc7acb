import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's quantity, or '_' if it is asked for. If the row shows lines, '!' and the first of them follow. */
const told = (text: string) =>
  readPaste(text)
    .lines.map(({ quantity, remarks = [], raw }) =>
      remarks.length > 0 ? `${quantity || '_'}! ${raw.split('\n')[0]}` : quantity || '_',
    )
    .join(', ');

describe('a heading that may say that its rows are no order', () => {
  it.each([
    ['INVOICE 2024-118 (paid)\n9780158657196 3 $30.00', '3! INVOICE 2024-118 (paid)'],
    ['Facture n° 2025-33 (réglée)\n9780158657196 3', '3! Facture n° 2025-33 (réglée)'],
    ['Factuur 2025-33 (betaald)\n9780158657196 3', '3! Factuur 2025-33 (betaald)'],
    ['Bestellung 2025-33 (bezahlt)\n9780158657196 3', '3! Bestellung 2025-33 (bezahlt)'],
    ['Variante A\n9780158657196 3\nVariante B\n9780306406157 2', '3! Variante A, 2! Variante B'],
    ['Variant 1\n9780158657196 3\nVariant 2\n9780306406157 2', '3! Variant 1, 2! Variant 2'],
    ['Später:\n9780306406157 2', '2! Später:'],
    ['Más tarde:\n9780306406157 2', '2! Más tarde:'],
    ['Später, nach Haushaltsfreigabe:\n9780306406157 2', '2! Später, nach Haushaltsfreigabe:'],
  ])('is shown at the rows it heads: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });

  it.each([
    'Oak:\n9780158657196 3\nElm:\n9780306406157 2',
    'Room 12 (Miller)\n9780158657196 3',
    'Oak School 2 (North)\n9780158657196 3',
    'Group B\n9780158657196 3',
  ])('is none of places and groups: %j [QO-09 d]', (text) => {
    expect(told(text)).not.toMatch(/[!_]/);
  });
});

describe('signs that may put rows into a list and take others out', () => {
  it.each([
    ['+ 9780158657196 3\n- 9780306406157 2', /^(?:3!|_).*, (?:2!|_)/],
    ['- 9780158657196 3\n- 9780306406157 2', /^3, 2$/],
  ])('are shown at each row where both stand in one list: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toMatch(rows);
  });
});
