import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { knownCountries } from './address-order.rules.ts';
import { countryFields } from './country-fields.rules.ts';
import { findCountry, findRegion, regionsIn } from './place.rules.ts';
import { isPostalCode, mendPostalCode } from './postal-code.rules.ts';
import { mendPhone, phoneFault } from './phone.rules.ts';

const NO_CODE = ['HK', 'MO', 'DE'];

describe('the countries', () => {
  it('are those that the store sends to, and no others [CHK-20 part]', () => {
    expect(knownCountries.join(' ')).toBe('AU CA ES GB HK ID IE JP KH KR LA MM MO NL NZ PH SG TH TW US VN');
  });

  it('have a list of regions where one is required, and nowhere else [CHK-20 a part]', () => {
    const having = knownCountries.filter((country) => countryFields(country).regions.length > 0);
    expect(having.toSorted()).toEqual('AU KH CA ID JP LA MM NZ PH IE KR TH GB US VN'.split(' ').toSorted());
    for (const country of knownCountries) {
      const { order, regions } = countryFields(country);
      expect(order.includes('region')).toBe(regions.length > 0);
      expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
      expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
      for (const { code, name } of regions) {
        expect(code).toMatch(/^[A-Z0-9]{1,3}$/);
        expect(name).toMatch(/^\p{Script=Latin}/u);
      }
    }
  });

  everyRow([
    ['US', 'town region postalCode'],
    ['NL', 'postalCode town'],
    ['ES', 'postalCode town'],
    ['JP', 'town region postalCode'],
    ['PH', 'town postalCode region'],
    ['HK', 'town'],
    ['SG', 'postalCode'],
    ['MO', ''],
    ['DE', 'town postalCode'],
  ])('have their fields in their own order: %s has %s [CHK-20 part]', (country, order) => {
    expect(countryFields(country).order.join(' ')).toBe(order);
  });

  everyRow([
    ['United States of America', 'US'],
    ['usa', 'US'],
    [' us ', 'US'],
    ['États-Unis', 'US'],
    ['Verenigd Koninkrijk', 'GB'],
    ['UK', 'GB'],
    ['Holland', 'NL'],
    ['Japón', 'JP'],
    ['Viet Nam', 'VN'],
    ['Atlantis', undefined],
    ['', undefined],
  ])('are found by %j: %s [CHK-20 part]', (given, code) => {
    expect(findCountry(given)).toBe(code);
  });

  everyRow([
    ['CA', 'US', 'CA'],
    ['US-CA', 'US', 'CA'],
    ['california', 'US', 'CA'],
    ['Québec', 'CA', 'QC'],
    ['quebec', 'CA', 'QC'],
    ['Colombie-Britannique', 'CA', 'BC'],
    ['ile du prince edouard', 'CA', 'PE'],
    ['Californie', 'US', 'CA'],
    ['Îles Vierges', 'US', 'VI'],
    ['County Cork', 'IE', 'C'],
    ['Cork', 'IE', 'C'],
    ['England', 'GB', 'ENG'],
    ['Tokyo', 'JP', '13'],
    ['Atlantis', 'US', undefined],
    ['CA', 'NL', undefined],
  ])('have regions: %j in %s is %s [CHK-20 part]', (given, country, code) => {
    expect(findRegion(given, country)?.code).toBe(code);
  });
});

