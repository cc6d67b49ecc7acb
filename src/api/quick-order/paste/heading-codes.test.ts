import { describe, expect, it } from 'vitest';
import { readPaste } from './read-paste.ts';

const read = (text: string) => {
  const { lines, unread } = readPaste(text);
  const rows = lines.map(({ code, quantity, remarks }) => `${code} ${quantity || '_'}${remarks ? '!' : ''}`);
  return [...rows, ...unread.map(({ raw }) => `[${raw}]`)].join(', ');
};

describe('what looks like a code above rows', () => {
  it.each([
    ['FY25\n9780306406157 4\nVLS-KIT 6', '9780306406157 4, VLS-KIT 6, [FY25]'],
    ['SY2526:\n9780306406157 4', '9780306406157 4, [SY2526:]'],
    ['AY25-26\nLMS4-KIT 4\nVLS-KIT 6', 'LMS4-KIT 4, VLS-KIT 6, [AY25-26]'],
    ['2025-26\nLMS4-KIT 4\nVLS-KIT 6', 'LMS4-KIT 4, VLS-KIT 6, [2025-26]'],
    ['Q1\nLMS4-KIT 4\n\nQ2\nVLS-KIT 6', 'LMS4-KIT 4, VLS-KIT 6, [Q1], [Q2]'],
    [
      'Sheet1\nISBN\tQty\n9780306406157\t4\nSheet2\nISBN\tQty\n9780306406157\t5',
      '9780306406157 4!, 9780306406157 5!, [Sheet1], [Sheet2]',
    ],
    ['FY25\nLMS4-KIT 4\nFY26\nLMS4-KIT 5', 'LMS4-KIT 4!, LMS4-KIT 5!, [FY25], [FY26]'],
  ])('is listed as not read where it is written like a year: %j → %s [QO-09 d]', (text, rows) => {
    expect(read(text)).toBe(rows);
  });

  it.each([
    ['LMS4-KIT\n9780306406157 4\n9783161484100 6', 'LMS4-KIT _, 9780306406157 4, 9783161484100 6'],
    ['NEO4\nLMS4-KIT 4', 'NEO4 _, LMS4-KIT 4'],
    ['PSY-301\n9780306406157 4', 'PSY-301 _, 9780306406157 4'],
  ])('is asked where it has no count and no other code is like it: %j → %s [QO-09 d]', (text, rows) => {
    expect(read(text)).toBe(rows);
  });

  it.each([
    ['LMS4-KIT\nVLS-KIT 4', 'LMS4-KIT 1, VLS-KIT 4'],
    ['9780306406157\n9783161484100 6', '9780306406157 1, 9783161484100 6'],
    ['LMS4-KIT\n9780306406157', 'LMS4-KIT 1, 9780306406157 1'],
    ['9780306406157 4\nLMS4-KIT', '9780306406157 4, LMS4-KIT 1'],
  ])('is one piece among others of its kind, and below rows: %j → %s [QO-05]', (text, rows) => {
    expect(read(text)).toBe(rows);
  });

  it.each([
    'ISBN\tFY25\tFY26\n9780306406157\t4\t5\n9783161484100\t6\t7',
    'ISBN,SY2526\n9780306406157,4\n9783161484100,6',
    'Q1;Q2;ISBN\n4;5;9780306406157\n6;7;9783161484100',
  ])('is the title of a column above counts, which is asked for: %j [QO-09 d]', (text) => {
    expect(read(text)).toBe('9780306406157 _, 9783161484100 _');
    expect(readPaste(text).question).toBeDefined();
  });
});

describe('a request above the list', () => {
  it.each([
    'Could you please send us the following for the fall term:',
    'Hello, here is our order for this fall',
    'Veuillez envoyer les articles suivants pour la rentrée :',
  ])('is none of its rows: %s [QO-09 d]', (line) => {
    expect(read(`${line}\n\nLMS4-KIT 4\nVLS-KIT 6`)).toBe(`LMS4-KIT 4, VLS-KIT 6, [${line}]`);
  });

  it.each([
    'The following for the trash:',
    'Please hold the following for the fall term:',
    'We would like to return the following for the credit:',
    'Could you please send the following for the two schools:',
    'Please quote the following for this term:',
  ])('is shown at them where it says more: %s [QO-09 d]', (line) => {
    expect(read(`${line}\n\nLMS4-KIT 4\nVLS-KIT 6`)).not.toMatch(/^LMS4-KIT 4, VLS-KIT 6/);
  });
});
