import { describe, expect, it } from 'vitest';
import { delimiterOf, toCsv } from './csv-export.ts';

describe('toCsv', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+31', "'+31"],
    ['-3', "'-3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ['\n=1', '"\'\n=1"'],
    ['  =1', '"\'  =1"'.replace('"\'', "'").replace('"', '')],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://evil.test")', '"\'=HYPERLINK(""http://evil.test"")"'],
    ['"=1', '"""=1"'],
  ])('writes %j so that no spreadsheet runs it [SEC-10 part]', (cell, written) => {
    expect(toCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });

  it.each([
    ['LMS4-KIT', 'LMS4-KIT'],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    [' edge ', '" edge "'],
    ['', ''],
    [-3, '-3'],
    [Number.NaN, ''],
  ])('writes %j as %j [SEC-10 part]', (cell, written) => {
    expect(toCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('separates as spreadsheets of each locale do, and writes amounts as they read them [LEAD-06 c part] [SEC-10 part]', () => {
    const row = [['a;b', 'a,b', -1062.5, 3]];
    for (const [tag, written] of [
      ['en-US', 'a;b,"a,b",-1062.5,3'],
      ['fr-CA', '"a;b";a,b;-1062,5;3'],
      ['nl-NL', '"a;b";a,b;-1062,5;3'],
      ['es-ES', '"a;b";a,b;-1062,5;3'],
    ] as const)
      expect([tag, toCsv(row, delimiterOf(tag))]).toEqual([tag, `\uFEFF${written}\r\n`]);
  });
});
