import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { Locale } from './locale-table.ts';
import { pairedLocaleFor } from './paired-locale.ts';
import { TEN_LOCALES } from './testing/ten-locales.ts';

const asia = 'KH ID JP LA MM KR PH TW TH VN MO HK'.split(' ');

describe('the locale of a registration country', () => {
  everyRow([undefined, null, '', 'US', 'XX', 'SGP', '__proto__', 65, ['SG']])(
    'switches nobody for the country %j [LOC-07 part]',
    (country) => {
      for (const row of TEN_LOCALES) expect(pairedLocaleFor(row.locale, country)).toBeUndefined();
    },
  );

  it('switches nobody whose locale has no pair [LOC-07 part]', () => {
    const unpaired: Locale[] = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'nl-nl', 'es-es'];
    for (const locale of unpaired) {
      for (const country of [...asia, 'SG', 'AU', 'NZ'])
        expect(pairedLocaleFor(locale, country)).toBeUndefined();
    }
  });

  it('never switches from one pair to another, nor to where the shopper is [LOC-07 part]', () => {
    expect(pairedLocaleFor('ja-jp', 'NZ')).toBeUndefined();
    expect(pairedLocaleFor('en-au', 'SG')).toBeUndefined();
    expect(pairedLocaleFor('ja-jp', 'JP')).toBeUndefined();
    expect(pairedLocaleFor('en-nz', 'NZ')).toBeUndefined();
  });

  everyRow([
    ...asia.map((country): [Locale, string, Locale] => ['zh-sg', country, 'ja-jp']),
    ['ja-jp', 'SG', 'zh-sg'],
    ['en-nz', 'AU', 'en-au'],
    ['en-au', 'NZ', 'en-nz'],
    ['en-au', 'nz', 'en-nz'],
  ] as [Locale, string, Locale][])('switches %s with %s to %s [LOC-07 part]', (current, country, target) => {
    expect(pairedLocaleFor(current, country)).toBe(target);
  });
});
