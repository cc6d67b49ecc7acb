import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { defaultLocale, localeRow, localeTable } from './locale-table.ts';

const columnOf = <K extends keyof (typeof localeTable)[number]>(column: K) =>
  Object.fromEntries(localeTable.map((row) => [row.locale, row[column]]));

describe('the locale table', () => {
  everyRow([
    undefined,
    null,
    '',
    'en',
    'en-fr',
    'en_us',
    ' en-us',
    '__proto__',
    'constructor',
    7,
    ['en-us'],
    { toString: 1 },
  ])('has no row for %j', (locale) => {
    expect(localeRow(locale)).toBeUndefined();
  });

  it('finds a row in any case', () => {
    expect(localeRow('FR-ca')?.locale).toBe('fr-ca');
  });

  it('holds exactly the ten locales, en-us first and the default [LOC-01]', () => {
    expect(localeTable.map((row) => row.locale)).toEqual(
      'en-us en-ca fr-ca en-gb en-au en-nz ja-jp zh-sg nl-nl es-es'.split(' '),
    );
    expect(defaultLocale).toBe('en-us');
  });

  it('gives fr, nl and es to one locale each and English to all others [LOC-02]', () => {
    expect(columnOf('language')).toEqual({
      'en-us': 'en',
      'en-ca': 'en',
      'fr-ca': 'fr',
      'en-gb': 'en',
      'en-au': 'en',
      'en-nz': 'en',
      'ja-jp': 'en',
      'zh-sg': 'en',
      'nl-nl': 'nl',
      'es-es': 'es',
    });
  });

  it('gives each locale its base site and each site its one currency [LOC-03]', () => {
    expect(columnOf('baseSite')).toEqual({
      'en-us': 'usassessments',
      'en-ca': 'caassessments',
      'fr-ca': 'caassessments',
      'en-gb': 'ukassessments',
      'en-au': 'auassessments',
      'en-nz': 'nzassessments',
      'ja-jp': 'asiaassessments',
      'zh-sg': 'sgassessments',
      'nl-nl': 'nlassessments',
      'es-es': 'esassessments',
    });
    expect(Object.fromEntries(localeTable.map((row) => [row.baseSite, row.currency]))).toEqual({
      usassessments: 'USD',
      caassessments: 'CAD',
      ukassessments: 'GBP',
      auassessments: 'AUD',
      nzassessments: 'NZD',
      asiaassessments: 'JPY',
      sgassessments: 'SGD',
      nlassessments: 'EUR',
      esassessments: 'EUR',
    });
  });

  it('formats by tags that Intl knows, language of the text and region of the site [LOC-10 part]', () => {
    for (const row of localeTable) {
      const { language, region } = new Intl.Locale(row.tag);
      expect([row.locale, language, region]).toEqual([
        row.locale,
        row.language,
        row.locale.slice(3).toUpperCase(),
      ]);
    }
  });
});
