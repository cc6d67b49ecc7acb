import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { addressBody, addressValues } from './address-body.ts';
import { EMPTY_ADDRESS, type AddressValues } from './address-fields.rules.ts';
import { addressFaults, mendAddress, type AddressTerms, otherRegions } from './address.rules.ts';
import { knownCountries } from './address-order.rules.ts';
import { countryFields } from './country-fields.rules.ts';

/** An address of each country in its postal format. */
const GOOD: Readonly<Record<string, Partial<AddressValues>>> = {
  AU: {
    line1: '1 Macquarie Street',
    town: 'Sydney',
    region: 'NSW',
    postalCode: '2000',
    phone: '02 9374 4000',
  },
  CA: {
    line1: '100 Queen Street West',
    town: 'Toronto',
    region: 'ON',
    postalCode: 'm5h2n2',
    phone: '416 555 0123',
  },
  ES: { line1: 'Calle Mayor 5', town: 'Madrid', postalCode: '28013', phone: '612 34 56 78' },
  GB: {
    line1: '10 King Street',
    town: 'London',
    region: 'ENG',
    postalCode: 'ec2v8ea',
    phone: '020 7946 0958',
  },
  HK: { line1: '1 Garden Road', town: 'Central', phone: '2123 4567' },
  ID: {
    line1: 'Jalan Sudirman 5',
    town: 'Jakarta',
    region: 'JK',
    postalCode: '10220',
    phone: '021 2345 6789',
  },
  IE: { line1: '5 Main Street', town: 'Cork', region: 'C', postalCode: 't12x70a', phone: '01 234 5678' },
  JP: {
    line1: '2-11-3 Meguro',
    town: 'Meguro-ku',
    region: '13',
    postalCode: '1530063',
    phone: '03-1234-5678',
  },
  KH: { line1: '12 Norodom Boulevard', town: 'Phnom Penh', region: '12', phone: '023 756 789' },
  KR: {
    line1: '110 Sejong-daero',
    town: 'Jung-gu',
    region: '11',
    postalCode: '04524',
    phone: '02-1234-5678',
  },
  LA: { line1: '5 Setthathirath Road', town: 'Vientiane', region: 'VT', phone: '021 212 862' },
  MM: { line1: '14 Strand Road', town: 'Yangon', region: '06', phone: '01 234 567' },
  MO: { line1: '5 Rua do Campo', phone: '2821 2345' },
  NL: { line1: 'Damrak 1', town: 'Amsterdam', postalCode: '1012lg', phone: '06 12345678' },
  NZ: {
    line1: '1 Lambton Quay',
    town: 'Wellington',
    region: 'WGN',
    postalCode: '6011',
    phone: '03-234 5678',
  },
  PH: { line1: '25 Ayala Avenue', town: 'Makati', region: '00', postalCode: '1226', phone: '0905 123 4567' },
  SG: { line1: '1 Raffles Place', postalCode: '048616', phone: '6123 4567' },
  TH: { line1: '99 Rama IV Road', town: 'Bangkok', region: '10', postalCode: '10500', phone: '02 123 4567' },
  TW: { line1: 'No. 1, Shifu Road', town: 'Taipei', postalCode: '110', phone: '02 1234 5678' },
  US: {
    line1: '2200 Lakeview Avenue',
    town: 'Saint Paul',
    region: 'MN',
    postalCode: '55108',
    phone: '651 555 0148',
  },
  VN: {
    line1: '12 Trang Tien',
    town: 'Hoan Kiem',
    region: 'HN',
    postalCode: '100000',
    phone: '091 234 56 78',
  },
  DE: { line1: 'Unter den Linden 5', town: 'Berlin', postalCode: '10117', phone: '+49 30 901820' },
};

const address = (country: string, changed: Partial<AddressValues> = {}): AddressValues => ({
  ...EMPTY_ADDRESS,
  country,
  firstName: 'Ana',
  lastName: 'Martin',
  ...GOOD[country],
  ...changed,
});

const faults = (values: AddressValues, terms?: AddressTerms) =>
  addressFaults(mendAddress(values, terms), terms).map(({ field, code }) => `${field} ${code}`);