describe('the regions of a country', () => {
  const names = (country: string, tag: string) => regionsIn(country, tag).map(({ name }) => name);

  it('stand in French for a French page, in its order, and send the same codes [LOC-10 part] [CHK-20 a part]', () => {
    expect(names('CA', 'fr-CA').join(', ')).toBe(
      'Alberta, Colombie-Britannique, Île-du-Prince-Édouard, Manitoba, Nouveau-Brunswick, Nouvelle-Écosse, Nunavut, Ontario, ' +
        'Québec, Saskatchewan, Terre-Neuve-et-Labrador, Territoires du Nord-Ouest, Yukon',
    );
    expect(names('US', 'fr-CA')).toEqual(
      expect.arrayContaining(['Californie', 'Ohio', 'Virginie-Occidentale']),
    );
    const codes = (tag: string) =>
      knownCountries.map((country) =>
        regionsIn(country, tag)
          .map(({ code }) => code)
          .toSorted(),
      );
    expect(codes('fr-CA')).toEqual(codes('en-CA'));
  });

  everyRow([
    [
      'nl-NL',
      ['Californië', 'Ohio'],
      ['Schotland', 'Wales'],
      ['Newfoundland en Labrador'],
      ['Zuid-Australië'],
    ],
    [
      'es-ES',
      ['Nueva York', 'Ohio'],
      ['Escocia', 'Gales'],
      ['Terranova y Labrador'],
      ['Australia Meridional'],
    ],
  ])(
    'stand in the words of %s where it has some, and send the same codes [LOC-10 part] [CHK-20 a part]',
    (tag, us, gb, ca, au) => {
      expect(names('US', tag)).toEqual(expect.arrayContaining(us));
      expect(names('GB', tag)).toEqual(expect.arrayContaining(gb));
      expect(names('CA', tag)).toEqual(expect.arrayContaining(ca));
      expect(names('AU', tag)).toEqual(expect.arrayContaining(au));
    },
  );

  everyRow(['en-CA', 'en-US'])('keep their own names in %s [LOC-10 part]', (tag) => {
    for (const country of knownCountries)
      expect(names(country, tag).toSorted()).toEqual(
        countryFields(country)
          .regions.map(({ name }) => name)
          .toSorted(),
      );
  });

  everyRow(knownCountries)('of %s are each told apart in each language [LOC-10 part]', (country) => {
    const { regions, named } = countryFields(country);
    const codes = regions.map(({ code }) => code);
    for (const tag of ['fr-CA', 'nl-NL', 'es-ES']) {
      expect(new Set(names(country, tag)).size).toBe(codes.length);
      expect(
        regionsIn(country, tag)
          .map(({ code }) => code)
          .toSorted(),
      ).toEqual(codes.toSorted());
    }
    for (const { code, name } of Object.values(named).flat()) {
      expect(codes).toContain(code);
      expect(findRegion(name, country)?.code).toBe(code);
    }
  });
});

describe('a postal code', () => {
  everyRow(knownCountries.filter((country) => !NO_CODE.includes(country)))(
    'of %s is taken as its example has it, and none that is half of it [CHK-20 e]',
    (country) => {
      const { example, pattern } = countryFields(country).postal;
      expect(pattern).toBeDefined();
      const meant = mendPostalCode(example, country);
      expect(isPostalCode(meant, country)).toBe(true);
      const half = example.slice(0, 2);
      expect(isPostalCode(mendPostalCode(half, country), country)).toBe(false);
      expect(isPostalCode(mendPostalCode(`${example}${example}7`, country), country)).toBe(false);
    },
  );

  everyRow(NO_CODE)('of %s is none, or any [CHK-20 e]', (country) => {
    expect(countryFields(country).postal.pattern).toBeUndefined();
    expect(isPostalCode('any 1', country)).toBe(true);
    expect(mendPostalCode(' any  1 ', country)).toBe('any 1');
  });

  everyRow([
    ['US', '55108', '55108'],
    ['US', '55108-1234', '55108'],
    ['US', '551081234', '55108'],
    ['US', '５５１０８', '55108'],
    ['US', ' 55\u200B108\n', '55108'],
    ['CA', 'm5v3l9', 'M5V 3L9'],
    ['CA', 'M5V-3L9', 'M5V 3L9'],
    ['GB', 'ec1y8sy', 'EC1Y 8SY'],
    ['GB', 'W1A  4zz', 'W1A 4ZZ'],
    ['GB', 'bfpo61', 'BFPO 61'],
    ['GB', 'BFPO 61', 'BFPO 61'],
    ['GB', 'SE1 ONE', 'SE1 0NE'],
    ['NL', '1234ab', '1234 AB'],
    ['NL', 'NL-1234 AB', '1234 AB'],
    ['IE', 'a65f4e2', 'A65 F4E2'],
    ['JP', '〒1540023', '154-0023'],
    ['SG', 'Singapore', 'Singapore'],
    ['SG', 'SG 546080', '546080'],
    ['AU', '2 060', '2060'],
    ['TH', '10150', '10150'],
  ])('of %s that is %j is %j [CHK-20 e]', (country, typed, meant) => {
    expect(mendPostalCode(typed, country)).toBe(meant);
  });

  everyRow([
    ['US', '551'],
    ['US', '5510O'],
    ['US', 'M5V 3L9'],
    ['CA', 'D5V 3L9'],
    ['CA', '55108'],
    ['GB', 'ZZ1 1AA'],
    ['GB', 'EC1Y'],
    ['GB', 'ZZ1 ONE'],
    ['AU', '20600'],
    ['NZ', '601'],
    ['NL', '1234'],
    ['JP', '154002'],
    ['US', '📮'],
  ])('of %s is not %j, which stays as typed [CHK-20 e]', (country, typed) => {
    expect(mendPostalCode(typed, country)).toBe(typed);
    expect(isPostalCode(typed, country)).toBe(false);
  });
});

