import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's quantity, or '_' if it is asked for, with '!' if the row says that the list says more. */
const told = (text: string) =>
  readPaste(text)
    .lines.map(({ quantity, remarks = [] }) => `${quantity || '_'}${remarks.length > 0 ? '!' : ''}`)
    .join(' ');
const list = (title: string, first: string, second: string) =>
  told(`Item\tQty\t${title}\nLMS4-KIT\t3\t${first}\nVLS-KIT\t2\t${second}`);

describe('a cell under a title that nobody knows', () => {
  it.each([
    ['Decision', 'Buy', 'Pass'],
    ['Outcome', 'Funded', 'Unfunded'],
    ['Besluit', 'akkoord', 'afgewezen'],
    ['Resolución', 'concedido', 'denegado'],
    ['Esito', 'approvato', 'respinto'],
    ['Entscheidung', 'genehmigt', 'zurückgestellt'],
    ['Avis', 'favorable', 'défavorable'],
    ['可否', '可', '否'],
    ['可否', '○', '△'],
    ['Campus pickup', 'North', 'North (1) South (1)'],
    ['Rev', 'A', 'not before May'],
    ['Buy from', '', 'Amazon'],
    ['Wat te doen', '', 'bij de buren halen'],
  ])('is told, unless it says that the row is wanted: %s, %s and %s [QO-09 d]', (title, wanted, other) => {
    expect(list(title, wanted, other)).toBe('3 2!');
  });

  it.each([
    ['In stock', 'no', 'yes'],
    ['In stock?', 'N', 'Y'],
    ['Déjà en stock', 'non', 'oui'],
    ['Op voorraad', 'nee', 'ja'],
    ['En existencias', 'no', 'sí'],
    ['In magazzino', 'no', 'sì'],
  ])('is told where it says that the product is there: %s, %s and %s [QO-09 d]', (title, no, yes) => {
    expect(list(title, no, yes)).toBe('3 2!');
  });

  it.each([
    'Test',
    'Course',
    'Campus',
    'Project code',
    'Vendor',
    'Lehrkraft',
    'Ordered by',
    'Établissement',
    '担当者',
  ])('is none of that under a title of names and places: %s [QO-09 d]', (title) => {
    expect(list(title, 'Oak Hill', 'Elm')).toBe('3 2');
  });
});

describe('an aside in small letters behind a name', () => {
  it.each(['Ana (withdrawn)', 'Ana - on leave', 'Ana; has hers'])('is told: %s [QO-09 d]', (cell) => {
    expect(list('Requested by', 'Sam', cell)).toBe('3 2!');
    expect(list('Title', 'Kit', cell)).toBe('3 2!');
  });

  it.each(['Ana (Oak School)', 'Sam - Elm Street'])('is none in others: %s [QO-09 d]', (cell) => {
    expect(list('Requested by', 'Sam', cell)).toBe('3 2');
  });

  it('is explained by the name of the product [QO-09 d]', () => {
    const [line] = readPaste('Item\tQty\tTitle\nLMS4-KIT\t3\tLanguage kit (combined)').lines;
    expect(line?.remarks).toEqual(['combined']);
  });
});