describe('an address [CHK-20 b,c]', () => {
  it('has a case for each country [CHK-20 a]', () => {
    expect(Object.keys(GOOD).filter((country) => country !== 'DE')).toEqual(knownCountries);
  });

  describe.each(Object.keys(GOOD))('of %s', (country) => {
    it('is taken as its post writes it [CHK-20 a,e,f]', () => {
      expect(faults(address(country))).toEqual([]);
    });

    it('wants all of its fields but the further lines [CHK-20 a]', () => {
      const { order, postal } = countryFields(country);
      const wanted = ['firstName', 'lastName', 'line1', 'town', 'region', 'postalCode', 'phone']
        .filter((field) => !/town|region|postalCode/.test(field) || order.includes(field as never))
        .filter((field) => field !== 'postalCode' || postal.required)
        .map((field) => `${field} required`);
      expect(faults({ ...EMPTY_ADDRESS, country })).toEqual(wanted);
      const blank = Object.fromEntries(Object.keys(EMPTY_ADDRESS).map((field) => [field, ' \u200B\n']));
      expect(faults({ ...EMPTY_ADDRESS, ...blank, country })).toEqual(wanted);
    });

    it('takes a field up to its limit and not one sign more [CHK-20 a]', () => {
      const limits = { firstName: 60, lastName: 60, line1: 240, line2: 240, line3: 240 } as const;
      const withTown = countryFields(country).order.includes('town') ? { ...limits, town: 100 } : limits;
      for (const [field, limit] of Object.entries(withTown)) {
        expect(faults(address(country, { [field]: 'a'.repeat(limit) }))).toEqual([]);
        expect(faults(address(country, { [field]: 'a'.repeat(limit + 1) }))).toEqual([`${field} long`]);
      }
    });

    it('is sent as the service wants it, with a city also where it is one [CHK-20 part]', () => {
      const body = addressBody(mendAddress(address(country)), false);
      expect(body.town).not.toBe('');
      expect(body.country).toEqual({ isocode: country });
      const { region } = GOOD[country] ?? {};
      expect(body.region).toEqual(region ? { isocode: `${country}-${region}` } : null);
    });
  });

  const said = (field: string, typed: string, fault: string) => {
    const terms = { organization: 'Riverside School', countries: knownCountries };
    const values = address('US', { [field]: typed });
    expect(faults(values, terms)).toContain(fault);
    expect(mendAddress(values, terms)[field as 'town']).toBe(typed);
  };

  everyRow([
    ['firstName', 'Tomás', 'firstName name'],
    ['lastName', '李', 'lastName name'],
    ['lastName', '😀', 'lastName name'],
    ['line1', 'Rue Montréal 5', 'line1 characters'],
    ['line2', '5 <b>', 'line2 characters'],
    ['town', 'Sankt Pölten', 'town characters'],
    ['town', 'מרים', 'town characters'],
  ])('says that %s %j has characters it may not have, and keeps them [CHK-20 b]', said);

  everyRow([
    ['line1', 'P.O. Box 1180', 'line1 poBox'],
    ['line2', 'PO Box 5', 'line2 poBox'],
    ['line3', 'Postbus 5', 'line3 poBox'],
  ])('says that %s %j is a post-office box [CHK-20 c]', said);

  everyRow([
    ['line1', 'Ana Martin, 5 Oak Street', 'line1 nameInStreet'],
    ['line1', 'Riverside School, 5 Oak Street', 'line1 nameInStreet'],
  ])('says that %s %j holds who it is for [CHK-20 d]', said);

  everyRow([
    ['region', 'XX', 'region required'],
    ['postalCode', '551', 'postalCode postal'],
    ['phone', '+1 651 55', 'phone phoneShort'],
    ['phone', 'none', 'phone phone'],
    ['country', 'XX', 'country notServed'],
  ])('says of %s %j: %s [CHK-20 a,e,f part]', said);

  everyRow([
    ['country', 'United States of America', 'US'],
    ['region', 'Minnesota', 'MN'],
    ['region', 'us-mn', 'MN'],
    ['phone', '+1 (651) 555-0148', '+1 651 555 0148'],
    ['line1', '\u200F2200\u00A0Lakeview\r\nAvenue ', '2200 Lakeview Avenue'],
    ['postalCode', '55108-1234', '55108'],
    ['lastName', 'O’Brien', "O'Brien"],
  ])('mends %s %j to %j [CHK-20 part]', (field, typed, meant) => {
    expect(mendAddress(address('US', { [field]: typed }))[field as 'town']).toBe(meant);
  });

  describe.each(['firstName', 'lastName', 'line1', 'line2', 'line3', 'town'] as const)(
    'has in %s [CHK-20 b part]',
    (field) => {
      const code = field.endsWith('Name') ? 'name' : 'characters';

      everyRow([
        ['spaces, line breaks and a tab', ' Oak\r\n\tLane  West ', 'Oak Lane West'],
        ['what nobody sees', '\uFEFFOak\u200B La\u00ADne\u2060\u3164\uFE0F', 'Oak Lane'],
        ['marks of direction', '\u202E\u200FOak\u202C \u2067Lane\u2069', 'Oak Lane'],
        ['full-width letters', 'Ｏａｋ　Ｌａｎｅ', 'Oak Lane'],
      ])('%s mended', (_what, typed, meant) => {
        const values = address('US', { [field]: typed });
        expect(mendAddress(values)[field]).toBe(meant);
        expect(faults(values)).toEqual([]);
      });

      everyRow([
        ['right-to-left letters', 'רחוב אלון'],
        ['right-to-left letters after others', 'Oak شارع'],
        ['an emoji', 'Oak 🏡'],
        ['a joined emoji', 'Oak 👩‍⚕️'],
        ['another script', '東京都'],
        ['letters that look like ours', 'Оаk'],
        ['markup', 'Oak <script>'],
        ['a sign of a formula', '=Oak'],
        ['a half of a sign', 'Oak \uD83C'],
      ])('%s told and kept', (_what, typed) => {
        const values = address('US', { [field]: typed });
        expect(faults(values)).toEqual([`${field} ${code}`]);
        expect(mendAddress(values)[field]).toBe(typed);
      });
    },
  );

  everyRow(['רחוב', '🏡', '東京都', '<b>', 'x'.repeat(241), '\uD83C'])(
    'tells and keeps %j as a country, region, postal code or phone [CHK-20 a,e,f part]',
    (typed) => {
      for (const [field, fault] of [
        ['country', 'country notServed'],
        ['region', 'region required'],
        ['postalCode', 'postalCode postal'],
        ['phone', 'phone phone'],
      ] as const) {
        const values = address('US', { [field]: typed });
        expect(faults(values, { countries: knownCountries })).toContain(fault);
        expect(mendAddress(values, { countries: knownCountries })[field]).toBe(typed);
      }
    },
  );

  everyRow([
    ['country', '\u200BUnited States\u00A0of America\n', 'US'],
    ['country', 'Estados Unidos', 'US'],
    ['country', 'U.S.A.', 'US'],
    ['region', 'CA', 'CA'],
    ['region', ' california\r\n', 'CA'],
    ['region', 'California (CA)', 'California (CA)'],
    ['postalCode', '\u202A55108\u202C', '55108'],
    ['postalCode', '５５１０８', '55108'],
    ['phone', '+1 (555) 123-4567', '+1 555 123 4567'],
    ['phone', '\u202A+1\u00A0651\r\n555 0148\u202C', '+1 651 555 0148'],
  ])('filled in by a browser as %s %j becomes %j [CHK-20 part]', (field, typed, meant) => {
    expect(mendAddress(address('US', { [field]: typed }))[field as 'town']).toBe(meant);
  });

  it('takes what the service gave as it is until it is edited [CHK-20 g part]', () => {
    const given = {
      country: 'CA',
      firstName: 'Tomás',
      town: 'Montréal',
      line1: 'Case postale 5',
      postalCode: 'H2Y1C6',
    };
    const values = address('CA', { ...given, region: 'QC' });
    expect(faults(values, { given })).toEqual([]);
    expect(mendAddress(values, { given }).postalCode).toBe('H2Y1C6');
    expect(faults({ ...values, town: 'Montréal-Est' }, { given })).toEqual(['town characters']);
    expect(faults({ ...values, country: 'US', region: 'MN' }, { given })).toEqual(['postalCode postal']);
    expect(faults({ ...values, firstName: '' }, { given })).toEqual(['firstName required']);
  });

  it('judges a phone that the service gave anew with another country [CHK-20 f,g part]', () => {
    const given = { country: 'US', phone: '555 0148' };
    expect(faults(address('US', given), { given })).toEqual([]);
    expect(faults(address('NL', { phone: given.phone }), { given })).toEqual(['phone phone']);
  });

  it('of the service is read by codes and by names, and lacks what it lacks [CHK-09 b part]', () => {
    expect(
      addressValues({
        line1: '7 Canal Road',
        country: { isocode: 'US', name: 'United States' },
        region: { isocode: 'California' },
        defaultAddress: false,
      }),
    ).toEqual({ ...EMPTY_ADDRESS, line1: '7 Canal Road', country: 'US', region: 'CA' });
  });

  it('has its third line only where it is asked for [FLG-07 a part]', () => {
    const values = address('US', { line3: 'Rear entrance' });
    expect(addressBody(values, true).line3).toBe('Rear entrance');
    expect(addressBody(values, false).line3).toBeNull();
  });
});

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
