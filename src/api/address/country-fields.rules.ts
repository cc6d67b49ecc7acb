import { fieldsIn, type PlacedField } from './address-order.rules.ts';
import data from './data/countries.json' with { type: 'json' };

/** A country in `data/countries.json`, as `src/build/addresses` writes it. */
export type CountryRow = {
  /** The order of the fields after the lines: `C` city, `S` region, `Z` postal code. */
  order: string;
  /** The kind of its cities, if it is not 'city'. */
  city?: string;
  regionKind?: string;
  /** `CA California~CO Colorado`. */
  regions?: string;
  /** The regions that have another name in a language, by language: `CA Californie~FL Floride`. */
  named?: Readonly<Record<string, string>>;
  postal?: {
    pattern: string;
    example: string;
    kind?: string;
    required?: boolean;
    /** The beginnings of the postal codes of its regions, each as a pattern: `CO 8[01]~CT 06`. */
    beginnings?: string;
  };
};

export type Region = { code: string; name: string };
type CityKind = 'city' | 'suburb' | 'town' | 'district';
type RegionKind = 'state' | 'province' | 'prefecture' | 'county' | 'region' | 'nation';
type PostalKind = 'zip' | 'postcode' | 'eircode' | 'postal';

/** The fields of a country's addresses besides names, lines and phone. */
export type CountryFields = {
  /** In the country's order. Without a city the country is itself one, and its name is used. */
  order: readonly PlacedField[];
  cityKind: CityKind;
  regionKind: RegionKind;
  /** Short codes, such as `CA` for `US-CA`, with their English names. If there are any, one is required. */
  regions: readonly Region[];
  /** The regions that have another name in a language, by language. */
  named: Readonly<Record<string, readonly Region[]>>;
  postal: {
    pattern?: RegExp;
    example: string;
    kind: PostalKind;
    required: boolean;
    /** The beginnings of a region's postal codes, by the region's short code. Empty if they are not known. */
    beginnings: ReadonlyMap<string, RegExp>;
  };
};

const rows: Readonly<Record<string, CountryRow>> = data;

const CITY_KINDS: Readonly<Record<string, CityKind>> = {
  suburb: 'suburb',
  post_town: 'town',
  district: 'district',
};
const REGION_KINDS: readonly RegionKind[] = ['state', 'prefecture', 'county', 'region', 'nation'];
/** Countries that call the postal code "postcode" in English. */
const POSTCODE = new Set(['AU', 'GB', 'NZ']);

const known = new Map<string, CountryFields>();

/** Returns the fields of a country. An unknown one has a city and an optional postal code. Source: CHK-20 a, e. */
export const countryFields = (country: string): CountryFields => {
  const found = known.get(country) ?? fieldsOf(country, rows[country] ?? { order: 'CZ' });
  known.set(country, found);
  return found;
};

const fieldsOf = (country: string, row: CountryRow): CountryFields => {
  const { order, city = '', regionKind, regions = '', postal } = row;
  return {
    order: fieldsIn(order),
    cityKind: CITY_KINDS[city] ?? 'city',
    regionKind: REGION_KINDS.find((kind) => kind === regionKind) ?? 'province',
    regions: regionList(regions),
    named: Object.fromEntries(
      Object.entries(row.named ?? {}).map(([language, names]) => [language, regionList(names)]),
    ),
    postal: {
      ...(postal && { pattern: new RegExp(`^(?:${postal.pattern})$`) }),
      example: postal?.example ?? '',
      kind: postalKind(country, postal?.kind),
      required: postal?.required ?? false,
      beginnings: new Map(
        regionList(postal?.beginnings ?? '').map(({ code, name }) => [code, new RegExp(`^(?:${name})`)]),
      ),
    },
  };
};

const regionList = (text: string): readonly Region[] => text.split('~').filter(Boolean).map(regionOf);

const regionOf = (text: string): Region => {
  const space = text.indexOf(' ');
  return { code: text.slice(0, space), name: text.slice(space + 1) };
};

const postalKind = (country: string, kind: string | undefined): PostalKind => {
  if (kind === 'zip' || kind === 'eircode') return kind;
  return POSTCODE.has(country) ? 'postcode' : 'postal';
};
