import { describe, expect, it } from 'vitest';
import { toCsv } from './csv-export.ts';
import { readPaste } from './read-paste.ts';

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

  it('separates by semicolon where asked, and quotes accordingly [SEC-10 part]', () => {
    expect(toCsv([['a;b', 'a,b', 2.5]], ';')).toBe('\uFEFF"a;b";a,b;2.5\r\n');
  });

  it('gives a file that the reader of pastes understands [QO-05 part]', () => {
    const csv = toCsv([
      ['Product code', 'Title', 'Quantity'],
      ['LMS4-KIT', '=Kit, 25 forms', 3],
    ]);
    expect(readPaste(csv).lines.map(({ code, quantity }) => [code, quantity])).toEqual([['LMS4-KIT', '3']]);
  });
});
