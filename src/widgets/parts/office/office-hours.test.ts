import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { localeRow, type Locale } from '../../../core/locale/locale-table.ts';
import { siteZones } from '../../../core/locale/site-zones.ts';
import { TEN_LOCALES } from '../../../core/locale/testing/ten-locales.ts';
import { officeHours } from './office-hours.ts';
import { officeTable } from './office-table.ts';

/** Replaces the thin and wide spaces in the browsers' formats by plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const hoursAt = (locale: Locale): string => {
  const { baseSite, tag } = localeRow(locale);
  return officeHours(siteZones[baseSite], tag);
};

describe('officeHours', () => {
  everyRow([
    ['en-us', 'Monday – Friday, 8:00 AM – 5:00 PM (Central Time)'],
    ['fr-ca', 'du lundi au vendredi, de 8 h à 17 h (heure de l’Est)'],
    ['nl-nl', 'maandag tot en met vrijdag, van 8.00 tot 17.00 uur (Midden-Europese tijd)'],
    ['es-es', 'de lunes a viernes, de 8:00 a 17:00 (hora de Europa central)'],
  ] as const)('of %s are in its language and zone [SHL-09]', (locale, words) => {
    expect(plain(hoursAt(locale))).toBe(words);
  });

  everyRow(TEN_LOCALES.map(({ locale }) => locale))('of %s name their zone in words [SHL-09]', (locale) => {
    expect(hoursAt(locale)).toMatch(/\([\p{L}’ -]+\)$/u);
  });
});

describe('the built-in offices', () => {
  everyRow(TEN_LOCALES.map(({ locale }) => locale))(
    'have at %s a number and an address that are nobody’s [SHL-09]',
    (locale) => {
      const office = officeTable[locale];
      expect(office.phone).toMatch(/555|0000|000 ?\d|7946 0/);
      expect(office.email).toMatch(/\.example$/);
    },
  );
});