/** A phone number of each country, in its local and its international form. */
const PHONES: readonly (readonly [country: string, typed: string, meant: string])[] = [
  ['AU', '(02) 9374 4000', '+61 2 9374 4000'],
  ['CA', '416-555-0123', '+1 416 555 0123'],
  ['ES', '612 34 56 78', '+34 612 34 56 78'],
  ['GB', '020 7946 0958', '+44 20 7946 0958'],
  ['HK', '2123 4567', '+852 2123 4567'],
  ['ID', '021 2345 6789', '+62 21 23456789'],
  ['IE', '01 234 5678', '+353 1 234 5678'],
  ['JP', '03-1234-5678', '+81 3 1234 5678'],
  ['KH', '023 756 789', '+855 23 756 789'],
  ['KR', '02-1234-5678', '+82 2 1234 5678'],
  ['LA', '021 212 862', '+856 21 212 862'],
  ['MM', '01 234 567', '+95 1 234 567'],
  ['MO', '2821 2345', '+853 2821 2345'],
  ['NL', '06 12345678', '+31 6 12345678'],
  ['NZ', '03-234 5678', '+64 3 234 5678'],
  ['PH', '0905 123 4567', '+63 905 123 4567'],
  ['SG', '6123 4567', '+65 6123 4567'],
  ['TH', '02 123 4567', '+66 2 123 4567'],
  ['TW', '02 1234 5678', '+886 2 1234 5678'],
  ['US', '(202) 555-0117', '+1 202 555 0117'],
  ['VN', '091 234 56 78', '+84 912 345 678'],
];

describe('a phone number', () => {
  it('has a case for each country [CHK-20 f]', () => {
    expect(PHONES.map(([country]) => country)).toEqual(knownCountries);
  });

  everyRow(PHONES)(
    'of %s that is %j is %j, and too short without its end [CHK-20 f]',
    (country, typed, meant) => {
      expect(mendPhone(typed, country)).toBe(meant);
      expect(phoneFault(meant, country)).toBeUndefined();
      expect(phoneFault(typed.slice(0, 3), country)).toBe('phoneShort');
      expect(phoneFault(`${typed}12345678`, country)).toBe('phone');
    },
  );

  everyRow([
    ['US', '+1 (555) 123-4567', '+1 555 123 4567'],
    ['US', '+44 20 7946 0958', '+44 20 7946 0958'],
    ['US', '00 44 20 7946 0958', '+44 20 7946 0958'],
    ['US', 'tel:+1-202-555-0117', '+1 202 555 0117'],
    ['CA', '+1 202 555 0117', '+1 202 555 0117'],
    ['NL', '+31 (0)6 12345678', '+31 6 12345678'],
    ['US', '\u202A202\u00A0555\n0117\u202C', '+1 202 555 0117'],
    ['US', '２０２５５５０１１７', '+1 202 555 0117'],
    ['US', '202-555-0117 ext. 5', '+1 202 555 0117 ext. 5'],
  ])('in %s that is %j is %j [CHK-20 f]', (country, typed, meant) => {
    expect(mendPhone(typed, country)).toBe(meant);
    expect(phoneFault(meant, country)).toBeUndefined();
  });

  everyRow([
    ['US', 'hello', 'phone'],
    ['US', '123 456 7890', 'phone'],
    ['US', '555-1234', 'phoneShort'],
    ['US', '2125550123456', 'phone'],
    ['GB', '0202', 'phoneShort'],
    ['SG', '1123 4567', 'phone'],
    ['US', '5', 'phoneShort'],
    ['US', '☎️', 'phone'],
    ['DE', '+49 30 901820', undefined],
    ['DE', '030 901820', undefined],
    ['DE', '12345', 'phoneShort'],
    ['DE', '+49 1234567890123456', 'phone'],
    ['DE', 'call me', 'phone'],
  ] as const)('in %s that is %j: %s [CHK-20 f]', (country, typed, fault) => {
    expect(phoneFault(typed, country)).toBe(fault);
  });
});
