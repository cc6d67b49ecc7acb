import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { localeTable } from '../locale/locale-table.ts';
import { currencyDigits, formatMinor, formatMoney, toMajor, toMinor } from './money.ts';

/** Replaces all kinds of spaces by plain ones, because Intl's choice differs between versions. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('money that is none', () => {
  everyRow([Number.NaN, Infinity, -Infinity])(
    '%j shows as nothing, never as a word of the machine [LOC-10 part]',
    (value) => {
      expect(formatMoney(value, 'USD', 'en-US')).toBe('');
      expect(formatMinor(value, 'USD', 'en-US')).toBe('');
    },
  );

  everyRow([
    ['', '12.50'],
    ['$', '12.50 $'],
    ['dollars', '12.50 dollars'],
  ])('in the currency %j is shown without throwing [LOC-10 part]', (currency, text) => {
    expect(formatMoney(12.5, currency, 'en-US')).toBe(text);
  });

  it('in a tag that is none is shown without throwing [LOC-10 part]', () => {
    expect(formatMoney(12.5, 'USD', 'not a tag')).toBe('12.50 USD');
  });
});

describe('minor and major units', () => {
  everyRow([
    [0, 'USD', 0],
    [-0.001, 'USD', 0],
    [12.5, 'USD', 1250],
    [19.99, 'USD', 1999],
    [1.005, 'USD', 101],
    [-1.005, 'USD', -101],
    [0.1 + 0.2, 'EUR', 30],
    [8.165, 'GBP', 817],
    [1e-7, 'USD', 0],
    [1e21, 'USD', 1e23],
    [1200, 'JPY', 1200],
    [1200.5, 'JPY', 1201],
    [1.2345, 'KWD', 1235],
  ])('%d %s is %d minor units [LOC-10 part]', (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor);
  });

  everyRow([
    [1250, 'USD', 12.5],
    [1, 'USD', 0.01],
    [-5, 'USD', -0.05],
    [1200, 'JPY', 1200],
    [0, 'EUR', 0],
  ])('%d minor units of %s are %d [LOC-10 part]', (minor, currency, major) => {
    expect(toMajor(minor, currency)).toBe(major);
  });

  it('sums of cents come back as they went', () => {
    for (let minor = 0; minor < 2000; minor += 1) expect(toMinor(toMajor(minor, 'USD'), 'USD')).toBe(minor);
  });

  it('has no decimals in yen and two in all other currencies of the sites [LOC-10 part]', () => {
    const digits = localeTable.map((row) => [row.currency, currencyDigits(row.currency)]);
    expect(Object.fromEntries(digits)).toEqual({
      USD: 2,
      CAD: 2,
      GBP: 2,
      AUD: 2,
      NZD: 2,
      JPY: 0,
      SGD: 2,
      EUR: 2,
    });
  });
});

describe('money in words', () => {
  it('stands as each site writes it [LOC-10 part]', () => {
    const shown = localeTable.map((row) => [row.locale, plain(formatMoney(1234.5, row.currency, row.tag))]);
    expect(Object.fromEntries(shown)).toEqual({
      'en-us': '$1,234.50',
      'en-ca': '$1,234.50',
      'fr-ca': '1 234,50 $',
      'en-gb': '£1,234.50',
      'en-au': '$1,234.50',
      'en-nz': '$1,234.50',
      'ja-jp': '¥1,235',
      'zh-sg': '$1,234.50',
      'nl-nl': '€ 1.234,50',
      'es-es': '1234,50 €',
    });
  });

  everyRow([
    [0, 'USD', 'en-US', '$0.00'],
    [-0.001, 'USD', 'en-US', '$0.00'],
    [1.005, 'USD', 'en-US', '$1.01'],
    [-12.5, 'USD', 'en-US', '−$12.50'],
    [-12.5, 'CAD', 'fr-CA', '−12,50 $'],
    [-12.5, 'EUR', 'nl-NL', '€ −12,50'],
    [-12.5, 'EUR', 'es-ES', '−12,50 €'],
    [12.5, 'USD', 'en-CA', 'US$12.50'],
    [12.5, 'CAD', 'en-US', 'CA$12.50'],
  ])('shows %d %s in %s as %s [LOC-10 part]', (major, currency, tag, text) => {
    expect(plain(formatMoney(major, currency, tag))).toBe(text);
  });

  it('shows minor units as the amount they are [LOC-10 part]', () => {
    expect(formatMinor(41250, 'USD', 'en-US')).toBe('$412.50');
    expect(formatMinor(41250, 'JPY', 'en-JP')).toBe('¥41,250');
  });
});
