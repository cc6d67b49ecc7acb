import { describe, expect, it } from 'vitest';
import { readPaste } from './read-paste.ts';

/** Returns the remarks of a row with this cell under this title. */
const told = (cell: string, title = 'Title') =>
  readPaste(`ISBN\tQty\t${title}\n9780306406157\t4\tNorth\n9783161484100\t7\t${cell}`).lines[1]?.remarks;

describe('a number with a word in the name of a product', () => {
  it.each([
    ['Mathetest, 3er-Set', '3er set'],
    ['Mathetest (10er-Pack)', '10er pack'],
    ['Math Screener 10-pack', '10 pack'],
    ['Math Screener 3-set', '3 set'],
    ['Math Screener 25ct', '25ct'],
    ['Pack25 Screener', 'pack25'],
    ['Screener Set-3', 'set 3'],
    ['Screener x2', '2'],
    ['Set van 3', '3'],
    ['Confezione da 3 pezzi', '3'],
    ['用紙　３冊セット', '3冊セット'],
  ])('is told: %s [QO-09 d]', (name, words) => {
    for (const title of ['Title', 'Item description', 'Product name', 'Test', '商品'])
      expect(told(name, title), title).toBeDefined();
    expect(told(name)?.join(' ')).toContain(words);
  });

  it.each(
    'WISC-V|Grade 3|3rd edition|BASC-3 Manual|Ages 6-16|Math, 5th ed.|MMPI-2-RF|Level 2|Form 3|K-2 forms|Grades 3-5|2019 edition|Lesetest, 3. Auflage|3e druk|2e édition|ages 2:6-7:7|6-16 years|3. Klasse|Vol. 2|検査（第2版）|Vineland-3'.split(
      '|',
    ),
  )('is none where it names a level, an age, an edition, a year, a form or a test: %s [QO-09 d]', (name) => {
    expect(told(name)).toBeUndefined();
  });
});

describe('brackets in the name of a product', () => {
  it.each([
    '用紙（絶版）',
    '用紙（販売終了）',
    '用紙【廃盤】',
    '用纸（停产）',
    'Math Screener (o.p.)',
    'Math Screener (O.P.)',
    'Math Screener (Out of print)',
    'Math Screener (NLA)',
    'Math Screener [Épuisé]',
    'Math Screener (Vergriffen)',
    'Math Screener (see below)',
    'Math Screener (?)',
    'Math Screener (снят с производства)',
  ])('are told: %s [QO-09 d]', (name) => {
    expect(told(name)).toBeDefined();
  });

  it.each([
    'Math Screener (English)',
    'Math Screener (Form A)',
    'Math Screener (Digital)',
    'Math Screener (Ages 6-16)',
    'Clinical Evaluation of Language Fundamentals (CELF)',
    'Math Screener (WISC-V)',
    'Math Screener (2014)',
    '検査（日本語版）',
    '検査（改訂版）',
  ])('are none of that with a language, a form, an age or the initials: %s [QO-09 d]', (name) => {
    expect(told(name)).toBeUndefined();
  });
});

describe('a cell under a title of places', () => {
  it.each([
    'Oak x2',
    '2x Oak',
    'Oak (2)',
    'Oak: 2',
    'Oak & Elm',
    'North+South',
    'Oak/Elm',
    'Oak and Elm',
    'Oak, Elm, Ash',
    'Oak -> Elm',
    'Oak?',
  ])('is told where it counts, or names two: %s [QO-09 d]', (cell) => {
    for (const title of ['Campus', 'School', 'Site', 'Building'])
      expect(told(cell, title), title).toBeDefined();
  });

  it.each(['Oak', 'PS 118', 'Oak St. 12', 'St. Mary', 'Springfield, IL', 'Oak School 2'])(
    'is none of that where it names one: %s [QO-09 d]',
    (cell) => {
      for (const title of ['Campus', 'School', 'Site', 'Building'])
        expect(told(cell, title), title).toBeUndefined();
    },
  );

  it('is told of two people, but not of two words of a subject or a publisher [QO-09 d]', () => {
    expect(told('Ana & Ben', 'Teacher')).toBeDefined();
    expect(told('Speech & Language', 'Department')).toBeUndefined();
    expect(told('Allyn & Bacon', 'Publisher')).toBeUndefined();
  });
});
