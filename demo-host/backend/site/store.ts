import { countryFields, knownCountries } from '../../../src/api/address/country-fields.rules.ts';

/** Where the store sends to, beside what it has sites for. Source: api.md, section 1. */
export const DELIVERY_COUNTRIES: readonly string[] = knownCountries;

/** States, provinces and the like, by the country's ISO code; other countries' addresses name none. */
export const REGIONS: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> =
  Object.fromEntries(
    knownCountries.flatMap((country) => {
      const { regions } = countryFields(country);
      return regions.length > 0 ? [[country, regions.map(({ code, name }) => [code, name] as const)]] : [];
    }),
  );
