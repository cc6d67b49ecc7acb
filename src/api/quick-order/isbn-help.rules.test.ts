import { describe, expect, it } from 'vitest';
import { isValidIsbn } from './isbn.rules.ts';
import { suggestIsbn } from './isbn-help.rules.ts';

describe('suggestIsbn', () => {
  it.each([
    ['nothing typed', ''],
    ['a right ISBN-13', '978-0-306-40615-7'],
    ['a right ISBN-10', '080442957X'],
    ['a product code', 'LMS4-KIT'],
    ['a product code of ten characters', 'LMS4-REC25'],
    ['ten characters with one letter', 'A306406152'],
    ['a short number', '12345'],
    ['a number that is no ISBN by far', '1234567890123'],
    ['twelve digits of a UPC', '012345678905'],
    ['two unreadable digits', '97803064?615?'],
    ['a very long number', '9'.repeat(10_000)],
    ['markup', '<b>9780306406</b>'],
  ])('guesses nothing for %s [LEAD-02 part]', (_, typed) => {
    expect(suggestIsbn(typed)).toEqual([]);
  });

  it.each([
    ['a letter O for a zero', '978O3O6406157', '9780306406157'],
    ['letters I and S', '9780306406I57', '9780306406157'],
    ['look-alikes in an ISBN-10', 'O3O64O6152', '0306406152'],
    ['one unreadable digit', '978030640?157', '9780306406157'],
    ['one unreadable digit of an ISBN-10', '03064?6152', '0306406152'],
    ['a wrong prefix', '973-0-306-40615-7', '9780306406157'],
    ['an exchanged prefix', '9870306406157', '9780306406157'],
    ['a zero that a spreadsheet dropped', '306406152', '0306406152'],
    ['a check digit left off', '978030640615', '9780306406157'],
    ['a digit typed twice', '97803306406157', '9780306406157'],
    ['neighbours exchanged', '9780306406517', '9780306406157'],
    ['neighbours exchanged in an ISBN-10', '0304606152', '0306406152'],
    ['a wrong check digit', '9780306406158', '9780306406157'],
    ['a wrong check digit of an ISBN-10', '080442957-1', '080442957X'],
  ])('repairs %s [LEAD-02 part]', (_, typed, meant) => {
    expect(suggestIsbn(typed)).toContain(meant);
  });

  it('puts an exchange of neighbours before a wrong check digit [LEAD-02 part]', () => {
    const [first, ...others] = suggestIsbn('0304606152');
    expect(first).toBe('0306406152');
    expect(others).toContain('0304606154');
  });

  it('gives at most three different, valid guesses for any broken ISBN [LEAD-02 part]', () => {
    for (let i = 0; i < 13; i += 1) {
      for (const digit of '0123456789X?') {
        const typed = `${'9780306406157'.slice(0, i)}${digit}${'9780306406157'.slice(i + 1)}`;
        const guesses = suggestIsbn(typed);
        expect(guesses.length).toBeLessThanOrEqual(3);
        expect(new Set(guesses).size).toBe(guesses.length);
        expect(guesses.filter((guess) => !isValidIsbn(guess))).toEqual([]);
      }
    }
  });
});
