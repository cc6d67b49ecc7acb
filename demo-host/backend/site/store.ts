import { knownCountries } from '../../../src/api/address/address-order.rules.ts';
import { countryFields } from '../../../src/api/address/country-fields.rules.ts';

/** The countries that the store delivers to, besides those with a site. Source: api.md, section 1. */
export const DELIVERY_COUNTRIES: readonly string[] = knownCountries;

/** States, provinces and similar regions, by the country's ISO code. Addresses in other countries have no region. */
export const REGIONS: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> =
  Object.fromEntries(
    knownCountries.flatMap((country) => {
      const { regions } = countryFields(country);
      return regions.length > 0 ? [[country, regions.map(({ code, name }) => [code, name] as const)]] : [];
    }),
  );
