import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { localeTable } from '../locale/locale-table.ts';
import { formatNumber, largestQuantity, parseQuantity, type QuantityProblem } from './numbers.ts';

const refused: [text: string, reason: QuantityProblem][] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['\t\r\n', 'empty'],
  ['\u00a0\u3000', 'empty'],
  ['\u200b\ufeff', 'empty'],
  ['abc', 'not-a-number'],
  ['3x', 'not-a-number'],
  ['three', 'not-a-number'],
  ['1 2', 'not-a-number'],
  ['1,000,000', 'too-large'],
  ['1.000.000.000', 'too-large'],
  ['12 34', 'not-a-number'],
  ['1,2,3', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['1e2', 'not-a-number'],
  ['1e-9', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['-', 'not-a-number'],
  ['+', 'not-a-number'],
  ['--1', 'not-a-number'],
  ['.', 'not-a-number'],
  ['½', 'not-a-number'],
  ['=1+1', 'not-a-number'],
  ['<b>1</b>', 'not-a-number'],
  ['1.5', 'not-whole'],
  ['1,5', 'not-whole'],
  ['١٫٥', 'not-whole'],
  ['１．５', 'not-whole'],
  ['0.5', 'not-whole'],
  ['1,000', 'not-whole'],
  ['1.000', 'not-whole'],
  ['0', 'not-positive'],
  ['00', 'not-positive'],
  ['0.00', 'not-positive'],
  ['٠', 'not-positive'],
  ['-1', 'not-positive'],
  ['−1', 'not-positive'],
  ['－１', 'not-positive'],
  ['-1.5', 'not-positive'],
  ['-1e9', 'not-positive'],
  ['1e9', 'too-large'],
  ['1E+09', 'too-large'],
  ['1e999', 'too-large'],
  ['100000', 'too-large'],
  ['100 000', 'too-large'],
  ['9'.repeat(150), 'too-large'],
  ['9'.repeat(10_000_000), 'too-large'],
];

const read: [text: string, value: number][] = [
  ['1', 1],
  ['٣', 3],
  ['۳', 3],
  ['３', 3],
  ['１２', 12],
  ['١٢٣', 123],
  [' 7 ', 7],
  ['\u00a07\u3000', 7],
  ['\u200f7\u200e', 7],
  ['\ufeff7', 7],
  ['007', 7],
  ['+7', 7],
  ['3.', 3],
  ['3.0', 3],
  ['3.00', 3],
  ['3,00', 3],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ["1'000", 1000],
  ['1’000', 1000],
  ['1000', 1000],
  ['99999', largestQuantity],
];

const short = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}… (${text.length})` : text);

describe('a quantity as a person types it', () => {
  everyRow(refused.map(([text, reason]): [string, QuantityProblem, string] => [short(text), reason, text]))(
    'refuses %j as %s [CRT-02 part]',
    (_shown, reason, text) => {
      expect(parseQuantity(text)).toEqual({ ok: false, reason });
    },
  );

  everyRow(read)('reads %j as %d [CRT-02 part]', (text, value) => {
    expect(parseQuantity(text)).toEqual({ ok: true, value });
  });
});

describe('numbers in words', () => {
  everyRow([Number.NaN, Infinity])('%d shows as nothing [LOC-10 part]', (value) => {
    expect(formatNumber(value, 'en-US')).toBe('');
  });

  it('stand as each site writes them [LOC-10 part]', () => {
    const shown = localeTable.map((row) => [row.locale, formatNumber(12345.5, row.tag).replace(/\s/gu, ' ')]);
    expect(Object.fromEntries(shown)).toEqual({
      'en-us': '12,345.5',
      'en-ca': '12,345.5',
      'fr-ca': '12 345,5',
      'en-gb': '12,345.5',
      'en-au': '12,345.5',
      'en-nz': '12,345.5',
      'ja-jp': '12,345.5',
      'zh-sg': '12,345.5',
      'nl-nl': '12.345,5',
      'es-es': '12.345,5',
    });
  });
});
