import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { currencyName, placeAfterTo, placeName, placeOfStore } from './place-and-currency-names.ts';

describe('the name of a place', () => {
  everyRow([
    ['nl-nl', 'en-US', 'Netherlands', 'the Netherlands', 'Netherlands'],
    ['en-gb', 'en-US', 'United Kingdom', 'the United Kingdom', 'United Kingdom'],
    ['ja-jp', 'en-US', 'Japan', 'Japan', 'Japan'],
    ['fr-ca', 'en-US', 'Canada (français)', 'Canada (français)', 'Canada (français)'],
    ['en-us', 'nl-NL', 'Verenigde Staten', 'de Verenigde Staten', 'de Verenigde Staten'],
    ['en-gb', 'nl-NL', 'Verenigd Koninkrijk', 'het Verenigd Koninkrijk', 'het Verenigd Koninkrijk'],
    ['nl-nl', 'nl-NL', 'Nederland', 'Nederland', 'Nederland'],
    ['en-us', 'fr-CA', 'États-Unis', 'États-Unis', 'États-Unis'],
    ['nl-nl', 'es-ES', 'Países Bajos', 'Países Bajos', 'Países Bajos'],
  ] as const)(
    '%s in %s is %s, %s after "to", and %s with the store [LOC-08 part]',
    (locale, tag, ...names) => {
      expect([placeName, placeAfterTo, placeOfStore].map((name) => name(locale, tag))).toEqual(names);
    },
  );
});

describe('the name of a currency', () => {
  everyRow([
    ['CAD', 'en-CA', 'Canadian dollars'],
    ['CAD', 'fr-CA', 'dollars canadiens'],
    ['EUR', 'nl-NL', 'euro'],
    ['EUR', 'es-ES', 'euros'],
    ['JPY', 'en-JP', 'Japanese yen'],
    ['XXQ', 'en-US', 'XXQ'],
    ['no currency', 'en-US', 'no currency'],
  ])('of %s in %s is %s [LOC-10 part]', (currency, tag, name) => {
    expect(currencyName(currency, tag)).toBe(name);
  });
});
