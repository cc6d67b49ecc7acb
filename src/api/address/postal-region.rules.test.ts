import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { EMPTY_ADDRESS, type AddressValues } from './address-fields.rules.ts';
import { addressFaults, type AddressTerms } from './address.rules.ts';
import { knownCountries } from './address-order.rules.ts';
import { countryFields } from './country-fields.rules.ts';
import { otherRegions } from './postal-region.rules.ts';

describe('a postal code', () => {
  everyRow([
    ['US', '97205', 'WA', 'OR'],
    ['US', '98101', 'OR', 'WA'],
    ['US', '55108', 'WI', 'MN'],
    ['US', '55108', 'WA', 'MN'],
    ['US', '00601', 'VI', 'PR'],
    ['US', '00802', 'PR', 'VI'],
    ['US', '09012', 'NY', 'AE'],
    ['US', '34002', 'FL', 'AA'],
    ['US', '96201', 'CA', 'AP'],
    ['US', '90210', 'AP', 'CA'],
    ['US', '20001', 'MD', 'DC'],
    ['US', '20101', 'DC', 'VA'],
    ['US', '96913', 'HI', 'GU'],
    ['US', '96799', 'GU', 'AS'],
    ['US', '06390', 'MA', 'NY CT'],
    ['US', '83414', 'MT', 'WY ID'],
    ['CA', 'M5V 3L9', 'QC', 'ON'],
    ['CA', 'H3G 1M8', 'ON', 'QC'],
    ['CA', 'X0A 0H0', 'NT', 'NU'],
    ['CA', 'K1A 0B1', 'AB', 'QC ON'],
    ['CA', 'R8A 1A1', 'ON', 'SK MB'],
    ['AU', '3000', 'NSW', 'VIC'],
    ['JP', '150-0001', '27', '13'],
  ])('of %s that is %s is not one of %s but of %s [CHK-20 e]', (country, code, region, other) => {
    expect(otherRegions(code, region, country).join(' ')).toBe(other);
  });

  everyRow([
    ['US', '97205', 'OR'],
    ['US', '98101', 'WA'],
    ['US', '00601', 'PR'],
    ['US', '00705', 'PR'],
    ['US', '00901', 'PR'],
    ['US', '00802', 'VI'],
    ['US', '09012', 'AE'],
    ['US', '34002', 'AA'],
    ['US', '96201', 'AP'],
    ['US', '96799', 'AS'],
    ['US', '96913', 'GU'],
    ['US', '06390', 'NY'],
    ['US', '06390', 'CT'],
    ['US', '00501', 'NY'],
    ['US', '05501', 'MA'],
    ['US', '73301', 'TX'],
    ['US', '88510', 'TX'],
    ['US', '83414', 'WY'],
    ['US', '20101', 'VA'],
    ['US', '56999', 'DC'],
    ['US', '97205', ''],
    ['US', '97205', 'XX'],
    // No region's codes begin like this in the metadata, but a new one might.
    ['US', '00000', 'WA'],
    ['US', '21300', 'MD'],
    ['CA', 'K1A 0B1', 'ON'],
    ['CA', 'K1A 0B1', 'QC'],
    ['CA', 'R8A 1A1', 'MB'],
    ['CA', 'X1A 2P7', 'NT'],
    ['AU', '2600', 'ACT'],
    ['JP', '100-0005', '13'],
    ['GB', 'EC2V 8EA', 'WLS'],
    ['IE', 'T12 X70A', 'D'],
    ['ES', '28013', ''],
    ['DE', '10115', 'WA'],
  ])('of %s that is %s is left with region %j [CHK-20 e]', (country, code, region) => {
    expect(otherRegions(code, region, country)).toEqual([]);
  });

  it('is held to beginnings of regions that its country has, where the metadata has them [CHK-20 e]', () => {
    const having = knownCountries.filter((country) => countryFields(country).postal.beginnings.size > 0);
    expect(having.join(' ')).toBe('AU CA JP KR PH TH US');
    for (const country of having) {
      const { regions, postal } = countryFields(country);
      const codes = new Set(regions.map(({ code }) => code));
      for (const code of postal.beginnings.keys()) expect(codes).toContain(code);
    }
  });
});

describe('an address with a ZIP code of another state', () => {
  const typed: AddressValues = {
    ...EMPTY_ADDRESS,
    country: 'US',
    firstName: 'Abel',
    lastName: 'Norwood',
    line1: '1215 SW Broadway',
    town: 'Portland',
    region: 'WA',
    postalCode: '97205',
    phone: '+1 503 555 0148',
  };
  const fault = { field: 'postalCode', code: 'otherRegion', regions: ['OR'] };

  it.each<[string, Partial<AddressValues>, AddressTerms, readonly object[]]>([
    ['is asked about', {}, {}, [fault]],
    ['is not, where the state is its own', { region: 'OR' }, {}, []],
    [
      'is not twice, where the state is not chosen yet',
      { region: '' },
      {},
      [{ field: 'region', code: 'required' }],
    ],
    ['is first told that it is none', { postalCode: '9720' }, {}, [{ field: 'postalCode', code: 'postal' }]],
    ['is taken as the service gave it', {}, { given: typed }, []],
    ['is asked about where the given state was changed', {}, { given: { ...typed, region: 'OR' } }, [fault]],
    [
      'is asked about where the given code was changed',
      {},
      { given: { ...typed, postalCode: '98101' } },
      [fault],
    ],
    ['is kept where the shopper says so', {}, { kept: typed }, []],
    ['is asked about anew with another state', { region: 'CA' }, { kept: typed }, [fault]],
    ['is asked about anew with another code', {}, { kept: { ...typed, postalCode: '97301' } }, [fault]],
  ])('%s [CHK-20 e,g]', (_what, change, terms, expected) => {
    expect(addressFaults({ ...typed, ...change }, terms)).toEqual(expected);
  });
});
