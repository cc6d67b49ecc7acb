import { describe, expect, it } from 'vitest';
import { isValidIsbn, isbn10to13, normalizeCode, sameProductKey } from './isbn.rules.ts';

describe('normalizeCode', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['\u200b\ufeff', ''],
    ['978-0-306-40615-7', '9780306406157'],
    ['978 0 306 40615 7', '9780306406157'],
    ['978–0‑306−40615—7', '9780306406157'],
    ['９７８０３０６４０６１５７', '9780306406157'],
    ['978\u00a00306\u202f40615\u20037', '9780306406157'],
    ['\u200f978030\u200b6406157\u00ad', '9780306406157'],
    ['٩٧٨٠٣٠٦٤٠٦١٥٧', '9780306406157'],
    ['0-8044-2957-x', '080442957X'],
    ['ISBN: 978-0-306-40615-7', '9780306406157'],
    ['isbn-13 9780306406157', '9780306406157'],
    ['ISBN-9', 'ISBN-9'],
    ['0 12345 67890 5', '012345678905'],
    [' lms4-kit ', 'LMS4-KIT'],
    ['ＬＭＳ４－ＫＩＴ', 'LMS4-KIT'],
    ['LMS4 – REC25', 'LMS4-REC25'],
    ['AB  12', 'AB 12'],
    ['978030640615', '978030640615'],
    ['__proto__', '__PROTO__'],
  ])('makes %j into %j [QO-01 part]', (typed, code) => {
    expect(normalizeCode(typed)).toBe(code);
  });
});

describe('isValidIsbn', () => {
  it.each([
    ['', false],
    ['9780306406158', false],
    ['1234567890123', false],
    ['9770306406158', false],
    ['0306406153', false],
    ['030640615X', false],
    ['08044295X7', false],
    ['978030640615X', false],
    ['LMS4-KIT', false],
    ['9780306406157', true],
    ['978-3-16-148410-0', true],
    ['9791034304424', true],
    ['0306406152', true],
    ['080442957x', true],
  ])('says of %j: %s [QO-01 part]', (typed, valid) => {
    expect(isValidIsbn(typed)).toBe(valid);
  });
});

describe('isbn10to13', () => {
  it.each([
    ['', undefined],
    ['0306406153', undefined],
    ['9780306406157', undefined],
    ['LMS4-KIT-10', undefined],
    ['0-306-40615-2', '9780306406157'],
    ['080442957X', '9780804429573'],
  ])('makes %j into %j [QO-01 part]', (typed, isbn) => {
    expect(isbn10to13(typed)).toBe(isbn);
  });
});

describe('sameProductKey', () => {
  it('is one for every way to write the same ISBN [QO-01 part]', () => {
    const ways = [
      '0306406152',
      '0-306-40615-2',
      '9780306406157',
      '978-0-306-40615-7',
      'ISBN 978 0306 406157',
    ];
    expect(new Set(ways.map(sameProductKey))).toEqual(new Set(['9780306406157']));
  });

  it('keeps apart what only looks alike [QO-01 part]', () => {
    const codes = ['LMS4-KIT', 'LMS4KIT', '0306406153', '9780306406157', ''];
    expect(new Set(codes.map(sameProductKey)).size).toBe(codes.length);
  });
});
