import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { isbn13Of, isIsbn13, upcCheckDigit } from './isbn.ts';

describe('ISBN and UPC', () => {
  everyRow(['9780306406158', '978030640615', '97803064061577', '978030640615X', '', 'abcdefghijklm'])(
    'refuses %j as an ISBN-13',
    (code) => {
      expect(isIsbn13(code)).toBe(false);
    },
  );

  everyRow(['0306406153', '03064061', '030640615x', 'X306406152', ''])('has no ISBN-13 for %j', (code) => {
    expect(isbn13Of(code)).toBeUndefined();
  });

  everyRow([
    ['0306406152', '9780306406157'],
    ['080442957X', '9780804429573'],
  ])('turns ISBN-10 %s into %s', (isbn10, isbn13) => {
    expect(isbn13Of(isbn10)).toBe(isbn13);
    expect(isIsbn13(isbn13)).toBe(true);
  });

  it('knows the check digit of a UPC', () => {
    expect(upcCheckDigit('03600029145')).toBe('2');
  });
});
