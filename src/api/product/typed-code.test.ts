import { describe, expect, it } from 'vitest';
import { isValidIsbn } from '../quick-order/isbn.rules.ts';
import { catalogueText, typedCode, typedIsbn } from './typed-code.ts';

describe('a code typed as a search', () => {
  it('is the code of the catalogue, whatever its notation; words and paths are none [QO-01] [CRT-09 b]', () => {
    const cases: [typed: string, code: string | undefined][] = [
      ['memory', undefined],
      ['WISC kit', undefined],
      ['2 kits', undefined],
      ['', undefined],
      ['a/b-2', undefined],
      ['..', undefined],
      ['lms3-kit', 'LMS3-KIT'],
      ['LMS3 - KIT', 'LMS3-KIT'],
      ['0306406152', '9780306406157'],
      ['0-306-40615-2', '9780306406157'],
      ['978-0-306-40615-7', '9780306406157'],
      ['978 0 306 40615 7', '9780306406157'],
      ['978\u20110\u2011306\u201140615\u20117', '9780306406157'],
      ['ISBN: 978-0-306-40615-7', '9780306406157'],
      ['080442957X', '9780804429573'],
      ['9780306406158', '9780306406158'],
    ];
    expect(cases.map(([typed]) => [typed, typedCode(typed)])).toEqual(cases);
  });

  it('is searched for as ISBN-13 where its check digit is right, else as it was typed [QO-01] [CRT-09 b]', () => {
    const cases: [typed: string, query: string][] = [
      ['0-306-40615-3', '0-306-40615-3'],
      ['978-0-306-40615-8', '978-0-306-40615-8'],
      ['LMS4-KIT', 'LMS4-KIT'],
      ['0-306-40615-2', '9780306406157'],
      ['ISBN: 978-0-306-40615-7', '9780306406157'],
    ];
    expect(cases.map(([typed]) => [typed, catalogueText(typed)])).toEqual(cases);
  });

  it('is looked up while it is typed only where it can be no card number [CRT-09 c] [SEC-04 part]', () => {
    const cases: [typed: string, isbn: string | undefined][] = [
      ['4000056655665556', undefined],
      ['4000056662', undefined],
      ['978-0-306-40615-8', undefined],
      ['LMS4-KIT', undefined],
      ['0306406152', '9780306406157'],
      ['978-0-306-40615-7', '9780306406157'],
    ];
    expect(cases.map(([typed]) => [typed, typedIsbn(typed)])).toEqual(cases);
    // A card number may begin with these ten digits, which have the check digit of an ISBN-10.
    expect(isValidIsbn('4000056662')).toBe(true);
  });
});
