import orders from './data/orders.json' with { type: 'json' };

export type PlacedField = 'town' | 'region' | 'postalCode';

const FIELDS: Readonly<Record<string, PlacedField>> = { C: 'town', S: 'region', Z: 'postalCode' };
const known: Readonly<Record<string, string>> = orders;

/** The countries whose fields are known, by ISO 3166 codes. These are the countries that the store ships to. */
export const knownCountries: readonly string[] = Object.keys(known);

/** Returns the fields of an order written as letters: `C` city, `S` region, `Z` postal code. */
export const fieldsIn = (letters: string): readonly PlacedField[] => [...letters].map((one) => FIELDS[one]!);

/** Returns a country's order of city, region and postal code, by which an address shows without the data of forms. */
export const addressOrder = (country: string): readonly PlacedField[] =>
  fieldsIn(Object.hasOwn(known, country) ? known[country]! : 'CZ');

/** Returns the name of a country in the language of `tag`. Any other text is returned unchanged. */
export const countryName = (code: string, tag: string): string =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(tag, { type: 'region' }).of(code)) || code;
